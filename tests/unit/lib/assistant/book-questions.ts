import { type AssistantTopicId } from '@/content/assistant-topics';

/** As `questions`, about books: which there are, how they are bought, and what may go wrong then. */
export const bookQuestions = {
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
    my book is not here yet | payment pending dikha raha hai | paise de diye, ab kya | my ebook has not arrived`,
  refund: `
    Can I get a refund? | money back | how do I cancel my order | can I return it | refund milega kya |
    paise wapas milenge | book wapas karni hai | रिफ़ंड मिलेगा? | पैसे वापस होंगे क्या | ऑर्डर रद्द करना है |
    I don't like the ebook, can I give it back? | order galti se ho gaya, paisa lautaoge? |
    paise wapas kitne din me aate hain | What if I want my money returned | ईबुक पसंद नहीं आई तो पैसे वापस मिलेंगे? |
    agar pasand nahi aayi to paise wapas? | order cancel kaise kare | class pasand nahi aayi to refund |
    refund policy | मुझे पैसे वापस चाहिए | can I cancel after paying`,
  'not-sold-there': `
    flipkart? | flipkart par milegi? | is your book on flipkart | फ्लिपकार्ट पर है? | meesho par hai kya |
    is the book on flipkart yet | flipkart pe kab aayegi | फ्लिपकार्ट पर कब आएगी किताब |
    book flipkart pe kab tak aayegi | when will it be on meesho | meesho pe bhi hai | is it on flipkart also |
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
    ebook hindi me milegi? | kitab ki bhasha kya hai | Hindi me book hai? | is the hindi book available yet`,
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
    How do I buy the book? | amazon par nahi mil rahi kitab | where is the amazon link | how to order your books | can I pay by UPI | Is it on Amazon? |
    is the book on amazon yet | when will the book be on amazon | when will your new book come to amazon |
    book still not on amazon? | has the book come out on amazon | will it come on amazon soon |
    amazon pe milegi kya | amazon par kab tak aa jayegi kitab | kitab amazon pe kab milegi | ab tak amazon par nahi hai |
    book amazon pe abhi nahi aayi kya | amazon per nahi dikh rahi book | अमेज़न पर मिलेगी? | अमेज़न पर कब आएगी |
    किताब अमेज़न पर कब मिलेगी | is the book in shops yet | is my ebook ready yet |
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
    which book should I start with | is the book out yet`,
  courier: `
    can you courier a hard copy to Bangalore | will the book come by post |
    do you courier books | Will the book come to my home by courier? | kitab dak se aayegi kya |
    किताब कूरियर से आएगी?`,
} satisfies Partial<Record<AssistantTopicId, string>>;
