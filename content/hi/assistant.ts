import { type assistant as en } from '../en/assistant';
import { type Translation } from '../shape';

export const assistant: Translation<typeof en> = {
  launcher: {
    label: 'सहायक',
    open: 'वैदिक गणित सहायक से पूछें',
  },
  panel: {
    title: 'वैदिक गणित सहायक',
    close: 'सहायक बंद करें',
    log: 'बातचीत',
    you: 'आप:',
    bot: 'सहायक:',
    field: 'कुछ पूछें, या गणित का सवाल लिखें',
    send: 'भेजें',
    suggestions: 'सुझाव',
  },
  hours: {
    span: '{first} से {last}',
    row: '{days}, {times}',
    times: '{opens} से {closes} तक',
    all: '{rows} (IST)',
  },
  greeting: {
    by: 'exams',
    none: 'नमस्ते! क्लास और किताबों के बारे में हिन्दी, हिंग्लिश या अंग्रेज़ी में पूछें। या 98 × 95 जैसा गणित का कोई सवाल लिखें।',
    some: 'नमस्ते! क्लास, किताबों और परीक्षाओं के बारे में हिन्दी, हिंग्लिश या अंग्रेज़ी में पूछें। या 98 × 95 जैसा गणित का कोई सवाल लिखें।',
  },
  suggestions: [
    '98 × 95',
    'डेमो क्लास बुक करें',
    'कौन-सी किताबें हैं?',
    { by: 'exams', none: 'किस कक्षा के लिए?', some: 'किन परीक्षाओं की तैयारी होती है?' },
    'कार्यालय का समय',
  ],
  fallback: 'इसका जवाब मुझे अभी पक्का नहीं पता। मेन्यू देखें, या “संपर्क” पेज पर संदेश छोड़ दें।',
  unknown: 'यह जानकारी वेबसाइट पर अभी नहीं है: {शिक्षक|शिक्षिका} से WhatsApp पर पूछें।',
  question: 'नमस्ते! मैंने आपकी वेबसाइट के सहायक से पूछा: “{question}”',
  links: {
    home: 'चित्र में देखें',
    course: 'कोर्स की जानकारी',
    testimonials: 'विद्यार्थियों की राय',
    'demo-chat': 'मुफ़्त डेमो क्लास बुक करें',
    chat: 'WhatsApp पर पूछें',
  },
  elsewhere: {
    others: { one: 'दूसरी किताब', other: 'बाकी {count} किताबें' },
    stores: {
      one: '{titles} {stores} पर मिल जाएगी।',
      other: '{titles} {stores} पर मिल जाएँगी।',
    },
    chat: {
      one: '{titles} {शिक्षक|शिक्षिका} से WhatsApp पर मँगा लें।',
      other: '{titles} {शिक्षक|शिक्षिका} से WhatsApp पर मँगा लें।',
    },
    both: {
      one: '{titles} {stores} पर मिल जाएगी, या {शिक्षक|शिक्षिका} से WhatsApp पर।',
      other: '{titles} {stores} पर मिल जाएँगी, या {शिक्षक|शिक्षिका} से WhatsApp पर।',
    },
    also: {
      stores: '{title} {stores} पर भी मिल जाएगी।',
      chat: '{title} {शिक्षक|शिक्षिका} से WhatsApp पर भी मँगा लें।',
      both: '{title} {stores} पर भी मिल जाएगी, और {शिक्षक|शिक्षिका} से WhatsApp पर भी।',
    },
  },
  group: {
    one: 'हर क्लास एक ही विद्यार्थी के लिए होती है।',
    other: 'एक ग्रुप में ज़्यादा से ज़्यादा {groupSize} विद्यार्थी होते हैं।',
  },
  chatPrices: 'WhatsApp पर कीमत: {titles}।',
  booksList: { one: 'कुल एक किताब है, और उसकी', other: 'कुल {books} किताबें हैं, और उनकी' },
  everyBook: 'हर किताब',
  ebook: {
    format: '{title}: {language} में {fileType} फ़ाइल, जो इन पर खुलती है: {devices}।',
    pages: { one: 'उसमें एक पन्ना है।', other: 'उसमें {pages} पन्ने हैं।' },
    inLanguage: '{title} ({language})',
  },
  testimonials: {
    given: 'विद्यार्थी और माता-पिता क्या कहते हैं, यह होम पेज पर उन्हीं के शब्दों में पढ़ें।',
    missing:
      'विद्यार्थियों या माता-पिता की राय अभी इस वेबसाइट पर नहीं है। पढ़ाई कैसे होती है, यह मुफ़्त क्लास में देखें।',
  },
  refund: {
    by: 'refund',
    anyReason: 'उसी समय के भीतर ईबुक बिना कारण बताए भी लौटाई जा सकती है।',
    statedReasons: 'भेजी जा चुकी ईबुक किसी और कारण से वापस नहीं ली जाती।',
  },
  sum: {
    right: '{given} सही है।',
    wrong: '{given} सही नहीं है। {result}',
    product: '{a} × {b} = {answer}',
    square: '{a} का वर्ग {answer} है',
    division: '{a} ÷ {b} = {answer}, शेष {remainder}',
    wholeDivision: '{a} ÷ {b} = {answer}',
    drawing: '{a} में {b} से भाग: {name} की विधि का चित्र। पूरा तरीका नीचे चरणों में लिखा है।',
    decimal: 'दशमलव में: {decimal}',
    repeating: {
      one: 'दशमलव में: {decimal} (अंतिम अंक बार-बार आता है)',
      other: 'दशमलव में: {decimal} (अंतिम {digits} अंक बार-बार आते हैं)',
    },
    addition: '{a} + {b} = {answer}',
    subtraction: '{a} − {b} = {answer}',
    nines: 'सब अंक नौ में से और अंतिम दस में से घटाएँ: {parts}',
    percentage: '{b} का {a}% = {answer}',
    limits:
      'यहाँ एक बार में दो संख्याओं का सवाल हल होता है, जैसे 98 × 95, 1234 ÷ 9, 45 + 67 या 200 का 15%। वर्गमूल, घन जैसी घातें, कोष्ठक और लंबे सवाल यहाँ हल नहीं होते।',
    comma: 'कृपया हर संख्या 125 की तरह बिना कॉमा के लिखें। दशमलव वाले सवाल यहाँ हल नहीं होते।',
    algebra:
      'यहाँ केवल संख्याओं की गणना होती है, x जैसे अक्षरों की नहीं। बीजगणित के बारे में {शिक्षक|शिक्षिका} से WhatsApp पर पूछें।',
    words: 'कृपया संख्याएँ 98 × 96 की तरह अंकों में लिखें।',
    method: '{name}: {reason}',
    step: '{title}: {working}',
  },
};
