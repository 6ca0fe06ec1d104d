import { type Testimonial } from '../en/testimonials';

export const testimonials: readonly Testimonial[] = [
  {
    firstName: 'दिया',
    initial: 'एस',
    class: 'कक्षा 10',
    content: 'पहले लंबे गुणा मैं आखिर में करती थी। अब सबसे पहले करती हूँ, क्योंकि वही सबसे जल्दी हो जाते हैं।',
    rating: 5,
    location: 'पुणे',
  },
  {
    firstName: 'फ़राह',
    initial: 'एस',
    class: 'अभिभावक, कक्षा 8',
    content:
      'मेरी बेटी खाने की मेज़ पर बोल-बोलकर सवाल हल करती है और हमसे कैलकुलेटर पर जाँच करवाती है। अब तक उसकी एक भी गलती नहीं निकली।',
    rating: 5,
    location: 'दुबई',
  },
  {
    firstName: 'कबीर',
    initial: 'एस',
    class: 'कक्षा 12, JEE',
    content: 'अंकों के योग से जाँच करने में दो सेकंड लगते हैं। जब से यह सीखा है, हर मॉक टेस्ट में मेरे नंबर बचे हैं।',
    rating: 5,
    location: 'कोटा',
  },
  {
    firstName: 'नेहा',
    initial: 'एस',
    class: 'ग्रेजुएट, बैंक परीक्षा',
    content: 'तेज़ होने में मुझे रोज़ के अभ्यास के साथ तीन हफ़्ते लगे। काश, स्कूल में ही शुरू किया होता।',
    rating: 4,
    location: 'लखनऊ',
  },
];
