import { type buyerTopics } from '@/content/buyer-topics';

type BuyerTopic = (typeof buyerTopics)[number]['id'];

/** Topics that `questions` has. */
type OtherTopic =
  'demo-class' | 'recording' | 'payment-problem' | 'buying-books' | 'not-sold-there';

/** As `questions`, about buying and trust. */
export const buyerQuestions: Record<Exclude<BuyerTopic, OtherTopic>, string> = {
  'shop-order': `
    my order from amazon is late | amazon delivery not come | Amazon se book nahi aayi |
    damaged book received from Amazon | how to return book bought on amazon |
    amazon se aayi book phati hui hai | अमेज़न से किताब नहीं आई | अमेज़न से फटी हुई किताब आई |
    Amazon order not delivered yet | where is my amazon order | amazon order kab aayega |
    Amazon wale ne galat book bhej di | wrong book delivered by amazon |
    I ordered on Amazon 10 days ago and nothing came | amazon refund nahi mila |
    Amazon par refund kaise milega | अमेज़न पर रिफंड कैसे मिलेगा | amazon ka order cancel karna hai |
    how do I cancel my Amazon order | amazon order cancel kaise karu | track my amazon order |
    I ordered on amazon when will it come | amazon par order kiya tha kab aayega | amazon se kab aayegi |
    amazon par kab tak aayega mera order | amazon pe refund kab aayega | no book yet from amazon |
    book from amazon has not come to my house yet | amazon tracking not updating | amazon pe paise kat gaye book nahi aayi |
    paid on amazon but order not confirmed | Amazon customer care number | amazon helpline number do |
    amazn se book nhi aai | amezon order late hai | Amazon sent me a used book |
    pages missing in the book i got from Amazon | amazon se mangai kitab ke panne gayab hain |
    book bought from amazon has torn pages | अमेज़न से मँगाई किताब कब आएगी | अमेजन की डिलीवरी नहीं हुई |
    ऑर्डर अमेज़न से किया था अभी तक नहीं मिला | amazon replacement | amazon order stuck |
    my Amazon parcel is lost | does amazon deliver to Nepal | how long does amazon take to deliver`,
  'other-shop-order': `
    My order from Flipkart is late | फ्लिपकार्ट का ऑर्डर नहीं आया | flipkart order kab tak aayega |
    flipkart pe return kaise kare | flipcart se kitab nahi mili | flipkart delivery boy did not come |
    fliokart order late | फ्लिपकार्ट से किताब वापस कैसे करें |
    can i exchange the book i bought on flipkart | meesho se order kiya tha nahi aaya | misho order late`,
  genuine: `
    is this genuine | is this site real or fake | Is this website legit? | can I trust this site | kya yeh asli hai |
    yeh website asli hai ya nakli | fraud to nahi hai na | kya yeh fraud hai | paise doob to nahi jayenge |
    Who runs this website? | is it safe to pay here | क्या यह असली है? | यह धोखा तो नहीं है | क्या भरोसा कर सकते हैं |
    bharosa kaise kare | who is the owner of this site | is this a registered business | kaun chalata hai ye site |
    is this teacher real | how do I know this is not a scam | क्या ये फर्जी है | site kiski hai`,
  'no-reply': `
    no reply for 3 days | I messaged you two days ago and no response | nobody replied to my email |
    kal se message kiya hai koi jawab nahi | 3 din ho gaye reply nahi aaya | phone nahi utha rahe |
    मैंने मैसेज किया था पर जवाब नहीं आया | आप फ़ोन नहीं उठाते | why are you not replying on whatsapp |
    still waiting for your reply | you have not replied | no one is answering my call | teacher is not responding |
    तीन दिन से कोई जवाब नहीं | message ka jawab nahi mila | I haven't heard back from you | didn't get a reply to my form`,
  'payment-fails': `
    payment not working | UPI is not working | QR code not scanning | gpay says limit exceeded | phonepe error |
    payment nahi ho raha | upi se payment nahi ho raha hai | paytm nahi chal raha | qr scan nahi ho raha |
    भुगतान नहीं हो रहा है | पेमेंट नहीं हो पा रहा | यूपीआई काम नहीं कर रहा | I am unable to pay | I can't pay by UPI |
    payment page expired, time ran out | google pay blocked the payment as risky | QR not opening |
    payment declined, how to retry | क्यूआर स्कैन नहीं हो रहा | my bank refused the upi payment`,
  receipt: `
    can I get a receipt | do you give an invoice | GST bill milega? | bill chahiye | receipt kaise milegi |
    रसीद मिलेगी? | पक्का बिल मिलेगा क्या | what is your gst number | I need a tax invoice for the book |
    payment ki raseed do | क्या बिल मिलता है | invoice bhejo | fees ki receipt milegi kya | do you have GSTIN |
    need bill for reimbursement of the ebook | रसीद भेजिए`,
  discount: `
    is there a discount for two children | sibling discount? | dono bachchon ke liye discount milega |
    fees kam ho sakti hai kya? | kuch kam karo | do you have a scholarship | coupon code | discount on the course |
    दो बच्चों पर छूट मिलेगी? | फीस कम कर दो | क्या छात्रवृत्ति है | my two kids want to join, any concession? |
    group discount for friends | promo code hai? | too expensive for us | bhai behan dono ke liye discount |
    we are a poor family, can the fee be less | छूट मिलेगी क्या दोनों भाई बहन के लिए`,
  app: `
    do you have an app | is there an app for this | play store par hai kya | app download karna padega? | app hai kya |
    क्या कोई ऐप है? | ऐप डाउनलोड करना है | apk link | android app? | where is your app | app kahan milega |
    is it on the app store | do I need to install something | aapka app ka naam | mobile app chahiye |
    iphone app | app for iphone | is there an iphone app? | iphone ke liye app | apple store app | app kab aayega |
    can I use it on iphone | does the site work on my iPhone | iphone par chalega kya | iphone | android |
    website android phone me chalegi? | आईफोन ऐप | मोबाइल ऐप | एंड्रॉयड ऐप | आईफोन पर चलेगा? | ios pe chalega`,
  safety: `
    is this site safe for kids | is it safe for my daughter | will my phone get a virus | is payment secure |
    can I sit in the class with my child | kya beti ke liye safe hai | क्या यह सुरक्षित है | is the website secure |
    do kids have to keep the camera on | can parents watch the class | child safety? | website safe hai? |
    is it safe | female teacher hai kya | सुरक्षा का क्या इंतज़ाम है |
    ladkiyon ke liye safe hai kya | is it secure for girls | क्या लड़कियों के लिए सुरक्षित है`,
  notes: `
    do you give notes | homework milta hai? | study material? | will there be home work | class notes pdf milega |
    नोट्स मिलेंगे क्या | होमवर्क देते हैं? | do you give assignments | notes bhi dete ho kya | गृहकार्य मिलता है? |
    will I get handouts after each class | is there study material in the course`,
  'book-for-exam': `
    which book for JEE | best book for olympiad | kaun si kitab NEET ke liye | which book should I buy for board exam |
    JEE ke liye kaun si book | bank exam ke liye book | ओलंपियाड के लिए कौन सी किताब | book for cat exam |
    परीक्षा के लिए कौन सी किताब अच्छी है | is there a book for competitive exams | SSC ke liye kaunsi kitab lu |
    बैंक पीओ के लिए कौन सी किताब अच्छी है`,
  'girls-batch': `
    girls batch? | is there a separate batch for girls | ladkiyon ka alag batch hai kya | only girls batch hai? |
    लड़कियों का अलग बैच है? | separate batch for boys and girls`,
  'to-bring': `
    what should we bring | what do we need to bring | what to bring to class | do i need a notebook | kya lana hai |
    what does my child need for the class | kya kya lana padega | class me kya lekar aana hai | copy pen lana hai kya |
    kya chahiye class ke liye | क्या लाना है | क्लास के लिए क्या चाहिए | क्या साथ लाना होगा | is a calculator allowed |
    do i need a book for the class | what should i keep ready | kya taiyari karke aana hai`,
};
