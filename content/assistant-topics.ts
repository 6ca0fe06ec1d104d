import { cityNames, examNames } from './assistant-vocabulary';
import { buyerTopics } from './buyer-topics';
import { bookTopics } from './book-topics';
import { learnerTopics } from './learner-topics';
import { methodTopics } from './method-topics';
import { type PageId } from './pages';

/** Where an answer leads: a page, a part of the home page, or a chat with the teacher. */
export type Destination = PageId | 'course' | 'testimonials' | 'demo-chat' | 'chat';

interface AssistantTopic {
  id: string;
  /**
   * Words and phrases with commas between: English, Hindi in Latin letters, Hindi.
   * - `kharid*`: every word that begins so, as "kharidna" and "kharidni";
   * - `paid & not/never`: all parts anywhere in the message, of each part one word;
   * - `class #`: any number;
   * - `=price`: the whole message;
   * - `{book}`, `on {soldStore}`: each word of this name in `assistant-vocabulary.ts`.
   * Spellings that differ only as "keemat", "kimat" or "wapas", "vapas" count as one.
   */
  keywords: string;
  links: readonly Destination[];
}

/**
 * What the assistant knows; the answers are in the words of each language. The first topic with a
 * keyword in the message answers, so narrow topics come before wide ones: "book a demo" before
 * books, books before Vedic mathematics. A greeting is last, because people say hello before they
 * ask.
 */
export const assistantTopics = [
  ...learnerTopics,
  ...buyerTopics,
  {
    id: 'social',
    keywords: `{network} & channel*/page/link/id/handle/account/group/profile/follow*/subscrib*/do you have/are you on/par hai/par ho/par hain/चैनल*/पेज/लिंक/ग्रुप/फॉलो*/सब्सक्राइब*/पर हैं/पर है, social media, follow you, follow kar*, subscrib*, your channel, aapka channel, सोशल मीडिया, चैनल*, सब्सक्राइब*, =youtube, =instagram, =insta, =telegram, =facebook, =linkedin, =यूट्यूब`,
    links: [],
  },
  {
    id: 'refund',
    keywords: `refund*, money back, cancel*, return policy, return the, return it, return my, returned, returnable, give it back, give back, send it back, get my money, dont like the/do not like the/not happy with & {book}, pasand nahi & {book},
      paise vapas*, paisa vapas*, rupay* vapas*, vapas mil*, vapas ho*, vapas kar*, vapas de*, vapas kaise, vapsi, lauta*, रिफंड*, वापस*, वापसी, कैंसिल, रद्द, लौटा*, पसंद नहीं & {book}`,
    links: ['terms', 'chat'],
  },
  {
    id: 'payment-problem',
    keywords: `{money} & {wrong}/yet, {book} & {wrong}, my order & not/hasnt/nahi/late/where/status/नहीं, order & nahi a*/nahi mil*/नहीं आ*/नहीं मिल*, debited, deducted, utr, paid twice, paid/pay kiya/bheje/भेजे & # times/# bar/# बार, paid & but/and & not/no,
      {book} & wont open/will not open/doesnt open/does not open/cant open/cannot open/not open*/corrupt*/blank/khul nahi/nahi khul*/नहीं खुल*/खुल नहीं,
      # kat gay*, paise kat*, paisa kat*, paise de diy*, paise bhej diy*, payment kar di*, payment ho ga*, payment ho chuk*, pay kar di*, pay kar chuk*, payment done, payment made, payment successful, have paid, already paid,
      पैसे कट*, पैसा कट*, रुपये कट*, पैसे दे दिए, पैसे भेज दिए, भुगतान कर दिया, भुगतान हो ग*, पेमेंट कर दि*, पेमेंट हो ग*,
      #/paise/payment/{book} & bhej diy*/bheje/bhej chuk*/de diy*/kar diy*/i sent/i have sent/भेज दि*/भेजे/दे दि*/कर दि*, {book} & open nahi/khul nahi/nahi chal*/नहीं चल*`,
    links: ['chat', 'terms'],
  },
  {
    id: 'privacy',
    keywords: `privacy, personal data, personal information, personal details, my data, my details, data safe, data protect*, my information, cookie*, tracking, track me, spam, share my, sell my, give my number, data collect*, who sees, who can see,
      my number/phone number/my email/my name/my address & sell/share/give/safe/others/keep/store/delete/remove/erase/third,
      delete/erase/remove/mita*/hata*/मिटा*/हटा* & my/me/mera/meri/mere/nam/data/details/account/record*/मेरा/मेरी/मेरे/नाम/नंबर/जानकारी/डेटा,
      mera data, mere data, meri jankari, meri details, surakshit, mera number kis*, number kisi ko, data kahan, jankari kis*, jankari kahan, निजता, गोपनीयता, डेटा, डाटा, निजी जानकारी, मेरी जानकारी, सुरक्षित, जानकारी किस*, नंबर किसी, kept private, number private, private data, keep private`,
    links: ['privacy'],
  },
  {
    id: 'complaint',
    keywords: `complain*, grievance*, not satisfied, unsatisfied, dissatisfied, unhappy, not happy, fraud, scam, cheated, fake, consumer court, legal action, shikayat*, dhokha, farji, khush nahi,
      शिकायत*, धोखा, फर्जी, ठगी, खुश नहीं`,
    links: ['terms', 'chat'],
  },
  {
    id: 'account',
    keywords: `password*, login, log in, log out, logout, logged in, logging in, sign in, signing in, sign up, signup, account, forgot*, otp, khata, my profile, पासवर्ड, लॉगिन, लॉग इन, साइन इन, अकाउंट, खाता, खाते, ओटीपी, website & register/sign/profile, need to register, have to register, register on, register karna`,
    links: ['books', 'chat'],
  },
  {
    id: 'certificate',
    keywords: `certificat*, diploma, praman patra, pramanpatra, sertifiket, प्रमाणपत्र, प्रमाण पत्र, सर्टिफिकेट, डिप्लोमा`,
    links: ['chat'],
  },
  {
    id: 'recording',
    keywords: `recording*, recorded, record, replay, missed class*, miss a class, missed a class, miss the class, miss one, miss a lesson, class chhut*, class chut*, class miss, watch later, watch again, bad me dekh*,
      रिकॉर्डिंग*, रिकॉर्ड*, क्लास छूट*, क्लास मिस, बाद में देख*, watch & class/later/again`,
    links: ['chat'],
  },
  ...bookTopics,
  {
    id: 'demo-class',
    keywords: `demo, demos, trial*, free class*, free lesson*, free session*, first class, first lesson, first session, try a class, try once, try first, try it first, {class} & free/muft/मुफ्त/फ्री,
      book a class, book class*, book a lesson, book a slot, book a session, class book, pehli class, pahli class, free me sikh*, free mein sikh*, muft me*, is it free, try kar*, ek bar dekh*,
      class/क्लास & book kar*/book ho*/बुक कर*/बुक हो*, kaise book ho*, डेमो, ट्रायल, पहली क्लास, क्लास बुक, फ्री में सीख*, मुफ्त में सीख*, कैसे बुक हो*,
      ek class/one class/a class/एक क्लास & dekh*/try/see/watch/sample/देख*, demo link, decide, before joining, before i join, before paying, join karne se pehle, जुड़ने से पहले`,
    links: ['demo-chat'],
  },
  {
    id: 'courier',
    keywords: `courier*, by post, dak se, kuriyar, डाक से, कूरियर, कोरियर`,
    links: ['books'],
  },
  {
    id: 'book-format',
    keywords: `{book} & format/pages/page/how thick/how big/file/panne/pej/पन्ने/पेज/फॉर्मेट, {book} & {device}/print*/प्रिंट*, {book} & hard copy/soft copy/physical/printed/paper/chhapi/छपी,
      how many pages, hard copy, hardcopy, soft copy, softcopy, digital, paperback*, hardcover*, hardback*, printed, पेपरबैक, kindle, epub, pdf, kitne panne, kitne page, हार्ड कॉपी, सॉफ्ट कॉपी, डिजिटल, कितने पन्ने, पीडीएफ, छपी, number of pages`,
    links: ['books'],
  },
  {
    id: 'delivery',
    keywords: `deliver*, shipping, shipped, ship to, by mail, dispatch*, home address, after payment/after paying/after i pay/payment ke bad/pay karne ke bad/भुगतान के बाद,
      {book} & how long/how soon/how fast/arrive*/receive*/reach*/get it/sent/send/come/comes/whatsapp/mail/email/post/kitne din/kitni der/kitne ghante/kitne samay/ghar/pahunch*/kaise mile*/kaise ay*/kab mil*/kab a*/kab tak/when/कब/कितने दिन/कितनी देर/घर/पहुंच*/कैसे मिले*/कैसे आए*,
      डिलीवर*, डिलिवर*,
      download*, डाउनलोड*, kaise mile* & ebook*/pdf`,
    links: ['terms', 'books'],
  },
  {
    id: 'reply-time',
    keywords: `reply/replies/answer/answers/respond*/response*/call back/get back/javab*/जवाब & how/when/soon/long/hour*/time/fast/quick*/same day/instant*/kab/kitn*/din/ghant*/jaldi/turant/कब/कितन*/दिन/घंट*/जल्दी/तुरंत`,
    links: ['chat', 'contact'],
  },
  {
    id: 'group',
    keywords: `one to one, one on one, one 2 one, 1 to 1, 1 on 1, 1 1, 1 is to 1, 1 2 1, one teacher one student, individual*, alone, private class*, private tuition*, private lesson*, private coaching, private tutor*, personal class*, personal attention, personal coaching, personally teach,
      group, groups, group size, batch size, class size, crowd*, only for him/only for her/only my/just for,
      how many/number of/kitne/कितने & {child} & {class}, how many/kitne/कितने & {child} & together/sath/in a/in one/ek/at once/at a time/एक साथ/साथ,
      how many others, akele, akela, akeli, ek ek, vyaktigat, sirf mere, sirf uske, bhid, अकेले, अकेला, अकेली, ग्रुप, समूह, व्यक्तिगत, एक एक, भीड़, will there be many, separate class*, separate batch, alag class, alag se, अलग से, अलग क्लास, {class} & se jyada/more than/maximum/max/limit/से ज्यादा, separately, individually, each student, each child, one by one, har bachche par, dhyan, personal tuition*, personal`,
    links: ['demo-chat', 'chat'],
  },
  {
    id: 'next-batch',
    keywords: `next/new/coming/upcoming/agla/agle/naya/naye/अगला/अगले/नया/नए & {class}, start date, starting date, begin date, which date, kis tarikh, किस तारीख,
      {class} & start*/begin*/commence*/shuru/शुरू & when/date*/which/next/kab/tarikh/soon/today/now/कब/तारीख, when/kab/कब & start*/begin*/commence*/shuru/शुरू, admission* & open/closed/date*/last date/kab/khul*/कब,
      batch & when/kab/कब, seats, seat, places left, any place, any vacancy in, kab se, कब से, सीट, सीटें, सीटों, january/february/april/june/july/august/september/october/november/december & {class}/start*/join*/shuru, this month, next month, next week, agle mahine, agle hafte, अगले महीने, अगले हफ्ते, abhi join, abhi admission, join now, abhi shuru, beech me join, बीच में, naye/new/नए & bachch*/student*/बच्च* & kab/when/le rahe/कब`,
    links: ['course', 'chat'],
  },
  {
    id: 'teacher',
    keywords: `{teacher} & who/whos/name/nam/since/degree*/qualif*/msc/m sc/masters/graduat*/university/college/maths me/phd/bed/b ed/studied/study/educat*/experience*/anubhav/trained/expert/background/good teacher/about/tell me/research/padhe/padha/likhe/kaun/kitna padh*/kitne sal/how long/how many years/how old/नाम/कौन/डिग्री/अनुभव/योग्यता/पढ़े/कितना पढ़*/कितने साल/के बारे,
      who teaches, which teacher, who is teaching, who will teach, who takes, who runs, teaching since, since when, since which year, how long & teach*/taught, years & teach*/taught/experience, how many students have/how many children have/how many students has & taught/teach*/he/you, how many years,
      qualified, qualification*, experience*, anubhav, kaun padha*, kaun sikha*, kon padha*, kaun leta, kaun leg*, padhata kaun, kab se padha*, padhe likhe, kitna padhe, kitne sal,
      कौन पढ़ा*, कौन सिखा*, कब से पढ़ा*, अनुभव, योग्यता, पढ़े लिखे, कितने साल, how many/kitne/kitno/कितने/कितनों & padhaya/padha chuk*/padh chuk*/sikhaya/taught/पढ़ाया/पढ़ा चुक*/पढ़ चुक*, who will be teaching, who is going to teach`,
    links: ['about'],
  },
  {
    id: 'fee',
    keywords: `fee, fees, feess, charges, charge for, you charge, kharch*, shulk, mahine ka kitna, mahine ke kitne, mahine me kitna, har mahine, mahine ki, per month, a month & {howMuch}, what do you charge, total amount & {class}, monthly, afford*, expensive, cheap, mahanga, mahangi, sasta, instalment*, installment*, emi, kist*, scholarship*, concession,
      {class} & {howMuch}, {class} & paid/pay for/paise/paisa/पैसे, learn*/sikhne/padhne/सीखने/पढ़ने & {howMuch}, फीस, शुल्क, खर्च*, महीने का कितना, महीने के कितने, हर महीने, महंगा, महंगी, किस्त*, छात्रवृत्ति, charge kar*, kitna charge, kitna lete, kitne lete, कितना लेते, कितने लेते`,
    links: ['chat', 'course'],
  },
  {
    id: 'course-length',
    keywords: `{class} & {howLong}, how long does it, how long is it, how long will it, duration, how many weeks, how many months, how many classes, how many lessons, how many days, how many minutes, how many sessions, how many hours, how much time,
      a week, per week, every week, each week, in a week, weekly, times a, kitne mahin*, kitne haft*, kitne saptah, kitne minute*, kitne minat, kitne ghante, kitni class*, kitni bar, hafte me*, saptah me*, avadhi, kitne din ka,
      अवधि, कितने हफ्त*, कितने सप्ताह, कितने महीन*, कितने मिनट, कितने घंटे, कितनी क्लास*, कितनी बार, हफ्ते में, सप्ताह में, कितने दिन का, {class} & kab tak/how often/कब तक, din me & kitn*, how often, kitni der padha*, कितनी देर पढ़ा*`,
    links: ['course', 'chat'],
  },
  {
    id: 'class-times',
    keywords: `{class} & {when}, time zone*, timezone*, timetable, time table, which days, after school, school ke bad, evening class*, hour*/time* & for us/for me/suit*/convenient/my country/abroad/live in/from usa/from uk, kis samay padha*, kab padha*, kitne baje padha*,
      समय सारणी, स्कूल के बाद, कब पढ़ा*, किस समय पढ़ा*`,
    links: ['course', 'demo-chat'],
  },
  {
    id: 'book-price',
    keywords: `{book} & {howMuch}, why/real/charge*/pay/paying/price/cost/list/mrp/crossed/actual/kyu/kyun/asli/sach/dena/क्यों/असली/देना & #, # or #, # ya #, # या #, list price, original price, mrp, discount*, offers, special offer, any offer*, offer hai, offer kya, # off, coupon*, {book} & free/muft/मुफ्त/फ्री,
      =how much is it, =how much, =price, =price please, =price kya hai, =kimat batao, =kimat kya hai, =kitne ka hai, =kitne ki hai, =what is the price, =कीमत, =कीमत क्या है, chhut, छूट, ऑफर, डिस्काउंट`,
    links: ['books'],
  },
  {
    id: 'buying-books',
    keywords: `buy*/purchas*/order*/kharid*/mangva*/mangana/le sakt*/lena/leni/lene/lunga/lungi/लेना/लेनी/chahiye/खरीद*/मंगवा*/मंगा*/ले सक*/चाहिए & {book}, {book} & where/want/need/get/kahan/kidhar/dukan/shop*/store*/available/mile*/कहां/दुकान/मिले*,
      buy/purchase/order & it/this/them/from you/online, how to buy, where to buy, =where can i buy, how to order, place an order, my order, order kar*, kaise kharid*, kahan se kharid*, want to buy, want to order, कैसे खरीद*, ऑर्डर,
      pay by, pay with, pay using, pay you, pay through, how can i pay, how do i pay, how to pay, paying, payment*, upi, amazon, flipkart, meesho, notion press, pothi, kindle, google play books, gpay, google pay, phonepe, fonpe, paytm, cash on delivery, cod, net banking, credit card, debit card, ebook*, e book*, screenshot*,
      paise kaise, paise kahan, bhugtan, pay kaise, पैसे कैसे, पैसे कहां, भुगतान, पेमेंट, यूपीआई, ईबुक, ई बुक, अमेजन, फ्लिपकार्ट, स्क्रीनशॉट`,
    links: ['books', 'chat'],
  },
  {
    id: 'books-list',
    keywords: `{book}, author`,
    links: ['books'],
  },
  {
    id: 'office-hours',
    keywords: `office/daftar/कार्यालय/ऑफिस/दफ्तर & time*/when/open*/clos*/hour*/kab/kitne/khul*/band/samay/day*/{when}/खुल*/बंद/समय, =office, office hour*, your hours, opening hours, working hours, working days, timing, timings, are you open, you open, open on, open now, open today, you closed, closed on, available on, available now, available today,
      call/ring/phone/message/reach & till when/until when/when can/what time/which time/weekday*/sunday*/saturday*/late/today/tomorrow/at night/hours/kab tak/kis samay/kitne baje/कब तक/कितने बजे,
      what time can, what time do, what time should, =time, =samay, =समय, =hours, =टाइम, sunday*, saturday*, weekend*, weekday*, holiday*, kitne baje, kab khul*, khula, khuli, khulta, kab band, kab milenge, ravivar, shanivar, itvar, कितने बजे, कब खुल*, खुला, खुलता, कब बंद, टाइमिंग, रविवार, इतवार, शनिवार, छुट्टी`,
    links: ['contact'],
  },
  {
    id: 'exams',
    keywords: `exam, exams, examination*, entrance, competitive, competition*, aptitude, boards, cbse, icse, state board, ${[...examNames, 'olympiads'].join(', ')}, ibps, ssc, chsl, cgl, rrb, ntpc, clat, cds, psc, rpsc, mpsc, bpsc, uppsc, mppsc, ctet, tet, afcat, navoday*, navodya*, sainik school*, military school*, police, bharti, banking, bank po, bank exam*, bank clerk, railway exam*, upsc, gmat, gre, nda,
      pariksha*, pratiyogi*, taiyari, परीक्षा*, एग्जाम, प्रतियोगी, तैयारी, ओलंपियाड, ओलिंपियाड, बैंक, बोर्ड, नीट, जेईई, कैट, एसएससी, सीजीएल, सीएचएसएल, यूपीएससी, पीएससी, एनडीए, सीडीएस, क्लैट, आईबीपीएस, रेलवे*, जीआरई, जीमैट, सीटेट, नवोदय*, सैनिक स्कूल*, पुलिस, भर्ती`,
    links: ['chat'],
  },
  {
    id: 'languages',
    keywords: `language*, hindi, english, hinglish, medium, tamil, telugu, marathi, bengali, gujarati, punjabi, kannada, malayalam, urdu,
      bhasha, angreji, भाषा, भाषाओं, हिंदी, अंग्रेजी, इंग्लिश, माध्यम, मराठी, तमिल`,
    links: ['demo-chat'],
  },
  {
    id: 'online-classes',
    keywords: `online, live class*, is it live, it live, live or, live ho*, zoom, google meet, video call, videos, from home, at home, worldwide, abroad, outside india, nri, in usa, from usa, in uk, from uk, dubai, canada, australia, singapore, america, london, other countries, which countr*, how many countries,
      ghar se, ghar baithe, ghar par, videsh, ऑनलाइन, लाइव, घर से, घर बैठे, घर पर, विदेश, ज़ूम, देश*,
      class in, classes in, {class} & kaise hoti/kaise hogi/kaise leng*/how do/how are/कैसे हो*, which app, kis app, kaun sa app, what do i need, need a computer, phone se & class/padh*/sikh*/join, iphone/ipad/android & class/classes/join, mobile se, mobile par, offline, ऑफलाइन, online ya, we are in, we live in, i live in, living in, settled in, based in, me rahte, me rehte, me rahta, me rehta, me rahti, me rehti, में रहते, में रहता, में रहती, another city, other city, dusre shahar, any city, anywhere, kahin se bhi, कहीं से, laptop chahiye, need a laptop, laptop ya mobile, from the usa, from the us, from the uk, from america, join from, attend from, learn from`,
    links: ['demo-chat', 'course'],
  },
  {
    id: 'course-topics',
    keywords: `syllabus, curriculum, topic, topics, chapter*, contents, what do you teach, what do i learn, what will i learn, what will he learn, what will she learn, what is taught, what all, what you teach, what is covered, what does the course, what is in the course, what we learn,
      teach/learn/cover*/includ*/sikh*/padh*/hoga/honge/सिख*/सीख*/पढ़*/होगा & algebra/fraction*/decimal*/square root*/cube*/division/percent*/geometry/trigonometry/calculus/multiplication/table/tables/बीजगणित/भिन्न*/वर्गमूल/दशमलव/भाग/गुणा/पहाड़े, =algebra,
      kya sikh*, kya padh*, kya kya, pathyakram, vishay, सिलेबस, पाठ्यक्रम, विषय, क्या सिख*, क्या सीख*, क्या पढ़*, क्या क्या,
      what will/what would/what does/what do/what can/what exactly/what all/exactly what/what subject*/which subject*/what method*/which method*/list & learn/learns/taught/teach/study/cover*, what will/what would/what does/what do & get/gain/be able & {class},
      course content*, content of the course, course me kya, course mein kya, kya cover*, kya mil* & {class}, कोर्स में क्या, kin chijo, kaun kaun se topic, what methods, which methods, which sutras`,
    links: ['course', 'demo-chat'],
  },
  {
    id: 'courses',
    keywords: `which/kaun*/kon*/right/best/suit*/sahi/कौन*/सही & batch*/बैच*, how many batch*, kitne batch*, कितने बैच`,
    links: ['chat', 'course'],
  },
  {
    id: 'who-for',
    keywords: `class #, # class, grade #, # grade, std #, # std, standard #, # standard, kaksha #, # kaksha, # pass, # ke bad, after class #, after 12th, # ke bachch*, age limit, age group, what age, which age, any age, minimum age, right age, =age, ages, # year old, # years old, # yr old, year old, years old, # sal, # varsh, umar, umra, umr,
      younger, kids, adult*, grown up*, for children, small child*, little child*, young child*, chhot*/chot* & bach*, beginner*, weak in math*, weak at math*, weak student*, slow learner*, kamjor, eligib*, graduate*,
      which class is, which classes, which class can, for which class, who can, who is it for, who is this for, who are the classes for, for whom, too old, too young, too late to learn, college, working professional*, housewi*, my son, my daughter, my child, mera beta, mere bete, meri beti, mera bachcha, mere bachche,
      can/could/may & learn/attend, main/hum/ham/koi/{child} & sikh sak*/padh sak*/join kar sak*, kar sakt* & {class}, kis class, kaun si class, konsi class, kaun join, kitni umar, किस कक्षा, कक्षा #, # कक्षा, क्लास #, # क्लास, # के बाद, उम्र, आयु, # साल, कौन सी कक्षा, किस क्लास, छोटे बच्चे, बड़े लोग, कमजोर, कॉलेज, मेरा बेटा, मेरी बेटी, मेरे बेटे, मेरा बच्चा, मैं/हम/कोई/{child} & सीख सक*/पढ़ सक*, only for, school students, school ke liye, kis ke liye, kiske liye, किसके लिए, किन के लिए, nursery, ukg, lkg, primary, bachche ke liye, bachchon ke liye, बच्चे के लिए, बच्चों के लिए`,
    links: ['demo-chat', 'chat'],
  },
  {
    id: 'practice',
    keywords: `practice, practise*, practising, practicing, worksheet*, sums to do, abhyas*, अभ्यास*, शीट, वर्कशीट`,
    links: ['practice'],
  },
  { id: 'methods', keywords: `nikhil*, all from nine, निखिल*`, links: ['nikhilam', 'methods'] },
  ...methodTopics,
  {
    id: 'worked-example',
    keywords: `example*, trick, tricks, shortcut*, short cut*, step by step, show me how, how does it work, multiply, multiplying, multiplication, square, squares, udaharan, udahran, guna, kaise karte, karke dikhao, karke dikha, tarika,
      उदाहरण, गुणा, ट्रिक, ट्रिक्स, कैसे करते, करके दिखा*, तरीका`,
    links: ['home'],
  },
  {
    id: 'contact',
    keywords: `contact*, phone number, mobile number, whatsapp, whats app, callback, call you, call me, call the, call sir, ring you, can i call, phone you, email, e mail, mail id, mail you, mail address, your number, your phone, number please, reach you, reach the, talk/speak/chat/directly & to/with/you/teacher*/sir/someone, message you, send a message, instagram, linkedin, =help, =phone, =number, need help, can you help,
      sampark, bat kar*, bat kaise, bat ho*, sidhe bat, number do, number de, number dijiye, number kya, number chahiye, aap* number, phone kar*, phone kaise, call kar*, madad, संपर्क, बात कर*, बात कैसे, बात हो*, फोन कर*, फोन नंबर, नंबर द*, नंबर क्या, नंबर चाहिए, मोबाइल नंबर, व्हाट्सएप, ईमेल, मदद,
      contact no, ph no, phone no, mobile no, mob no, whatsapp no, sir ka no, aapka no, aapka phone, aapka mobile, message kar*, message kaise, reach out, in touch, मैसेज`,
    links: ['chat', 'contact'],
  },
  {
    id: 'place',
    keywords: `where/kahan/kidhar/कहां & you/your/yours/he/she/teacher*/sir/class*/sit/live/based/located/located/office/from/aap*/ho/hai/hain/hoti/se/par/padha*/rahte/rehte/आप*/हैं/है/हो/होती/से/पढ़ा*, located, location*, your address, postal address, full address, which city, what city, centre*, center*, near me, nearby, branch*, visit you, visit the, come to you*, come there, in person, face to face, meet you, meet the, ${cityNames} & you/your/class*/office/address/offline/teach*/ana/aana/aap*/padha*/आना/आप/क्लास/पढ़ा*,
      kis shahar, pata kya, aapka pata, aakar, a kar mil*, आपका पता, पता क्या, कहां*, किस शहर, सेंटर, केंद्र, शाखा, आकर,
      home tuition*, home visit*, come home, come to our home, come to my home, have to come, need to come, physical class*, {class} & physical*, ghar a kar, ghar par a kar, घर आकर, घर पर आकर, होम ट्यूशन, location bhej*, address bhej*, address do, address kya, =address, aana padega, aana hoga, come physically, आना पड़ेगा, आना होगा`,
    links: ['contact'],
  },
  {
    id: 'courses',
    keywords: `{class}, lesson*, kaksha*, padhai, पढ़ाई, कक्षा*, enrol*, admission*, join & class*/course*/how/you/want/kaise/batch/live, joining, =join, register, registration, dakhila, judna, jud sak*, kaise jud*, जुड़*, दाखिला, एडमिशन, प्रवेश,
      start learning, begin learning, sikhna hai, sikhna chahta, sikhna chahti, padhna hai, =i want to learn, learn/learning & math*/vedic/from you/with you/calculat*, सीखना है, सीखना चाहत*, पढ़ना है`,
    links: ['chat', 'course'],
  },
  {
    id: 'testimonials',
    keywords: `testimonial*, review, reviews, feedback, rating*, success stor*, happy students, your results, proof, students say, parents say, people say, others say, kya kehte, kya kahte, kya bol*, kya ray, ki ray, समीक्षा, समीक्षाएं, रिव्यू, राय, क्या कहते, फीडबैक, parents think, students think, others think, parents feel, result dikha*, results, kitna fayda hua, kisi ka result, रिजल्ट, नतीजे`,
    links: ['testimonials'],
  },
  {
    id: 'identity',
    keywords: `who are you, who r u, whos this, your name, about you, are you human, are you real, are you a person, are you ai, are you a machine, am i talking, real person, bot, robot, chatbot, chatgpt,
      aap kaun, tum kaun, kaun ho, kaun hain ap, aapka nam, tumhara nam, insan, asli insan, आप कौन, तुम कौन, कौन हो, आपका नाम, तुम्हारा नाम, इंसान, रोबोट, मशीन`,
    links: ['about'],
  },
  {
    id: 'from-vedas',
    keywords: `vedas, the veda, which veda, real veda, from veda, in veda, ved se, vedo se, vedon se, ved me, ved mein, vedo me, vedo mein, vedon me, vedon mein, kis ved, atharva*, ancient, prachin, really vedic,
      वेद, वेदों, अथर्व*, प्राचीन`,
    links: ['about'],
  },
  {
    id: 'vedic-maths',
    keywords: `vedic*, sutra, sutras, mental math*, speed math*, fast calculation*, faster calculation*, calculat* fast*, vaidik, vedik, ganit, वैदिक, सूत्र, सूत्रों, गणित, मैथ, मैथ्स`,
    links: ['about'],
  },
  {
    id: 'thanks',
    keywords: `thanks, thank you, thankyou, thx, dhanyavad, shukriya, धन्यवाद, शुक्रिया`,
    links: [],
  },
  {
    id: 'greeting',
    keywords: `hi, hii, hey, hello, helo, hallo, hola, greetings, good morning, good afternoon, good evening, how are you, aap kaise hain, aap kaise ho, =kaise ho, =kaise hain,
      namaste, namastey, namaskar, pranam, ram ram, salam, नमस्ते, नमस्कार, प्रणाम, हेलो, हैलो, हाय, आप कैसे हैं, आप कैसे हो, =कैसे हो, =कैसे हैं`,
    links: [],
  },
] as const satisfies readonly AssistantTopic[];

export type AssistantTopicId = (typeof assistantTopics)[number]['id'];
