import { type shell as en } from '../en/shell';
import { type Translation } from '../shape';

export const shell: Translation<typeof en> = {
  skip: 'सीधे मुख्य सामग्री पर जाएँ',
  tagline: {
    by: 'where',
    online: 'वैदिक गणित, लाइव ऑनलाइन',
    offline: 'वैदिक गणित, आमने-सामने',
    both: 'वैदिक गणित, आमने-सामने और ऑनलाइन',
  },
  navLabel: 'मुख्य मेन्यू',
  languages: 'भाषा',
  menu: 'मेन्यू',
  bookDemo: 'डेमो क्लास बुक करें',
  demoMessage: {
    by: 'learner',
    class: 'नमस्ते! मुझे वैदिक गणित की मुफ़्त डेमो क्लास बुक करनी है। मेरी कक्षा और मेरी सुविधा का समय: ',
    oneClass: 'नमस्ते! मुझे वैदिक गणित की मुफ़्त डेमो क्लास बुक करनी है। मेरी सुविधा का समय: ',
    exam: 'नमस्ते! मुझे वैदिक गणित की मुफ़्त डेमो क्लास बुक करनी है। मेरी परीक्षा और मेरी सुविधा का समय: ',
    anyone: 'नमस्ते! मुझे वैदिक गणित की मुफ़्त डेमो क्लास बुक करनी है। किसे सीखना है, और सुविधा का समय: ',
  },
  opensInNewTab: '(नए टैब में खुलता है)',
  footer: {
    description: {
      by: 'where',
      online: 'वैदिक गणित की लाइव ऑनलाइन क्लास, {city} से, {languages} में।',
      offline: '{city} में वैदिक गणित की क्लास, आमने-सामने, {languages} में।',
      both: 'वैदिक गणित की क्लास, {city} में आमने-सामने और लाइव ऑनलाइन, {languages} में।',
    },
    pages: 'पेज',
    reach: 'संपर्क करें',
    hours: 'कार्यालय का समय (IST)',
    centres: 'क्लास कहाँ होती है',
    map: 'नक्शा',
    closed: 'बंद',
    promise: {
      by: 'answering',
      one: '{city} से {teacher} का जवाब सीधे आपको मिलता है।',
      oneInPlaces: '{teacher} की क्लास {atCity} होती है, और उनका जवाब सीधे आपको मिलता है।',
      several: '{city} से {teacher} का जवाब सीधे आपको मिलता है।',
      severalInPlaces: '{teacher} की क्लास {atCity} होती है, और उनका जवाब सीधे आपको मिलता है।',
    },
  },
  theme: { toDark: 'डार्क मोड', toLight: 'लाइट मोड' },
  toasts: { label: 'सूचनाएँ', close: 'बंद करें' },
  unfinished: {
    text: 'पेज पूरा नहीं खुला। फिर से दबाएँ, या',
    link: 'पेज फिर से लोड करें।',
  },
  failure: {
    title: 'यह हिस्सा नहीं खुला',
    text: 'अपना इंटरनेट जाँचें और फिर से कोशिश करें। आपने जो लिखा है, उसमें से कुछ नहीं मिटा है।',
    retry: 'फिर से कोशिश करें',
    reload: 'पेज फिर से लोड करें',
    chat: 'WhatsApp पर पूछें',
    message: 'नमस्ते! आपकी वेबसाइट का एक हिस्सा मेरे यहाँ नहीं खुल रहा: {address}',
    close: 'बंद करें',
  },
};
