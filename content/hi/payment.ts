import { type payment as en } from '../en/payment';
import { type Translation } from '../shape';
import { reported } from './reported';

export const payment: Translation<typeof en> = {
  button: {
    login: 'लॉग इन करके खरीदें ({price})',
    incomplete: 'पहले प्रोफ़ाइल पूरी करें',
    buy: 'UPI से खरीदें ({price})',
    again: 'भुगतान फिर से देखें',
    busy: 'खुल रहा है…',
  },
  reported,
  promise: {
    arrives: '{ebookArrives}',
    refund: {
      by: 'refund',
      anyReason: 'पैसे किसी भी कारण से वापस मिलते हैं: {askWithinDays} के भीतर लिखें।',
      statedReasons:
        'ईबुक न आए, न खुले या बताए अनुसार न हो, तो पूरे पैसे वापस मिलते हैं: {askWithinDays} के भीतर लिखें।',
    },
    terms: 'शर्तें',
    abroad: 'भारत के बाहर से भुगतान करें',
  },
  upi: {
    label: 'UPI ID',
    copy: 'कॉपी करें',
    copied: 'UPI ID कॉपी हो गई!',
    failed: {
      title: 'UPI ID खुद कॉपी करें',
      text: 'आपके ब्राउज़र ने कॉपी करने नहीं दिया। UPI ID को दबाकर रखें, ताकि वह सेलेक्ट हो जाए।',
    },
    reference: 'भुगतान की संदर्भ संख्या',
    screenshot: {
      formOrChat:
        'ऐसा स्क्रीनशॉट भेजें, जिसमें 12 अंकों का UTR नंबर (भुगतान की पहचान संख्या) दिखे: WhatsApp से {number} पर, या फ़ॉर्म से।',
      chat: 'ऐसा स्क्रीनशॉट, जिसमें 12 अंकों का UTR नंबर (भुगतान की पहचान संख्या) दिखे, WhatsApp से {number} पर भेजें।',
    },
    form: 'भुगतान का स्क्रीनशॉट भेजें',
    chat: 'WhatsApp पर भेजें',
    message:
      'नमस्ते! मुझे ईबुक “{title}” खरीदनी है। मेरा नाम {name} है, संदर्भ संख्या {reference} है। मेरे भुगतान का स्क्रीनशॉट यह रहा। UTR नंबर (12 अंक): ',
  },
  purchase: {
    title: 'ईबुक खरीदें',
    close: 'बंद करें',
    back: 'भुगतान पर वापस जाएँ',
    byline: '{author} की ईबुक',
    receiver: 'आपके UPI ऐप में पैसे पाने वाले का नाम {payee} दिखेगा।',
    qrLabel: '{upi} को {price} भेजने का QR कोड',
    save: 'QR की तस्वीर सेव करें',
    saved: 'QR की तस्वीर सेव हो गई।',
    hold: 'गैलरी में नहीं दिखी? QR को दबाकर रखें और सेव करें, या स्क्रीनशॉट लें।',
    saveFailed: {
      title: 'QR सेव नहीं हुआ',
      text: 'इसकी जगह QR का स्क्रीनशॉट लें: UPI ऐप उसे भी पढ़ लेते हैं।',
    },
    stepsLabel: 'कैसे खरीदें',
    steps: [
      'UPI ID पर {price} भेजें: किसी भी UPI ऐप से QR स्कैन करें, या QR सेव करके उसे ऐप में गैलरी से चुनें।',
      'भुगतान का स्क्रीनशॉट लें।',
      'ईबुक {hours} के भीतर आपके पास आ जाती\u00a0है।',
    ],
    pay: 'UPI से भुगतान करें',
    noApp: 'कोई UPI ऐप नहीं खुला? कंप्यूटर या iPhone पर हों, तो इसकी जगह अपने फ़ोन से QR स्कैन करें।',
    help: {
      title: 'भुगतान नहीं हुआ? यह करें',
      personal: [
        'लिंक से भुगतान शुरू होने पर कुछ ऐप “limit exceeded”, “risky” या “not allowed” दिखाते हैं। ऐसे में आपके पैसे नहीं कटे हैं।',
        'QR सेव करें, अपना UPI ऐप खोलें, “Scan” चुनें, फिर “Gallery”।',
        'या UPI ID पेस्ट करें, रकम {amount} लिखें, और नोट में {reference} लिखें।',
      ],
      business: [
        'कोई दूसरा UPI ऐप आज़माएँ, या किसी भी UPI ऐप से QR स्कैन करें।',
        'या UPI ID पेस्ट करें, रकम {amount} लिखें, और नोट में {reference} लिखें।',
      ],
    },
    contact: 'WhatsApp पर संपर्क करें',
  },
  dialog: {
    title: 'अपना भुगतान पूरा करें',
    close: 'बंद करें',
    lead: 'आपकी प्रोफ़ाइल सेव हो गई है। भुगतान अभी करें, या बाद में “किताबें” पेज से।',
    book: 'ईबुक',
    choose: 'अपनी ईबुक चुनें',
    showPrice: 'रकम वाला QR देखें',
    business: 'वहाँ “UPI से भुगतान करें” दबाएँ: आपका UPI ऐप खुलेगा, और उसमें रकम पहले से लिखी होगी।',
    gallery: 'फिर अपना UPI ऐप खोलें, “Scan” चुनें, फिर “Gallery”, और QR की तस्वीर चुनें।',
    phoneStep: 'UPI ID कॉपी करें या QR सेव करें, फिर अपना UPI ऐप खोलें।',
    referenceNote: 'QR में यह संख्या पहले से है। UPI ID कॉपी करें, तो यह संख्या नोट में लिखें।',
    left: 'बाकी समय',
    more: '{time} और जोड़ें',
    announcement: 'बाकी समय: {time}',
    qrLabel: '{upi} को भुगतान करने का QR कोड',
    steps: [
      'कोई भी UPI ऐप खोलकर QR स्कैन करें, या UPI ID कॉपी करें।',
      'किताब के नीचे “UPI से भुगतान” के साथ जो रकम लिखी है, वही भरें और भुगतान करें।',
      'भुगतान का स्क्रीनशॉट लें।',
    ],
    submitted: 'मैंने स्क्रीनशॉट भेज दिया है',
    confirmation: {
      title: 'स्क्रीनशॉट भेज दिया गया',
      text: 'धन्यवाद। {शिक्षक|शिक्षिका} की ओर से हर भुगतान की जाँच होती है। {ebookArrives}',
      reference: 'आपकी संदर्भ संख्या {reference} है। इसे फिर देखने के लिए किसी भी पेज पर अपना नाम दबाएँ।',
      send: 'संदर्भ संख्या खुद को भेजें',
      sendMessage: 'ईबुक “{title}” के भुगतान की मेरी संदर्भ संख्या: {reference}',
      continue: 'आगे बढ़ें',
    },
    expired: {
      title: 'भुगतान का समय खत्म हुआ',
      text: 'भुगतान फिर से शुरू करें।',
      again: 'भुगतान करें या स्क्रीनशॉट भेजें',
    },
  },
};
