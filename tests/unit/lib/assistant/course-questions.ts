import { type AssistantTopicId } from '@/content/assistant-topics';

/** As `questions`, about the course and its classes. */
export const courseQuestions = {
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
} satisfies Partial<Record<AssistantTopicId, string>>;
