import { type buyersOrder as en } from '../en/buyers-order';
import { type Translation } from '../shape';

export const buyersOrder: Translation<typeof en> = {
  field: {
    label: 'UTR नंबर, 12 अंक (ज़रूरी नहीं)',
    labelAbroad: 'UTR नंबर (12 अंक) या पेमेंट ID (ज़रूरी नहीं)',
    hint: 'यह नंबर भुगतान वाले ऐप में दिखता है। इससे आपका भुगतान तुरंत मिल जाता है।',
    check: 'UTR नंबर में 12 अंक होते हैं, यह कोई और नंबर है। सूचना फिर भी भेजी जा सकती है।',
    notice: 'यह नंबर सिर्फ़ भुगतान खोजने के लिए है, और {keepUtrDays} दिन बाद मिट जाता है।',
    privacy: 'निजता',
  },
  paid: 'भुगतान हो गया है',
  busy: 'सूचना जा रही है…',
  done: {
    title: 'भुगतान की सूचना मिल गई',
    text: 'भुगतान की जाँच होगी, और {replyHours} के भीतर जवाब आएगा। आपकी संदर्भ संख्या {reference} है।',
  },
  failed: {
    title: 'सूचना नहीं पहुँची',
    texts: {
      signedOut: 'लॉग इन खत्म हो चुका है। दोबारा लॉग इन करके फिर सूचना दें, या WhatsApp पर भेजें।',
      limited: 'आज बहुत बार सूचना दी जा चुकी है। कृपया WhatsApp पर लिखें।',
      other: 'सूचना फिर से दें, या WhatsApp पर भेजें। दोबारा पैसे न भेजें।',
    },
    reference: 'आपकी संदर्भ संख्या {reference} है।',
    again: 'फिर से सूचना दें',
    chat: 'WhatsApp पर भेजें',
  },
  states: {
    sending: 'भुगतान की सूचना जा रही है। आपकी संदर्भ संख्या {reference} है।',
    unreported:
      'भुगतान की सूचना नहीं पहुँची। स्क्रीनशॉट WhatsApp पर भेजें, या भुगतान फिर खोलकर सूचना दें। आपकी संदर्भ संख्या {reference} है।',
    reported: 'भुगतान की सूचना {since} मिली। जवाब {answerBy} तक आएगा। आपकी संदर्भ संख्या {reference} है।',
    received: 'आपका भुगतान मिल गया है। यह ईबुक जितनी बार चाहें, डाउनलोड करें।',
    byHand: 'आपका भुगतान मिल गया है। ईबुक WhatsApp पर आएगी। आपकी संदर्भ संख्या {reference} है।',
    refused:
      'आपका भुगतान नहीं मिला। पैसे भेजे हों, तो UTR नंबर वाला स्क्रीनशॉट WhatsApp पर भेजें। आपकी संदर्भ संख्या {reference} है।',
    refunded:
      'इस ईबुक के पैसे {since} लौटा दिए गए, इसलिए यह अब डाउनलोड नहीं होती। आपकी संदर्भ संख्या {reference} है।',
  },
  download: 'डाउनलोड करें',
  ebook: 'ईबुक',
  chat: 'WhatsApp पर पूछें',
  message:
    'नमस्ते! ईबुक “{title}” के भुगतान के बारे में मुझे कुछ पूछना है। मेरा नाम {name} है, संदर्भ संख्या {reference} है।',
};
