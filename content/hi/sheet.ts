import { type sheet as en } from '../en/sheet';
import { type Translation } from '../shape';

export const sheet: Translation<typeof en> = {
  print: 'प्रिंट करें',
  showAnswers: 'उत्तर दिखाएँ',
  hideAnswers: 'उत्तर छिपाएँ',
  hasQr: 'QR कोड',
  unknown:
    'इस कोड की कोई शीट नहीं है। कोड में छह अक्षर और अंक होते हैं, पर {never} उनमें कभी नहीं होते। कृपया कोड जाँचें, या दूसरी शीट बनाएँ।',
  noPrint: {
    title: 'कुछ नहीं खुला?',
    text: 'ऐप के अंदर खुले ब्राउज़र से अक्सर प्रिंट नहीं होता। ऐप के मेनू से यह पेज Chrome, Safari या किसी दूसरे ब्राउज़र में खोलें। या लिंक कॉपी करके वहाँ पेस्ट करें। स्क्रीनशॉट से भी काम चल जाता है।',
    copy: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया।',
    notCopied: 'लिंक कॉपी करने के लिए उसे दबाकर रखें।',
  },
};
