import { books } from './books';
import { site } from './site';
import { storeKeywords } from './stores';

/** Exams that visitors ask about everywhere, and those of the teacher. */
export const examNames = [
  ...new Set([
    'jee',
    'neet',
    'cuet',
    'ntse',
    ...site.teaching.exams.map((exam) => exam.toLowerCase()),
  ]),
];

/** `Bhopal and Indore` is asked about as two, in each language. */
export const cityNames = [site.city, ...Object.values(site.cityIn)]
  .flatMap((names) => names?.split(/[,/&*]|\s(?:and|और|व)\s/) ?? [])
  .map((name) => name.trim())
  .filter(Boolean)
  .join('/');

const nameOf = (text: string) => text.replace(/^(the|an?) /i, '').replace(/[,/&*]/g, ' ');

const shops = Object.keys(storeKeywords) as (keyof typeof storeKeywords)[];
const sellsABook = (shop: string) =>
  books.some(({ stores }) =>
    stores.some(({ name }) => name.toLowerCase().startsWith(shop.toLowerCase())),
  );
const keywordsOfShops = (some: typeof shops) => some.map((shop) => storeKeywords[shop]).join('/');

/**
 * Words of one meaning for the keywords in `assistant-topics.ts`: English, Hindi in Latin letters,
 * Hindi.
 */
export const vocabulary = {
  book: `book/books/edition*/ebook*/e book*/kitab*/pustak*/pdf/${books.map(({ title }) => nameOf(title)).join('/')}/किताब*/पुस्तक*/बुक/ईबुक/ई बुक/पीडीएफ`,
  soldStore: keywordsOfShops(shops.filter(sellsABook)),
  otherStore: keywordsOfShops(shops.filter((shop) => !sellsABook(shop))),
  class:
    'class/classes/course*/batch*/lesson*/lecture*/session*/slot*/coaching/tuition*/क्लास*/कोर्स/बैच/ट्यूशन/कोचिंग',
  teacher: `teacher*/sir/madam/maam/mam/tutor*/instructor*/guru/guruji/acharya/he/she/his/her/shikshak*/shikshika*/adhyapak*/adhyapika*/padhane vale/padhane vali/${nameOf(site.teacher.name)}/शिक्षक*/शिक्षिका*/टीचर*/अध्यापक*/अध्यापिका*/गुरु*/सर/मैडम/मैम/पढ़ाने वाले/पढ़ाने वाली`,
  child:
    'child/children/kid/kids/son/daughter/student*/pupil*/bachch*/bacch*/beta/bete/beti/ladk*/chhatr*/vidyarthi*/log/बच्च*/बेटा/बेटे/बेटी/छात्र*/विद्यार्थी*/लोग',
  pay: 'pay/paying/payment*/upi/gpay/google pay/phonepe/fonpe/paytm/bhugtan/pement/भुगतान/पेमेंट/यूपीआई/क्यूआर',
  exam: `exam/exams/examination*/olympiad*/competitive/board/boards/cbse/pariksha*/bank/ssc/railway*/${examNames.map(nameOf).join('/')}/परीक्षा*/एग्जाम/ओलंपियाड/बोर्ड/बैंक/नीट/जेईई/कैट/एसएससी`,
  money:
    'paid/pay kiya/payment*/money/amount/transfer*/transaction*/upi/rupee*/rupay*/rupye/rs/paise/paisa/paison/bhugtan/भुगतान/पेमेंट/पैसे/पैसा/रुपये/रुपए/ट्रांसफर',
  howMuch:
    'price*/cost/costs/how much/rate/rates/rupee*/rupay*/rupye/rs/kimat/dam/mulya/kitne ka/kitne ki/kitne me/kitna paisa/kitne pais*/kitna lag*/kitne lag*/paise lag*/paisa lag*/kitna dena/kitne dene/कीमत/दाम/मूल्य/कितने का/कितने की/कितने में/कितने पैसे/कितना पैसा/पैसे लग*/कितना लग*/कितने लग*/रुपये/रुपए/कितना देना',
  language: 'hindi/english/language*/translat*/bhasha/angreji/medium/हिंदी/अंग्रेजी/इंग्लिश/भाषा*/माध्यम',
  device:
    'phone/iphone/android/mobile/laptop/tablet*/ipad/kindle/computer*/device*/screen/फोन/मोबाइल/टैबलेट/लैपटॉप/कंप्यूटर/आईफोन/एंड्रॉयड/एंड्रॉइड',
  network:
    'youtube/you tube/instagram/insta/facebook/linkedin/telegram/twitter/quora/यूट्यूब/इंस्टाग्राम/इंस्टा/फेसबुक/टेलीग्राम/लिंक्डइन',
  when: 'time/times/timing*/hour/hours/what hour*/which hour*/when/what day*/which day*/days/on sunday*/sunday*/saturday*/monday*/weekend*/weekday*/evening*/morning*/# pm/# am/afternoon*/night*/schedule*/samay/kitne baje/kab/kis din/kaun se din/subah/sham/rat/dopahar/ravivar/itvar/shanivar/somvar/समय/टाइम*/बजे/कब/किस दिन/सुबह/शाम/रात/दोपहर/रविवार/इतवार/शनिवार/सोमवार/संडे/सैटरडे/वीकेंड',
  howLong:
    'how long/duration/how many minute*/how many hour*/hour long/minutes long/hours long/minute*/length/lasts/last/finish*/complete/kitne minute*/kitne ghant*/kitni der/ek ghant*/lamb*/khatam/kitne din/kitne time/kitna time/kitne samay/kitna samay/kitne month*/kitne week*/kitne mahin*/kitne haft*/kitne saptah/mahin*/months/weeks/देर/मिनट/घंट*/लंब*/अवधि/कितने दिन/कितना समय/कितने समय/कितने महीन*/कितने हफ्त*/कितने सप्ताह/महीने/हफ्त*/खत्म',
  wrong:
    'nothing/not received/not receive/not recieved/not got/not get/not come/not arrived/not coming/not opening/not delivered/didnt get/didnt receive/didnt come/didnt arrive/havent received/havent got/hasnt come/hasnt arrived/still no/still not/still waiting/never came/never arrived/never got/no book/no ebook/no pdf/no reply/not here/not yet/nothing yet/gone/lost/deducted/debited/stuck/pending/fail*/declined/twice/double/wrong person/wrong number/wrong upi/wrong amount/where is/wheres/kat gay*/kat gai/kat liy*/kat chuk*/kat ga*/nikal*/chala gaya/chale gaye/fans gay*/atak*/do bar/galat/gayab/ab tak/abhi tak/pata nahi/nahi a*/nahi mil*/nahi pahunch*/nahi bhej*/nahi hu*/कट/कटे/कट गए/निकल*/चले गए/चला गया/फंस*/अटक*/दो बार/गलत/अब तक/अभी तक/नहीं आ*/नहीं मिल*/नहीं पहुं*/पता नहीं',
  mine: 'my/our/childs/sons/daughters/bachche ki/bachche ka/bete ki/bete ka/beti ki/beti ka/mera/meri/mere/apna/apni/apne/hamara/hamari/hamare/मेरा/मेरी/मेरे/अपना/अपनी/अपने/हमारा/हमारी/हमारे/बच्चे की/बच्चे का/बेटे की/बेटे का/बेटी की/बेटी का',
  mineIs:
    'my data/my detail*/my information/my info/my personal/mera data/mere data/meri jankari/meri detail*/apna data/apni jankari/मेरा डेटा/मेरे डेटा/मेरी जानकारी/अपना डेटा/अपनी जानकारी',
  data: 'data/detail*/information/info/number/name/account/profile/photo*/email/record*/message*/msg*/jankari/nam/khata/sab kuch/everything/डेटा/डाटा/जानकारी/विवरण/रिकॉर्ड*/नंबर/नाम/खाता/खाते/अकाउंट/प्रोफाइल/ईमेल/मैसेज*/संदेश*/सब कुछ',
  erase:
    'delete*/delet/delit/erase*/remove*/mita*/mitv*/hata*/hatv*/take me off/take my/nikal do/nikal de/nikal dijiye/मिटा*/मिटव*/हटा*/हटव*/डिलीट/निकाल द*',
  see: 'see/show/view/copy/get/download/access/dekh*/dikha*/copy/देख*/दिखा*/कॉपी/डाउनलोड',
  held: 'have/hold/keep/kept/store*/saved/know/rakha/rakhi/rakhte/aapke pas/रखा/रखी/रखते/आपके पास',
  school: 'school*/exam*/board*/cbse/icse/pariksha*/स्कूल*/परीक्षा*/बोर्ड/सीबीएसई',
  confuse:
    'confus*/conflict*/clash*/contradict*/mix up/mix it up/mixed up/uljh*/gadbad*/takra*/kanfyuj*/कन्फ्यूज*/कंफ्यूज*/उलझ*/भ्रम*/गड़बड़*/टकरा*',
  maths:
    'math/maths/mathematics/arithmetic/calculation*/calculat*/ganit/hisab/गणित/मैथ/मैथ्स/हिसाब/गणना',
  fewer:
    'discount*/concession*/any offer/koi offer/offer hai/special offer/cheaper/sasta/sasti/saste/chhut/छूट/ऑफर/डिस्काउंट/सस्ता/सस्ती/सस्ते',
  several:
    'child/children/kids/sibling*/brother*/sister*/two/both/three/twins/family/friends/group/bachch*/bhai/bahan/behan/dono/dost*/judva/parivar/बच्च*/भाई/बहन/दोनों/दोस्त*/जुड़वा*/परिवार',
  shopTrouble:
    'late/delay*/not come/not came/not coming/not arriv*/not deliver*/not receiv*/not reciev*/not got/not reach*/not updat*/not confirm*/did not/didnt/hasnt/havent/nothing/never/no book/no ebook/still not/still no/still waiting/where is my/wheres my/where is the order/where is the parcel/where my/when will/track*/status/stuck/lost/missing/damag*/torn/wrong/broken/defect*/old book/used book/second hand/return*/replac*/exchang*/refund*/cancel*/money back/complain*/customer care/customer service/helpline/deliver*/dispatch*/ship*/courier/nahi a*/nahi mil*/nahi pahunch*/nahi hu*/nahi di*/nahi de*/kab a*/kab tak/kab mil*/kab pahunch*/kahan hai/ab tak/abhi tak/fati/fata/fate/kharab/tuti/tuta/galat/gayab/vapas*/vapsi/lauta*/badal*/shikayat*/der se/atak*/gum/नहीं आ*/नहीं मिल*/नहीं पहुं*/नहीं हु*/नहीं दि*/कब आ*/कब तक/कब मिल*/कब पहुं*/कहां है/अब तक/अभी तक/फटी/फटा/फटे/खराब/टूटी/टूटा/गलत/गायब/वापस*/वापसी/लौटा*/रद्द/कैंसिल/रिफंड*/बदल*/शिकायत*/देर से/लेट/अटक*/खो ग*/डिलीवर*/डिलिवर*/कूरियर/कोरियर',
} as const;

/**
 * Subjects that this site has nothing to say about. A message that names one gets the fallback,
 * though a keyword of a topic may stand in it: "order a pizza", "the capital of the USA".
 */
export const otherSubjects = `
  pizza, recipe*, cook, cooking, restaurant*, food, khana, rice, weather, mausam, temperature, rain, cricket, ipl, football, movie*, film, films, song*, gana, gane, music, guitar, tabla, flute, dance, yoga,
  joke*, poem*, a story, shayari, chutkula, horoscope*, astrolog*, jyotish*, rashifal, zomato, swiggy, flipkart/amazon & seller/job/account/gift card/cart, titanic, army, a shop, police station, the police, car, bike, iphone #, new iphone, iphone & price/buy/kitne/kimat, full form, are there in a, in a year, weight, battery, charger, wifi, laptop repair, shoe*, clothes,
  train, trains, bus to, bus from, bus ticket, flight*, taxi, hotel*, ticket*, visa, passport, petrol, diesel, gold, sona, silver, bitcoin, crypto*, share market, stock market, stocks, ghumne, ghoomne, tourist*, cost of living, rent, flat, exchange rate, dollar rate,
  prime minister, chief minister, president, election*, politic*, capital of, population, news, samachar, god, bhagwan,
  physics, chemistry, biology, science notes, science/history/economics/accountancy & teach/teaches/class/classes/padha*/sikha*/tutor*/tuition, geography, sanskrit, abacus, coding, programming, python, javascript,
  spoken english, english speaking, english grammar, english sikh*, teach me english, learn english, to hindi, to english, called in english, called in hindi, english me kya,
  bank account*, loan, insurance, salary, vacancy, vacancies, hiring, naukri, your job, a job, any job*, recharge, electricity, income tax,
  doctor, medicine, fever, hospital, bukhar, headache, girlfriend, boyfriend, marry, marriage, shadi, love you, my cat, a cat, my dog, a dog, pet, essay,
  square feet, square foot, square yard*, square metre*, square meter*, angle of, cut off, cutoff, admit card*, application form, board result*, result out, result kab, exam date*, exam kab, time is it, baj rahe, baje hain,
  मौसम, बारिश, क्रिकेट, फिल्म*, गाना, गाने, चुटकुला, कहानी, कविता, राशिफल, खाना, चावल, रेल, ट्रेन, टिकट, सोना, सोने का, पेट्रोल, शेयर बाजार, प्रधानमंत्री, मुख्यमंत्री, राष्ट्रपति, राजधानी, चुनाव, समाचार, भगवान,
  विज्ञान, भौतिकी, रसायन*, इतिहास, भूगोल, संस्कृत, नौकरी, कर्ज, लोन, बीमा, बैंक खाता, डॉक्टर, दवा*, बुखार, शादी, बिजली, गाड़ी, बज रहे, बजे हैं, एडमिट कार्ड, रिजल्ट कब`;
