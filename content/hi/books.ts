import { type BookId } from '../books';
import { type booksPage as en, type BookWords, type readerReviews as enReviews } from '../en/books';
import { type Translation } from '../shape';

export const bookTexts: Record<BookId, BookWords> = {
  'master-vedic-mathematics': {
    subtitle: 'सभी {sutras} सूत्र, चार सौ सवाल पूरे हल के साथ।',
    description:
      'हर अध्याय एक ऐसे सवाल से शुरू होता है, जिसे लंबी विधि से हल करना आपको पहले से आता है। फिर छोटी विधि आती है, उसका कारण, और वे संख्याएँ जिनमें वह काम नहीं आती।',
    features: [
      'हर विधि एक पन्ने पर: सूत्र, नियम, हल किया हुआ सवाल',
      'समय बाँधकर हल करने के छोटे अभ्यास, उत्तर सहित',
      'वर्ग, घन, भिन्न और जाँच पर एक-एक अध्याय',
      'JEE, CAT और बैंक परीक्षाओं के पुराने सवाल, दोनों विधियों से हल',
    ],
    offerTag: 'त्योहारी ऑफ़र: {offerPercent}%',
    discount: '{discountPercent}% की छूट',
  },
  'vertically-and-crosswise': {
    subtitle: 'एक ही सूत्र से गुणा, भाग और बीजगणित, प्रमाण के साथ।',
    description:
      'एक ही नियम से किन्हीं भी दो संख्याओं का गुणा हो जाता है। यह किताब उसे स्कूल के बीजगणित से सिद्ध करती है, फिर दीर्घ विभाजन, बहुपदों और गुणनखंडों तक ले जाती है।',
    features: [
      'कितने भी अंकों की संख्याओं के लिए नियम',
      'हर प्रमाण आधे पन्ने पर',
      'अध्ययन समूह या क्लास के लिए अभ्यास',
    ],
  },
  'the-nine-point-circle': {
    subtitle: 'बीजांक, चक्र, और गलत उत्तर पकड़ने वाली जाँच।',
    description:
      'किसी संख्या के अंक जोड़ते जाएँ, जब तक एक अंक न बचे: पैटर्न दिखने लगते हैं। यह किताब उनके चित्र बनाती है, उन्हें समझाती है, और उनसे हर सवाल की जाँच करना सिखाती है।',
    features: [
      'जोड़, गुणा, वर्ग और भाग की जाँच',
      'जो इस जाँच से छूट जाता है, और उसे पकड़ने वाली दूसरी जाँच',
      'परकार और रूलर से बनाए जाने वाले चित्र',
    ],
  },
};

export const readerReviews: Translation<typeof enReviews> = [
  {
    name: 'एक पाठक',
    exam: 'CAT',
    content: 'वर्ग वाले अध्याय ने एक ही मॉक टेस्ट में किताब के पैसे वसूल करा दिए।',
    rating: 5,
  },
  {
    name: 'एक अभिभावक',
    exam: 'कक्षा 8',
    content: 'मेरी बेटी इसे मज़े के लिए पढ़ती है। उसके उत्तर मैं इसी से जाँचती हूँ।',
    rating: 5,
  },
  {
    name: 'एक क्लर्क',
    exam: 'बैंक पीओ',
    content: 'साफ़, छोटी, और सच बताती है कि छोटी विधि कब काम की नहीं।',
    rating: 4,
  },
];

export const booksPage: Translation<typeof en> = {
  title: '{books} किताबें, पेंसिल लेकर हल करने के लिए',
  lead: {
    general: '{generalBooks} उन विद्यार्थियों के लिए, जो जल्दी गणना करना चाहते हैं।',
    study: '{studyBooks} उन पाठकों के लिए, जो जानना चाहते हैं कि विधि क्यों काम करती है।',
  },
  bestseller: 'बेस्टसेलर',
  rating: '{rating} ({reviews} समीक्षाएँ)',
  price: {
    pay: 'UPI से भुगतान',
    list: 'सूची मूल्य',
    insteadOf: 'पहले',
    explained:
      'लॉग इन करने के बाद UPI से एक बार {upi} देने हैं। {list} और {original} सूची मूल्य हैं, ये नहीं लिए जाते।',
  },
  ebook: {
    fileType: 'फ़ाइल',
    pages: 'पन्ने',
    languages: 'भाषा',
    devices: { label: 'कहाँ खुलेगी', phone: 'फ़ोन', tablet: 'टैबलेट', computer: 'कंप्यूटर' },
    arrives: { label: 'कहाँ मिलेगी', value: 'WhatsApp पर, {replyHours} घंटे के भीतर' },
  },
  order: 'अपनी किताब मँगाएँ',
  orderMessage: 'नमस्ते! मुझे {title} किताब मँगानी है। कृपया बताएँ कि भुगतान कैसे करना है।',
  available: 'Amazon पर मिलती है',
  buy: 'Amazon से खरीदें',
  preview: {
    button: 'नमूना पन्ने देखें',
    busy: 'खुल रहा है…',
    title: 'नमूना पन्ने',
    frame: '{title} के नमूना पन्ने',
    newTab: 'नए टैब में खोलें',
    close: 'बंद करें',
  },
  study: { title: 'अध्ययन और शोध के लिए' },
  reasons: {
    title: 'ये किताबें क्यों',
    facts: {
      sutras: {
        unit: 'सूत्र',
        title: 'जिस क्रम में ज़रूरत पड़ती है',
        text: 'आसान सूत्र पहले।',
      },
      ways: {
        unit: 'विधियाँ',
        title: 'हर सवाल दो तरह से हल',
        text: 'स्कूल की विधि और छोटी विधि साथ-साथ हैं।',
      },
      checks: {
        unit: 'जाँच',
        title: 'गलती का पता खुद चलता है',
        text: 'बीजांक परीक्षक से पहले गलती पकड़ लेते हैं।',
      },
    },
  },
  reviews: {
    title: 'पाठकों की राय',
    quote: '“{text}”',
    from: '{name}, {exam}',
    rating: '5 में से {rating}',
  },
  closing: {
    title: 'कौन-सी किताब\u00a0लें? शिक्षक से\u00a0पूछें।',
    lead: 'बताएँ कि तैयारी किस चीज़ की है। सच्चा जवाब मिलेगा, चाहे वह “अभी कोई नहीं” ही क्यों न हो।',
    message: 'नमस्ते! मुझे एक किताब मँगानी है, पर कौन-सी, यह तय नहीं हो पा रहा। मुझे इसकी तैयारी करनी है: ',
  },
  print: 'किताब मँगाने के लिए: WhatsApp {phone}, {email}',
};
