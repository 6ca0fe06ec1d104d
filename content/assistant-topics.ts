import { type PageId } from './pages';

/** Where an answer leads: a page, the testimonials, or a chat with the teacher. */
export type Destination = PageId | 'testimonials' | 'demo-chat' | 'chat';

interface AssistantTopic {
  id: string;
  /**
   * Words and phrases in any case, with commas between: English, Hindi in Latin letters, Hindi. A
   * star takes every word that begins so: `kharid*` finds "kharidna" and "kharidni".
   */
  keywords: readonly string[];
  links: readonly Destination[];
}

/**
 * What the assistant knows; the answers are in the words of each language. The first topic with a
 * keyword in the message answers, so narrow topics come before wide ones: "book a demo" before
 * books, books before Vedic mathematics. A greeting is last, because people say hello before they
 * ask.
 */
export const assistantTopics = [
  {
    id: 'book-preview',
    keywords: [
      'preview*, sample page*, sample, samples, look inside, inside the book, few pages',
      'namoona, namuna, namoone, jhalak, andar se, kuch panne, dekh sakta, dekh sakti',
      'नमूना, नमूने, झलक, प्रीव्यू, सैंपल, अंदर से, कुछ पन्ने',
    ],
    links: ['books'],
  },
  {
    id: 'demo-class',
    keywords: [
      'demo, demos, trial*, free class*, free lesson*, first class, try a class',
      'book a class, book class*, book a lesson, book a slot, book a session, book kar*, kaise book ho*, class book',
      'muft, free me, free mein, pehli class, try kar*',
      'डेमो, ट्रायल, मुफ्त, फ्री, पहली क्लास, क्लास बुक, बुक कर*, कैसे बुक हो*',
    ],
    links: ['demo-chat'],
  },
  {
    id: 'testimonials',
    keywords: [
      'testimonial*, review, reviews, feedback, rating*, success stories, happy students, results',
      'students say, parents say, people say, others say',
      'kya kehte, kya kahte, raay',
      'समीक्षा, समीक्षाएं, रिव्यू, राय, क्या कहते, फीडबैक',
    ],
    links: ['testimonials'],
  },
  {
    id: 'courses',
    keywords: [
      'course*, syllabus, curriculum, batch, batches, fee, fees, tuition*, enrol*, admission*, join, joining',
      'what do you teach, what will i learn, register',
      'kya sikhate, kya padhate, kya sikhaya, dakhila, judna, jud sak*, mahine ka, pathyakram, kharch*, shulk',
      'कोर्स, पाठ्यक्रम, सिलेबस, फीस, महीने का, दाखिला, एडमिशन, प्रवेश, जुड़*, बैच, क्या सिखाते, क्या पढ़ाते, खर्च*, शुल्क',
    ],
    links: ['chat', 'contact'],
  },
  {
    id: 'buying-books',
    keywords: [
      'buy, buying, purchas*, order, orders, ordering, price*, cost, costs, how much, discount*, offer, offers',
      'pay, paying, payment*, upi, amazon, gpay, google pay, phonepe, paytm, ebook*, e-book, e-books, pdf, deliver*',
      'kharid*, khareed*, kimat, keemat, qeemat, daam, kitne ki, kitne ka, kitne rup*, kitne paise, paise kaise, bhugtan, mangwa*, mangva*',
      'खरीद*, कीमत, दाम, मूल्य, कितने की, कितने का, पैसे कैसे, भुगतान, पेमेंट, यूपीआई, ऑर्डर, मंगवा*, ईबुक, ई-बुक, अमेजन',
    ],
    links: ['books', 'chat'],
  },
  {
    id: 'books-list',
    keywords: ['book, books, author', 'kitab*, kitaab*, pustak*', 'किताब*, पुस्तक*, बुक, बुक्स'],
    links: ['books'],
  },
  {
    id: 'office-hours',
    keywords: [
      'office hour*, hours, timing, timings, open, closed, what time, when can i call, sunday*, saturday*, weekend*',
      'samay, kitne baje, kab khul*, khula, kab band, kab milenge, ravivar, shanivar',
      'समय, कितने बजे, कब खुल*, खुला, कब बंद, टाइम, टाइमिंग, रविवार, इतवार, शनिवार',
    ],
    links: ['contact'],
  },
  {
    id: 'languages',
    keywords: [
      'language*, hindi, english, hinglish, medium, tamil, telugu, marathi, bengali, gujarati, punjabi, kannada, malayalam',
      'bhasha, angrezi, angreji',
      'भाषा, भाषाओं, हिंदी, हिन्दी, अंग्रेजी, इंग्लिश, माध्यम',
    ],
    links: ['demo-chat'],
  },
  {
    id: 'exams',
    keywords: [
      'exam, exams, examination*, entrance, competitive, competition*, aptitude, board, boards',
      'ntse, olympiad*, cat, cuet, jee, neet, ibps, ssc, banking, bank po, bank exam*, bank clerk',
      'pariksha*, pratiyogi*, taiyari, taiyaari, tayari',
      'परीक्षा*, एग्जाम, प्रतियोगी, तैयारी, ओलंपियाड, बैंक, बोर्ड, नीट, जेईई, कैट',
    ],
    links: ['chat'],
  },
  {
    id: 'worked-example',
    keywords: [
      'example*, trick, tricks, shortcut*, step by step, show me how, multiply, multiplication, square, squares, 9021',
      'udaharan, udahran, guna, gunaa, kaise karte, karke dikhao, tarika, tareeka',
      'उदाहरण, गुणा, ट्रिक, ट्रिक्स, कैसे करते, करके दिखा*, तरीका',
    ],
    links: ['home'],
  },
  {
    id: 'contact',
    keywords: [
      'contact*, phone, mobile, whatsapp, whats app, call, callback, email, e-mail, mail, your number, reach you',
      'talk to, speak to, speak with, address, location, where are you, instagram, linkedin, help, support, refund*, login, password, complaint*',
      'sampark, baat kar*, baat kaise, number do, number dijiye, number kya, kahan hai, kahan ho, madad, wapas, vapas, shikayat*',
      'संपर्क, सम्पर्क, बात कर*, बात कैसे, फोन, मोबाइल, नंबर, व्हाट्सएप, ईमेल, आपका पता, पता क्या, कहां*, मदद, पासवर्ड, लॉगिन, लॉग इन, रिफंड*, वापस*, शिकायत*',
    ],
    links: ['chat', 'contact'],
  },
  {
    id: 'online-classes',
    keywords: [
      'online, offline, live, class, classes, lesson*, schedule, zoom, google meet, video call, recording*, recorded',
      'from home, at home, internet, laptop, worldwide, abroad, outside india, nri, usa, uk, dubai, canada, australia, singapore',
      'ghar se, ghar baithe, videsh, kaksha*, padhai',
      'ऑनलाइन, ऑफलाइन, लाइव, क्लास, क्लासेस, कक्षा*, रिकॉर्डिंग*, घर से, घर बैठे, विदेश',
    ],
    links: ['demo-chat', 'about'],
  },
  {
    id: 'identity',
    keywords: [
      'who are you, who r u, who is, whos, your name, about you, are you human, are you real, are you a person, bot, robot, chatbot',
      'teacher*, tutor, instructor, sir, who teaches, experience, experienced, qualification*',
      'aap kaun, tum kaun, kaun ho, kaun hai*, naam kya, kya naam, aapka naam, tumhara naam, kaun padha*, shikshak, guruji, anubhav, insaan, insan',
      'आप कौन, तुम कौन, कौन हो, कौन है*, नाम क्या, आपका नाम, कौन पढ़ा*, शिक्षक, टीचर, अध्यापक, गुरु*, अनुभव, इंसान, रोबोट',
    ],
    links: ['about'],
  },
  {
    id: 'vedic-maths',
    keywords: [
      'vedic*, sutra, sutras, nikhilam, urdhva, mental math*, speed math*, fast calculation*, calculate faster',
      'vaidik, vedik, ganit',
      'वैदिक, सूत्र, सूत्रों, गणित, मैथ, मैथ्स',
    ],
    links: ['about'],
  },
  {
    id: 'thanks',
    keywords: [
      'thanks, thank you, thankyou, thx',
      'dhanyavad, dhanyawad, shukriya',
      'धन्यवाद, शुक्रिया',
    ],
    links: [],
  },
  {
    id: 'greeting',
    keywords: [
      'hi, hii, hey, hello, helo, hallo, hola, greetings, good morning, good afternoon, good evening, how are you',
      'namaste, namastey, namaskar, namaskaar, pranam, pranaam, kaise ho, kaise hain, ram ram, salaam',
      'नमस्ते, नमस्कार, प्रणाम, हेलो, हैलो, हाय, कैसे हो, कैसे हैं',
    ],
    links: [],
  },
] as const satisfies readonly AssistantTopic[];

export type AssistantTopicId = (typeof assistantTopics)[number]['id'];

/** Words by which a message asks for a sum, in lower case, in all languages. */
export const sumWords = {
  // Between two numbers.
  times: ['multiplied by', 'multiply by', 'times', 'into', 'guna', 'gunaa', 'गुणा', 'गुना', 'गुणनफल'],
  over: ['divided by', 'divide by', 'bhag', 'bhaag', 'भाग', 'भागा'],
  // After a number, and before one.
  squared: ['squared', 'square', 'ka square', 'ka varg', 'का वर्ग', 'का स्क्वायर'],
  squareOf: ['square of', 'square the number', 'square'],
  // Before two numbers, and between them.
  productOf: ['multiply', 'product of'],
  and: ['by', 'with', 'and'],
  // After each of two numbers, with the verb last: "98 को 95 से गुणा", "98 और 95 का गुणा".
  toFirst: ['को', 'में', 'और', 'ko', 'mein', 'me', 'aur'],
  bySecond: ['से', 'का', 'se', 'ka'],
  // Before numbers that are no sum: "class 8/9".
  noSumAfter: ['class', 'classes', 'grade', 'grades', 'std', 'standard', 'कक्षा'],
} as const;
