import { type AssistantTopicId } from '@/content/assistant-topics';
import { buyerQuestions } from './buyer-questions';
import { otherQuestions } from './other-questions';

/**
 * What visitors ask, separated by bars, and which topic answers: in English, in Hindi with Latin
 * letters, in Hindi. `none` is for the fallback, mostly messages with a word of a topic in them.
 * Those about ebooks are in `ebooks.test.ts`: which topic answers depends on the books.
 */
export const questions: Record<Exclude<AssistantTopicId, 'ebook'> | 'none', string> = {
  ...buyerQuestions,
  social: `
    youtube channel | do you have a youtube channel? | your instagram id | aapka youtube channel hai kya | insta page |
    are you on facebook | telegram group link | telegram group hai kya | where can I follow you | linkedin profile |
    यूट्यूब चैनल है क्या | आपका चैनल कौन सा है | इंस्टाग्राम पेज | can I subscribe somewhere | social media`,
  none: otherQuestions,

  'payment-problem': `
    I paid but the book has not come | money deducted but no ebook | my payment failed |
    paid yesterday, still no book | the PDF will not open | did not receive my ebook |
    paisa kat gaya par book nahi aayi | payment ho gaya, kitab nahi mili | paise kat gaye | ebook abhi tak nahi aayi |
    paise bhej diye hain | पैसे कट गए पर किताब नहीं आई | भुगतान कर दिया, किताब नहीं मिली | पैसा कट गया |
    I transferred 299 last night and got nothing | UPI se paise nikal gaye, PDF ka pata nahi |
    ट्रांसफ़र हो गया लेकिन ईबुक अभी तक नहीं आई | payment successful but no pdf yet |
    मैंने 299 भेज दिए, अब किताब कब मिलेगी | kal payment kiya tha, abhi tak file nahi mili |
    299 kat gaye lekin kitab WhatsApp par nahi bheji | do baar payment ho gaya | UPI failed but amount debited |
    ebook open nahi ho rahi | पेमेंट के बाद भी किताब नहीं आई | it has been two days and no ebook | i have paid twice |
    payment pending dikha raha hai | paise de diye, ab kya | my ebook has not arrived`,
  refund: `
    Can I get a refund? | money back | how do I cancel my order | can I return it | refund milega kya |
    paise wapas milenge | book wapas karni hai | रिफ़ंड मिलेगा? | पैसे वापस होंगे क्या | ऑर्डर रद्द करना है |
    I don't like the ebook, can I give it back? | order galti se ho gaya, paisa lautaoge? |
    paise wapas kitne din me aate hain | What if I want my money returned | ईबुक पसंद नहीं आई तो पैसे वापस मिलेंगे? |
    agar pasand nahi aayi to paise wapas? | order cancel kaise kare | class pasand nahi aayi to refund |
    refund policy | मुझे पैसे वापस चाहिए | can I cancel after paying`,
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
  certificate: `
    Do you give a certificate? | certificate milega kya | प्रमाणपत्र मिलेगा? | सर्टिफिकेट देते हैं? |
    course ke baad certificate ya diploma milta hai | Will I get a certificate at the end? |
    course complete hone par certificate? | certificate bhi dete ho?`,
  recording: `
    do I get recordings | what if I miss a class | recording milegi kya | kya recording milti hai |
    क्या रिकॉर्डिंग मिलती है? | agar class chhut gayi to? | can I watch the class later | recorded lectures milenge? |
    What if my child misses a class? | what happens if my son is sick and misses a class | agar class chhut jaye |
    my daughter cannot come one day, will the class be repeated | if we are absent for a class | makeup class milegi? |
    can we make up a missed lesson | agar ek din class miss ho jaye to | bachcha bimar ho to class ka kya hoga |
    absent hone par kya hoga | क्लास छूट जाए तो? | बच्चे की क्लास छूट जाए तो क्या होगा | is there a backup class |
    छूटी हुई क्लास दोबारा होगी क्या | अगर मेरा बेटा एक दिन क्लास में न आए | क्लास मिस हो जाए तो`,
  'not-sold-there': `
    flipkart? | flipkart par milegi? | is your book on flipkart | फ्लिपकार्ट पर है? | meesho par hai kya |
    notion press se le sakte hain | is the book available on google play`,

  'book-preview': `
    Can I preview the book? | show me some sample pages of the books | I want to look inside before buying |
    read a few pages first | Can I see inside the book? | kitab ka namoona dikhao |
    kya main kitab andar se dekh sakta hoon | kitab ke kuch panne dikhao | sample pages dekhne hain | किताब का नमूना |
    किताब की झलक दिखाइए | किताब के नमूना पन्ने दिखाइए | किताब के कुछ पन्ने पढ़ने हैं |
    kitab khareedne se pehle thoda padh ke dekhna hai | kitab ka ek do page dikha do |
    Can I see a page of the book before buying | can I read a few pages of the ebook | sample dikhao |
    is there a sample`,
  'book-language': `
    is the book in Hindi | which language is the ebook in | kitab hindi me hai kya | book english me hai ya hindi me |
    किताब हिन्दी में है क्या | किताब किस भाषा में है | Ganit Yatra angrezi me hai? |
    is there a Hindi edition | kya Five-Rung Ladder hindi me hai | Are these books available in Hindi? |
    ebook hindi me milegi? | kitab ki bhasha kya hai | Hindi me book hai?`,
  'book-format': `
    is the book a PDF | how many pages does the ebook have | can I read it on my phone, the ebook |
    is there a hard copy | is there a Kindle version | kitab mein kitne panne hain | kya ebook mobile par khulegi |
    किताब में कितने पन्ने हैं | क्या ईबुक मोबाइल पर खुलेगी | Tables by Heart kitne page ki hai |
    क्या यह किताब टैबलेट पर पढ़ सकते हैं? | ebook phone me chalegi? | Does the ebook open on a laptop |
    mobile me ebook chalegi ya computer chahiye | kya book print me milegi | can I print the ebook |
    ebook kis format me hai | number of pages | can I read the book on my iphone | ebook android me khulegi?`,
  delivery: `
    e-book delivery | how long until the book arrives | when will I get the ebook |
    ebook kab milegi | kitab kitne din mein aayegi | ई-बुक कब मिलेगी | किताब घर पर आएगी क्या | डिलीवरी कैसे होती है |
    does the ebook come on WhatsApp or by mail | payment ke kitni der baad book milegi | Is the ebook sent by email? | kitab ghar pe aayegi ya online |
    how will I get the book after payment | ईबुक कैसे मिलेगी | ebook whatsapp par aayegi kya |
    how is the ebook delivered`,
  'book-price': `
    What is the price of the ebook? | why 299 when it says 99 | is it 99 or 299 | how much is it | any discount? |
    kitab kitne ki hai | book ka rate kya hai | kitab ka price kya hai | keemat batao | किताब की क़ीमत क्या है |
    किताब कितने की है | is the 999 price real | 299 hi dena hai ya aur bhi kuch | why is 40% off written |
    Why does the button say 99 when the price is 299? | What do I really pay for the ebook, 99 or 299? |
    ebook kitne ki hai | does the book cost 99 or 299 | is there a discount on the book | ebook price? |
    99 ya 299, asli daam kya hai`,
  'buying-books': `
    How do I buy the book? | how to order your books | can I pay by UPI | Is it on Amazon? |
    where do I send the screenshot | GPay chalega? | kitab kaise kharidein | book kharidni hai |
    book kaise order kare | paise kaise dene hai | किताब कैसे ख़रीदें | भुगतान कैसे करूँ | किताब कैसे मँगवाऊँ |
    क्या मैं यूपीआई से पैसे दे सकता हूँ | पैसे कैसे भेजूँ | The Five-Rung Ladder kahan se milegi |
    mujhe Tables by Heart leni hai | google pay se pay kar sakte hai? |
    kya Ganit Yatra amazon par hai | Tables by Heart kaise mangwa sakte hain |
    how can I get your book | paytm chalega? | which UPI ID should I pay to | किताब कहाँ से मिलेगी |
    book kahan se le sakte hain | can I pay with phonepe | how to buy`,
  'books-list': `
    book | books | Which books do you have? | Hi, do you have any books? | is there a book for class 9 |
    Vedic maths books | aapki kitabein kaun si hain | kaunsi book acchi hai | kitaab ke baare mein batao |
    kaun kaun si books hain | class 8 ke liye kaunsi kitab acchi hai | किताबें दिखाइए | आपकी पुस्तकें कौन सी हैं |
    क़िताब के बारे में | आपके पास कौन सी किताबें हैं? | कक्षा 8 के लिए कौन सी किताब अच्छी है |
    which book should I start with`,

  'demo-class': `
    Book a demo class | I want a free trial | is the first class free? | demo | book a class | how long is the demo |
    hello sir, demo class chahiye | kya pehli class free hai | free mein class milegi? | class kaise book kare |
    muft mein sikhna hai | mujhe demo class leni hai | free class kab hogi | ek baar try karna hai |
    डेमो क्लास बुक करनी है | मुफ़्त क्लास | मुझे डेमो क्लास चाहिए | पहली क्लास फ़्री है क्या? |
    मुफ़्त डेमो कैसे मिलेगा | क्लास कैसे बुक करें | फ़्री में सीखना है |
    Do I have to give card details for the first lesson? | trial class ke liye kya karna hoga |
    pehle ek class dekh ke decide karenge | Is the demo on video call? | mujhe 30 minute wali free class chahiye |
    can my son try one class before we pay | The first class is free, right? | mujhe free demo ka time fix karna hai |
    डेमो क्लास कितनी देर की होती है | free trial kab mil sakta hai | do I have to pay for the demo |
    how to book the first session | is there any demo | pehli class ke paise lagte hain? | demo ka time kya hoga`,
  fee: `
    course fees? | what is the price of the course | how much do the classes cost | course ki fees kitni hai |
    fees kitni hai | kharcha kitna hai | mahine ka kitna lagta hai | class ke kitne paise lagenge |
    कोर्स की फीस कितनी है? | ख़र्चा कितना आएगा | फ़ीस कितनी है? | महीने का कितना लगता है | क्लास का शुल्क |
    पूरे कोर्स के कितने रुपये देने होंगे? | total fees batao | What do you charge? |
    क्लास की फीस महीने की है या पूरे कोर्स की | Please share the fee structure | कोर्स करने में कितना खर्च आएगा |
    poore course ka paisa ek saath dena hoga? | Kindly tell me the course fee | fees bahut zyada to nahi hai |
    क्लास के लिए हर महीने कितने पैसे देने होंगे | kitna charge karte ho | tuition rates? | monthly kitna |
    क्या फीस किस्तों में दे सकते हैं | what will it cost to learn | how expensive is it | fees online de sakte hai? |
    पूरे कोर्स का दाम | any hidden charges in the course`,
  'course-length': `
    how long is the course | how many classes a week | how long is one class | course duration |
    course kitne mahine ka hai | hafte mein kitni class hoti hai | ek class kitne minute ki hoti hai |
    कोर्स कितने हफ़्ते का है | हफ़्ते में कितनी क्लास | एक क्लास कितनी देर की होती है | Is every class an hour long? |
    total kitne month ka course hai | 1 class kitne time ki hoti hai | 12 weeks me total kitni classes hongi |
    What is the duration of each session? | पूरा कोर्स कितने दिनों में खत्म होता है |
    Two classes a week for how many weeks? | course kitne hafton ka hota hai | एक क्लास एक घंटे की होती है क्या |
    course kab tak chalega | कितने महीने में पूरा हो जाएगा | how many hours is each lesson |
    how often are classes held | din me kitni der padhate ho | how many months to complete the course |
    ek hafte mein kitne din class hai`,
  group: `
    1 to 1 classes available? | one-to-one classes | how many students are in a group | do you take private classes |
    what is the batch size | ek batch me kitne bachche hote hain | kya akele padh sakte hain |
    एक बैच में कितने बच्चे होते हैं | क्या अकेले क्लास मिल सकती है | how many kids sit together in one session |
    meri beti ko akele padhna hai, sirf uske liye class | ek class me total kitne student |
    ek batch me 6 se zyada log hote hain kya | Do you teach each student separately? |
    सिर्फ़ मेरे बच्चे के लिए अलग क्लास होगी? | Maximum students per group? |
    kya har bachche par alag se dhyan diya jata hai | एक ग्रुप में कितने विद्यार्थी होते हैं |
    will there be many students in my class | is it group coaching or individual | बैच में कितने लोग हैं |
    can my daughter get separate classes | kitne students ek saath padhte hain | is it a big group |
    personal tuition milega kya`,
  'class-times': `
    what time are the classes | are there classes on Sunday | do you have evening batches |
    class ka time kya hai, sunday ko hoti hai kya | class kitne baje hoti hai | क्लास का समय क्या है |
    क्या इतवार को क्लास मिलेगी? | संडे को भी क्लास होती है? | शाम को क्लास है क्या | Saturday ko bachche ka lecture lag sakta hai? |
    We live in Sydney, which hour would it be for us? | evening slot available? | shaam 7 baje class mil sakti hai |
    Is there any class after 6 pm | कितने बजे से क्लास लगती है | weekend batch hai kya |
    Are classes held on weekdays or weekends? | school ke baad shaam ko class ho sakti hai kya |
    what days are the classes | raat ko class hoti hai? | class timing kya rahegi | क्या क्लास रविवार को भी है |
    can we choose the time of the class | class morning me ho sakti hai? | Sunday class?`,
  'next-batch': `
    When does the next batch start | Is admission open | when does the course begin | naya batch kab shuru hoga |
    class kab se shuru hogi | नया बैच कब से शुरू होगा | अगला बैच कब है | बच्चा कब से पढ़ना शुरू कर सकता है? |
    Ab agla batch kis tareekh ko hai | when can we start? | नई क्लास कब शुरू होगी | when is the next course starting |
    From which date will the new batch begin? | agla batch kab chalu hoga | batch kab start ho raha hai |
    is there a batch starting in January | kya abhi join kar sakte hain | naye bachche kab le rahe ho |
    admission kab tak khula hai`,
  'who-for': `
    is this for class 10 | my son is in 6th class | what age is it for | can adults learn too |
    which classes do you teach | mera beta class 6 me hai, kya le sakte hai? | kis class ke liye hai |
    mental maths for kids | umar kitni honi chahiye | मेरी बेटी कक्षा ७ में है | किस कक्षा के लिए है |
    उम्र कितनी होनी चाहिए | 12vi ke baad bhi seekh sakte hain? | meri beti 5th me hai |
    I am 45, can I still learn this? | Class 7 student can join? | क्या कक्षा 5 का बच्चा सीख सकता है |
    I have a son in class 4, is he too young? | kya 9th wale bachche join kar sakte hain |
    कॉलेज के छात्र भी सीख सकते हैं क्या | 3rd standard ke bachche ke liye hai? | can a graduate join |
    कक्षा 12 के बाद भी कर सकते हैं | my child is weak in maths, will it help | is it only for school students |
    10 saal ka bachcha seekh sakta hai | are classes for college students also | my daughter is in class 11 |
    nursery ke bachche ke liye |
    kya class 5 ke bachche ko padhaya jata hai | kya mera beta seekh sakta hai | what age can a child learn`,
  'course-topics': `
    what do you teach | what is the syllabus | do you teach algebra | aap kya sikhate hain |
    kya kya padhaya jata hai | पाठ्यक्रम बताइए | आप क्या पढ़ाते हैं | kya fractions aur decimals bhi cover honge |
    division bhi sikhate ho? | What exactly will be taught in these 12 weeks? |
    Do you cover algebra and square roots | इस कोर्स में क्या-क्या सिखाया जाता है | What topics are in the course? |
    kya vedic tarike se square root bhi sikhayenge | kya percentage bhi sikhate ho | syllabus bhejo |
    syllabus pdf | course syllabus pdf bhej do | can I download the syllabus | सिलेबस की पीडीएफ |
    What will my child learn? | What will my son be taught | what would my daughter learn in class |
    what does my child get from this course | what will he be able to do after the course | course content |
    what is in the course for class 9 | what will we study in class | which methods will my child learn |
    what all will be taught to class 9 students | my daughter is in class 9, what will she learn |
    mere bete ko kya sikhaoge | meri beti kya seekhegi | mera bachcha kya sikhega | bachche ko kya sikhayenge |
    9th class me kya padhate hain | course me kya hai | मेरे बेटे को क्या सिखाया जाएगा | मेरी बेटी क्या सीखेगी |
    बच्चे को क्या सिखाएँगे | कक्षा 9 के बच्चों को क्या पढ़ाते हैं | कोर्स में क्या है`,
  courses: `
    What courses do you offer? | How do I register | how can I join | admission kaise le | main kaise jud sakti hoon |
    दाख़िला कैसे लें | एडमिशन कैसे होगा | मैं कैसे जुड़ सकती हूँ | I want to learn | mujhe class join karni hai`,
  languages: `
    Which languages do you teach in? | Do you teach in Hindi? | is the class in English | can I get it in Hindi |
    Hindi medium student hoon | kis bhasha mein padhate hain | angrezi mein hai kya | hindi me padhate ho kya |
    kya english medium wale padh sakte hain | क्या हिन्दी में पढ़ाई होती है | किस भाषा में? | अंग्रेज़ी में |
    क्या पढ़ाई हिंदी में होगी? | अंग्रेज़ी माध्यम के बच्चे पढ़ सकते हैं? | kya class english me bhi hoti hai |
    I don't know English, can you teach in Hindi? | kya aap tamil me padhate ho | हिन्दी में समझाएँगे? |
    Do you teach in Marathi`,
  exams: `
    Which exams do you prepare for? | Will it help in JEE? | is it useful for JEE main | CAT 2027 |
    my daughter takes the NTSE | olympiads | bank PO preparation | NEET ki taiyari | pariksha ke liye |
    ntse ki taiyari karwate ho | bank exam ke liye hai kya | competition ki taiyari | परीक्षा की तैयारी |
    क्या जेईई में काम आएगा | एसएससी की तैयारी | क्या इससे बोर्ड परीक्षा में मदद मिलेगी | जेईई में काम आएगा? |
    bank PO wale bhi join kar sakte hain ya sirf school ke bachche | Will this help my daughter with NEET? |
    Olympiad ke liye kaam aayega kya | SSC CGL ke liye useful hai? | क्या कैट की तैयारी होती है |
    is it useful for CUET | railway exam ki taiyari`,
  'online-classes': `
    Are the classes online? | do you have offline classes near me | Is it on Zoom? | We live in Dubai |
    classes in Delhi | kya ghar baithe padh sakte hain | class online hai kya | ऑनलाइन क्लास | घर से पढ़ सकते हैं? |
    क्या क्लास ऑनलाइन होती है? | Is this live or just videos? | zoom pe hoti hai kya class |
    can my cousin in Canada attend too | We are in New Jersey, is it possible to attend | Can we join from the USA? |
    kya offline class bhi hai | class kis app par hoti hai | I am in Dubai, can I join |
    ghar se online padh sakte hain kya | kya class ke liye laptop chahiye |
    can I join the class on my iPhone`,

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
  courier: `
    can you courier a hard copy to Bangalore | will the book come by post |
    do you courier books | Will the book come to my home by courier? | kitab dak se aayegi kya |
    किताब कूरियर से आएगी?`,
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
