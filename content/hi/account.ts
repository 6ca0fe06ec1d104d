import { type account as en } from '../en/account';
import { type Translation } from '../shape';
import { emailSuggestion } from './email-suggestion';

export const account: Translation<typeof en> = {
  login: 'लॉग इन करें',
  loginBusy: 'खुल रहा है…',
  logout: 'लॉग आउट करें',
  yourAccount: 'आपका खाता:',
  dialog: {
    title: 'आपका खाता',
    description: 'यह केवल ईबुक खरीदने के लिए चाहिए।',
    forBook: '{title} ({price}) खरीदने के लिए।',
    close: 'बंद करें',
    google: 'Google से आगे बढ़ें',
    googleBusy: 'Google का इंतज़ार है…',
    inApp:
      'Google इस ऐप के अंदर लॉग इन करने नहीं देता। Google से लॉग इन करने के लिए यह पेज Chrome या Safari में खोलें, या यहीं ईमेल से आगे बढ़ें।',
    divider: 'या ईमेल से आगे बढ़ें',
    tabs: { label: 'लॉग इन करें या खाता बनाएँ', login: 'लॉग इन करें', register: 'खाता बनाएँ' },
    secure: 'SSL से सुरक्षित, निजता का पूरा ध्यान',
    show: 'दिखाएँ',
    hide: 'छिपाएँ',
    showPassword: 'पासवर्ड दिखाएँ',
    hidePassword: 'पासवर्ड छिपाएँ',
    useEmail: 'नीचे ईमेल से लॉग इन करें।',
  },
  loginForm: {
    email: 'ईमेल',
    password: 'पासवर्ड',
    submit: 'अपने खाते में लॉग इन करें',
    busy: 'लॉग इन हो रहा है…',
    forgot: 'पासवर्ड भूल गए?',
  },
  registerForm: {
    name: 'पूरा नाम',
    email: 'ईमेल',
    password: 'पासवर्ड',
    passwordPlaceholder: 'कम से कम 6 अक्षर या अंक',
    confirm: 'पासवर्ड फिर से लिखें',
    submit: 'अपना खाता बनाएँ',
    busy: 'खाता बन रहा है…',
    taken: 'इसी ईमेल से लॉग इन करें',
  },
  registerNotice: {
    text: 'नाम, ईमेल और पासवर्ड से आपका खाता बनता है। वह तब तक रहता है, जब तक आप उसे न मिटाएँ या तीन साल तक लॉग इन न करें।',
    link: 'निजता',
  },
  reset: {
    title: 'पासवर्ड भूल गए?',
    text: 'वह ईमेल लिखें, जिससे खाता बनाया था। हम आपको नया पासवर्ड चुनने का लिंक भेजेंगे।',
    email: 'ईमेल',
    submit: 'लिंक भेजें',
    busy: 'भेजा जा रहा है…',
    done: 'अगर इस ईमेल से कोई खाता है, तो लिंक भेज दिया गया है। स्पैम फ़ोल्डर भी देख लें।',
    sent: 'अपना ईमेल देखें',
    again: 'फिर से भेजें',
    back: 'लॉग इन पर लौटें',
  },
  help: {
    login:
      'अगर आपने Google से खाता बनाया था, तो ऊपर “Google से आगे बढ़ें” दबाएँ। “पासवर्ड भूल गए?” से नया पासवर्ड चुना जा सकता है।',
    register: 'अगर आपका खाता पहले से है, तो लॉग इन करें: अपने पासवर्ड से या “Google से आगे बढ़ें” से।',
    tooMany: 'बहुत बार कोशिश हुई है। कुछ मिनट रुककर फिर से कोशिश करें।',
    stronger: 'लंबा पासवर्ड चुनें, जिसमें अंग्रेज़ी के बड़े अक्षर, अंक और चिह्न हों।',
    blocked:
      'ब्राउज़र ने Google की विंडो रोक दी। इस वेबसाइट के लिए पॉप-अप की अनुमति दें और बटन फिर से दबाएँ, या नीचे ईमेल से आगे बढ़ें।',
  },
  suggestion: emailSuggestion,
  errors: {
    name: 'अपना पूरा नाम लिखें।',
    email: 'अपना ईमेल name@example.in की तरह लिखें।',
    password: 'अपना पासवर्ड लिखें।',
    any: { 'too-long': 'ज़्यादा से ज़्यादा {max} अक्षर लिखें।' },
  },
  toasts: {
    googleFailed: {
      title: 'Google से लॉग इन नहीं हुआ',
      text: 'Google से लॉग इन पूरा नहीं हुआ। फिर से कोशिश करें।',
    },
    googleError: {
      title: 'गड़बड़ी हुई',
      text: 'Google से लॉग इन करते समय कुछ गड़बड़ हो गई। फिर से कोशिश करें।',
    },
    googleDone: { title: 'स्वागत है!', text: 'Google से लॉग इन हो गया।' },
    loginFailed: {
      title: 'लॉग इन नहीं हुआ',
      text: 'ईमेल या पासवर्ड सही नहीं है। फिर से कोशिश करें।',
    },
    loginDone: { title: 'फिर से स्वागत है!', text: 'लॉग इन हो गया।' },
    registerFailed: {
      title: 'खाता नहीं बना',
      text: 'हो सकता है कि इस ईमेल से पहले ही खाता बना हो। फिर से कोशिश करें।',
    },
    registerDone: {
      title: 'खाता बन गया!',
      text: '{name}, आपका स्वागत है! अब ईबुक खरीदी जा सकती है।',
    },
    error: { title: 'गड़बड़ी हुई', text: 'कुछ गड़बड़ हो गई। फिर से कोशिश करें।' },
    logoutFailed: {
      title: 'गड़बड़ी हुई',
      text: 'आप अब भी लॉग इन हैं। फिर से कोशिश करें।',
    },
    mismatch: {
      title: 'पासवर्ड अलग-अलग हैं',
      text: 'दोनों पासवर्ड एक जैसे नहीं हैं। फिर से लिखें।',
    },
    weak: { title: 'पासवर्ड कमज़ोर है', text: 'पासवर्ड में कम से कम 6 अक्षर या अंक हों।' },
  },
};
