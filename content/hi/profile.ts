import { type profile as en } from '../en/profile';
import { type Translation } from '../shape';
import { emailSuggestion } from './email-suggestion';

export const profile: Translation<typeof en> = {
  title: 'अपनी प्रोफ़ाइल पूरी करें',
  lead: 'यह जानकारी एक ही बार देनी है। लगभग तीन मिनट लगते हैं।',
  forBook: '{title} ({price}) खरीदने के लिए।',
  required: 'जिन पर “चाहें तो” लिखा है, उन्हें छोड़कर बाकी सब भरें।',
  optional: 'चाहें तो',
  sections: {
    person: 'आपके बारे में',
    address: 'पता',
    parent: 'माता-पिता या अभिभावक',
    learning: 'गणित की पढ़ाई',
    reach: 'आपसे संपर्क',
  },
  more: 'रुचियाँ, लक्ष्य, संपर्क',
  hints: {
    dateOfBirth: 'उम्र 18 साल से कम है? माता-पिता की मदद लें।',
    gender: 'ताकि {शिक्षक|शिक्षिका} आपसे सही तरह बात कर सकें। “बताना नहीं है” भी चुना जा सकता है।',
    address:
      'यह {शिक्षक|शिक्षिका} के पास आपके ऑर्डर के रिकॉर्ड में रहता है। ईबुक WhatsApp पर आती है, डाक से कुछ नहीं।',
    noConsent: 'यह नहीं चुना जा सकता: 18 साल से कम उम्र वालों को हम विज्ञापन नहीं भेजते।',
  },
  labels: {
    phone: 'फ़ोन नंबर',
    dateOfBirth: 'जन्म की तारीख',
    gender: 'लिंग',
    street: 'घर का पता',
    city: 'शहर',
    state: 'राज्य',
    zipCode: 'पिन या ज़िप कोड',
    country: 'देश',
    parentName: 'अभिभावक का नाम',
    parentPhone: 'अभिभावक का फ़ोन',
    parentEmail: 'अभिभावक का ईमेल',
    parentRelation: 'विद्यार्थी से आपका संबंध',
    parentIsAdult: 'मैं वयस्क हूँ: मेरी उम्र 18 साल या उससे ज़्यादा है।',
    parentAgrees:
      'मेरी सहमति है कि {शिक्षक|शिक्षिका} विद्यार्थी की नीचे दी गई जानकारी अपने पास रखें और उसका इस्तेमाल करें।',
    interests: 'रुचियाँ',
    currentMathLevel: 'गणित में अभी का स्तर',
    learningGoals: 'सीखने के लक्ष्य',
    preferredContactMethod: 'हम आपसे कैसे संपर्क करें?',
    marketingConsent: 'मुझे नई किताबों और नए बैचों के बारे में बताएँ।',
  },
  suggestion: emailSuggestion,
  choose: 'एक चुनें',
  options: {
    parentRelation: { mother: 'माता', father: 'पिता', guardian: 'अभिभावक' },
    gender: {
      male: 'पुरुष',
      female: 'महिला',
      other: 'अन्य',
      'prefer-not-to-say': 'बताना नहीं है',
    },
    currentMathLevel: {
      beginner: 'अभी शुरुआत',
      elementary: 'बुनियादी',
      intermediate: 'मध्यम',
      advanced: 'उन्नत',
      expert: 'निपुण',
    },
    interests: {
      'Mental Math': 'मानसिक गणित',
      'Vedic Mathematics': 'वैदिक गणित',
      'Speed Calculation': 'तेज़ गणना',
      Algebra: 'बीजगणित',
      Geometry: 'ज्यामिति',
      Arithmetic: 'अंकगणित',
      'Problem Solving': 'सवाल हल करना',
      'Math Competitions': 'गणित की प्रतियोगिताएँ',
    },
    preferredContactMethod: { email: 'ईमेल', phone: 'फ़ोन', whatsapp: 'WhatsApp', sms: 'SMS' },
  },
  notice: {
    title: 'आपकी उम्र 18 साल से कम है',
    text: 'कृपया यह फ़ॉर्म अपने माता-पिता या अभिभावक के साथ मिलकर भरें। यह जानकारी आपकी किताब भेजने, आपका ऑर्डर दर्ज करने और आपके सवालों के जवाब देने के काम आती है। हम कोई विज्ञापन नहीं भेजते।',
    translationLanguage: 'en',
    translation:
      'Please fill this in together with a parent or guardian. We use these details to deliver your book, record your order and answer your questions, and we send no advertising.',
  },
  parentStep: {
    title: 'पहले माता-पिता या अभिभावक',
    text: 'विद्यार्थी की उम्र 18 साल से कम है। यह हिस्सा माता-पिता या अभिभावक भरें: अपना नाम, अपना फ़ोन या ईमेल, और यह कि आप सहमत हैं या नहीं। हम आपका जवाब दर्ज करते हैं और किसी दस्तावेज़ से उसकी जाँच नहीं करते। सहमति कभी भी वापस ली जा सकती है: {शिक्षक|शिक्षिका} को लिखें।',
  },
  formNotice: {
    text: 'यह जानकारी {शिक्षक|शिक्षिका} को आपका ऑर्डर दर्ज करने और आपसे संपर्क करने के लिए चाहिए। {शिक्षक|शिक्षिका} तक पहुँचने के बाद यह वेबसाइट इसे मिटा देती है। इसे देखने, सुधरवाने या सहमति वापस लेने के लिए {शिक्षक|शिक्षिका} को लिखें। क्या कब तक रखा जाता है, यह “निजता” पेज पर लिखा है।',
    link: 'निजता',
  },
  counter: { left: '{count} अक्षर बाकी', over: '{count} अक्षर ज़्यादा' },
  submit: 'सेव करें और आगे बढ़ें',
  busy: 'सेव हो रहा है…',
  kept: {
    title: 'जानकारी सुरक्षित है, अभी पहुँची नहीं',
    text: 'हो सकता है कि आपकी जानकारी अभी {शिक्षक|शिक्षिका} तक न पहुँची हो। वह यहाँ सुरक्षित है और भेज दी जाएगी। चाहें तो अभी भुगतान के लिए आगे बढ़ें, या जानकारी बदलकर फिर से सेव करें।',
  },
  toPayment: 'भुगतान के लिए आगे बढ़ें',
  logout: 'लॉग आउट करें',
  account: 'आपका खाता',
  help: '{शिक्षक|शिक्षिका} से WhatsApp पर पूछें',
  helpMessage: 'नमस्ते! आपकी वेबसाइट पर अपनी प्रोफ़ाइल पूरी करने में मुझे मदद चाहिए।',
  errors: {
    phone: {
      missing: 'फ़ोन नंबर लिखें।',
      malformed: 'नंबर के सभी अंक लिखें, जैसे 98765 43210 या +44 20 7946 0958',
    },
    dateOfBirth: {
      missing: 'अपने जन्म की तारीख चुनें।',
      range: '1900 से आज तक की कोई तारीख चुनें।',
    },
    gender: { missing: 'एक चुनें।' },
    street: { missing: 'मकान नंबर और गली या सड़क लिखें।' },
    city: { missing: 'अपना शहर या गाँव लिखें।' },
    state: { missing: 'अपना राज्य लिखें।' },
    zipCode: { malformed: 'भारत के पिन कोड में छह अंक होते हैं, जैसे 302001' },
    parentPhone: {
      missing: 'अपना फ़ोन नंबर या अपना ईमेल लिखें।',
      malformed: 'नंबर के सभी अंक लिखें, या इसे खाली छोड़ दें।',
    },
    parentIsAdult: { missing: 'अगर आप वयस्क हैं, तो इस पर निशान लगाएँ।' },
    parentAgrees: { missing: 'अगर आप सहमत हैं, तो इस पर निशान लगाएँ।' },
    parentEmail: {
      'no-at': 'ईमेल name@example.in की तरह लिखें, या इसे खाली छोड़ दें।',
      malformed: 'ईमेल name@example.in की तरह लिखें, या इसे खाली छोड़ दें।',
    },
    any: {
      missing: 'इसे भी भरें।',
      'too-long': 'ज़्यादा से ज़्यादा {max} अक्षर लिखें।',
      'line-break': 'इसे एक ही लाइन में लिखें।',
      malformed: 'इसे जाँच लें।',
      unknown: 'सूची में से एक चुनें।',
      range: 'इसे जाँच लें।',
    },
  },
  toasts: {
    core: {
      title: 'जानकारी अधूरी है',
      text: 'सारी ज़रूरी जानकारी भरें (फ़ोन नंबर, जन्म की तारीख, लिंग)।',
    },
    parent: {
      title: 'पहले माता-पिता से पूछें',
      text: 'जहाँ निशान लगा है, वह माता-पिता या अभिभावक को भरना है।',
    },
    address: { title: 'पता अधूरा है', text: 'अपना पूरा पता लिखें।' },
    fields: {
      title: 'जानकारी अभी सेव नहीं हुई',
      text: 'जहाँ निशान लगा है, वहाँ जाँच लें।',
    },
    failed: {
      title: 'जानकारी नहीं भेजी गई',
      text: 'आपकी जानकारी सेव नहीं हो सकी। फिर से कोशिश करें, या {शिक्षक|शिक्षिका} से मदद लें।',
    },
    error: {
      title: 'गड़बड़ी हुई',
      text: 'अचानक कुछ गड़बड़ हो गई। फिर से कोशिश करें, या {शिक्षक|शिक्षिका} से मदद लें।',
    },
    outdated: 'यह पेज पुराना हो गया है। इसे फिर से लोड करें: आपने जो भरा है, वह सब यहीं रहेगा।',
    done: { title: 'प्रोफ़ाइल पूरी हुई!', text: 'आपकी जानकारी सेव हो गई है।' },
  },
};
