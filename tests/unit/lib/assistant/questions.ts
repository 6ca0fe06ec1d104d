import { type AssistantTopicId } from '@/content/assistant-topics';
import { bookQuestions } from './book-questions';
import { buyerQuestions } from './buyer-questions';
import { courseQuestions } from './course-questions';
import { otherQuestions } from './other-questions';

/**
 * What visitors ask, separated by bars, and which topic answers: in English, in Hindi with Latin
 * letters, in Hindi. `none` is for the fallback, mostly messages with a word of a topic in them.
 * Those about ebooks are in `ebooks.test.ts`: which topic answers depends on the books.
 */
export const questions: Record<Exclude<AssistantTopicId, 'ebook'> | 'none', string> = {
  ...bookQuestions,
  ...buyerQuestions,
  ...courseQuestions,
  social: `
    youtube channel | do you have a youtube channel? | your instagram id | aapka youtube channel hai kya | insta page |
    are you on facebook | telegram group link | telegram group hai kya | where can I follow you | linkedin profile |
    यूट्यूब चैनल है क्या | आपका चैनल कौन सा है | इंस्टाग्राम पेज | can I subscribe somewhere | social media`,
  none: otherQuestions,

  privacy: `
    is my data safe | what is your privacy policy | do you share my number with anyone | please delete my details |
    mera data safe hai kya | क्या मेरी जानकारी सुरक्षित है | डेटा का क्या होता है |
    Will you sell my phone number to others | मेरा नंबर और नाम मिटा दीजिए |
    you won't give my number to telecallers, right? | How long do you keep my details? |
    Is my phone number kept private? | mera phone number kisi ko doge to nahi | do you store my data |
    cookies use karte ho? | is it safe to give my number | will you sell my data`,
  complaint: `
    I want to complain | who is the grievance officer | shikayat karni hai | मुझे शिकायत करनी है |
    Whom do I write to if I am unhappy with you | मुझे आपकी सेवा से शिकायत है | grievance officer ka number |
    I am not happy with the service`,
  account: `
    I forgot my password | do I need an account | how to log in | password bhul gaya | login nahi ho raha |
    पासवर्ड भूल गया | लॉगिन नहीं हो रहा | do I need to sign up to purchase | otp nahi aa raha |
    register kaise kare website pe | account kaise banaye | google se login hoga? |
    do I need to register to read the site | i cannot log in`,
  'reply-time': `
    how soon do you reply | when will the teacher answer | jawab kab milega | जवाब कब मिलेगा |
    message ka reply kitne ghante me aata hai | aap kab tak reply karte ho | 24 ghante me jawab milega kya |
    kitni der me reply aayega | I sent a message, when do you answer`,
  'office-hours': `
    What are your office hours? | When are you open? | timings? | are you closed on Sunday | what time can I call |
    office kitne baje khulta hai | kab khulta hai | office kab tak khula hai | sunday ko khula hai kya |
    ऑफिस का समय क्या है | कितने बजे तक खुला है | आप कितने बजे तक मिलेंगे | Till when can I ring you on weekdays? |
    kal daftar khula rahega? | aaj office band hai kya | office ka time kya hai | can I call at night |
    office kab band hota hai | Saturday ko office khula hai?`,
  contact: `
    How can I contact you? | phone number please | do you have WhatsApp | what's app number |
    I want to talk to the teacher | email id | sampark kaise karein | mujhe baat karni hai | aapka number kya hai |
    sir se baat kaise kare | संपर्क | सम्पर्क | फ़ोन नंबर दीजिए | सर से बात करनी है | आपका फ़ोन नंबर क्या है |
    आपसे बात कैसे करें | मैं शिक्षक से सीधे कैसे बात करूँ? | whatsapp number? | teacher se phone par baat karni hai |
    can I speak to someone | aapka whatsapp number kya hai`,
  place: `
    where are you located? in Delhi? | which city are you in | aap kahan ho | aap kaha se padhate ho |
    आपका पता क्या है | आप कहाँ से पढ़ाते हैं | where does he sit, in Jaipur? | Jaipur me kahan aana padega |
    क्या जयपुर आना पड़ेगा | आपका ऑफ़िस कहाँ है | do you have a branch in Mumbai | kya ghar aakar padhate ho |
    आप किस शहर में हैं | office kahan par hai | what is your postal address`,
  teacher: `
    Who is the teacher? | what is the name of the teacher | who teaches vedic maths |
    who is the teacher, is he qualified | How many years of experience? | how many students have you taught |
    kitne bachche padh chuke hain | कितने विद्यार्थी पढ़ चुके हैं? |
    kaun padhata hai | sir ka naam kya hai | teacher ki degree kya hai | कितने साल का अनुभव है |
    शिक्षक के बारे में बताइए | कौन पढ़ाता है? | सर का अनुभव कितना है | पढ़ाने वाले कौन हैं और कितना पढ़े हैं? |
    Since when is he teaching? | Does he have an M.Sc.? | kya sir ne maths me masters kiya hai |
    How experienced is the tutor | What has the teacher studied? | Acharya ji kitne saal se padha rahe hain |
    Who will be teaching my son? | aapke teacher ki qualification kya hai | guruji ka anubhav kitna hai |
    what are the teacher's qualifications | शिक्षक का नाम क्या है | kitne bachcho ko padhaya hai | which teacher will teach my child |
    master degree hai kya sir ki | where did the teacher study | इन्हें पढ़ाने का कितना अनुभव है |
    शिक्षिका का नाम क्या है | अध्यापिका के बारे में बताइए | मैडम का अनुभव कितना है | madam ka naam kya hai |
    पढ़ाने वाली कौन हैं और कितना पढ़ी हैं? | adhyapika kaun hai | shikshika ki degree kya hai`,
  identity: `
    Who are you? | what's your name | are you a robot | hi, who are you | aap kaun ho | tumhara naam kya hai |
    kya aap insaan hain | आप कौन हैं? | तुम्हारा नाम क्या है | क्या आप इंसान हैं? | am I talking to a real person`,
  testimonials: `
    testimonials | Do you have reviews? | what do your students say | any feedback from parents | log kya kehte hain |
    bacche kya kehte hain | parents kya kehte hain | छात्र क्या कहते हैं | रिव्यू दिखाओ | बच्चों की राय क्या है |
    माता-पिता क्या कहते हैं | what do other parents think | kisi ka result dikhao | student reviews`,
  'from-vedas': `
    is vedic maths really from the Vedas | are these sutras in the vedas? | is it ancient maths? |
    which veda is it from | is it really vedic | kya ye sach me vedo se aaya hai | vedic maths kis ved se hai |
    ye sutra vedon mein likhe hain kya | क्या यह वेदों में है? | वैदिक गणित किस वेद से है |
    क्या वैदिक गणित सच में वेदों से आया है`,
  'vedic-maths': `
    What is Vedic maths? | what are the sutras | vaidik ganit kya hai |
    vedic math kya hota hai | vedic maths kya hai | sutra kitne hain | वैदिक गणित क्या है | कितने सूत्र हैं |
    वैदिक गणित क्या होता है? | vedic maths ke fayde |
    vedic maths kisne banaya`,
  practice: `
    where can I practise | do you have worksheets | are there practice sums | abhyas kahan karein |
    रोज़ अभ्यास करने के लिए सवाल कहाँ मिलेंगे | अभ्यास की शीट | worksheet pdf milegi? | practice sheet pdf |
    download practice sheets | vedic maths worksheet for class 5 pdf | practice questions pdf download | sums pdf |
    वर्कशीट की पीडीएफ | अभ्यास के सवाल डाउनलोड करने हैं | can I print the worksheets`,
  methods: `
    Tell me about nikhilam | what is the nikhilam sutra | how does urdhva tiryagbhyam work | ekadhikena purvena kya hai |
    why does the method work | nikhilam vidhi samjhaiye | निखिलम् क्या है | yavadunam sutra explain | anurupyena kya hai | एकन्यूनेन पूर्वेण | what is antyayordasakepi |
    ऊर्ध्वतिर्यग्भ्याम् समझाइए | एकाधिकेन पूर्वेण का मतलब | ekadhiken sutra batao`,
  'worked-example': `
    Show me an example | teach me a trick | how to multiply two numbers fast | tricks for squares | ek udaharan do |
    guna kaise karte hain | guna jaldi kaise kare | koi trick batao | एक उदाहरण दीजिए | गुणा करने का तरीका |
    जल्दी गुणा कैसे करें? | कोई ट्रिक सिखाइए | 11 se guna karne ki trick | show me a trick for multiplying`,
  thanks: `
    thank you so much | dhanyavad | thanks! | bahut shukriya | शुक्रिया | बहुत-बहुत धन्यवाद | ok thank you`,
  greeting: `
    hi | Hi! | hiiiii | HELLO | hello ji | hey there | Good morning | Namaste | namaste ji | namaskar ji | pranam |
    ram ram | aap kaise hain | नमस्ते | नमस्ते जी | नमस्कार! | हैलो | आप कैसे हैं? | good evening sir`,
};
