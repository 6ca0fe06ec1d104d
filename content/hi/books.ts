import { z } from 'zod';
import { bookWordsSchema } from '../book-schema';
import { mapBooks } from '../books';
import {
  type booksPage as en,
  bookTexts as originals,
  readerReviews as originalReviews,
} from '../en/books';
import { orOriginals, translateEach } from '../originals';
import { readFacts } from '../read-facts';
import { reviewSchema } from '../schema';
import { type Translation } from '../shape';
import { ownEntries } from '../unconfirmed';
import bookFacts from './books.json' with { type: 'json' };
import reviewFacts from './reviews.json' with { type: 'json' };

const BOOKS = 'content/hi/books.json';
const REVIEWS = 'content/hi/reviews.json';

export const bookTexts = translateEach(
  readFacts(z.strictObject(mapBooks(bookWordsSchema)).partial(), bookFacts, BOOKS),
  originals,
);

export const readerReviews = orOriginals(
  ownEntries(readFacts(z.array(reviewSchema), reviewFacts, REVIEWS), REVIEWS),
  originalReviews,
);

export const booksPage: Translation<typeof en> = {
  title: '{bookCount}, पेंसिल हाथ में लेकर पढ़ने के लिए',
  count: { empty: 'कोई किताब नहीं', one: '{count} किताब', other: '{count} किताबें' },
  toRead: { one: 'पढ़ने के लिए {count} किताब', other: 'पढ़ने के लिए {count} किताबें' },
  ends: { pages: ', और खरीदने से पहले पढ़ने के लिए नमूना पन्ने।', plain: '।' },
  empty: {
    title: 'अभी कोई किताब नहीं है',
    lead: 'कौन-सी किताब पढ़ें, यह {शिक्षक|शिक्षिका} से पूछें।',
  },
  lead: {
    general: {
      by: 'books',
      none: '',
      one: 'इसमें जल्दी गणना करना सिखाया गया है।',
      some: '{generalBooks} में जल्दी गणना करना सिखाया गया है।',
    },
    study: {
      by: 'books',
      none: '',
      one: 'इसमें समझाया गया है कि विधि क्यों काम करती है।',
      some: '{studyBooks} में समझाया गया है कि विधि क्यों काम करती है।',
    },
  },
  bestseller: 'बेस्टसेलर',
  rating: { one: '{rating} ({reviews} समीक्षा)', other: '{rating} ({reviews} समीक्षाएँ)' },
  price: {
    pay: 'UPI से भुगतान',
    list: { alone: 'सूची मूल्य', withTags: 'सूची मूल्य और ऑफ़र', tags: 'ऑफ़र' },
    insteadOf: 'पहले',
    explained: {
      one: 'आपको {upi} देने हैं। {list} सूची मूल्य है।',
      two: 'आपको {upi} देने हैं। {list} और {original} सूची मूल्य हैं।',
    },
    marked: 'इसके पहले पन्ने पर आपके ऑर्डर की संदर्भ संख्या होगी।',
    ways: 'अभी UPI से भुगतान करें, या WhatsApp पर पूछकर मँगाएँ।',
  },
  ebook: {
    fileType: 'फ़ाइल',
    pages: 'पन्ने',
    languages: 'भाषा',
    devices: { label: 'कहाँ खुलेगी', phone: 'फ़ोन', tablet: 'टैबलेट', computer: 'कंप्यूटर' },
  },
  order: 'अपनी किताब मँगाएँ',
  orderMessage: 'नमस्ते! मुझे {title} किताब मँगानी है। कृपया बताएँ कि भुगतान कैसे करना है।',
  available: '{store} पर मिलती है',
  buy: '{store} से खरीदें',
  chat: {
    available: 'WhatsApp पर मिलती है',
    price: 'WhatsApp पर: {price}',
    free: 'WhatsApp पर मुफ़्त',
    freeMessage: 'नमस्ते! मुझे {title} किताब चाहिए, जो मुफ़्त है। कृपया बताएँ कि वह मुझे कैसे मिलेगी।',
    priced: '{title} ({price})',
    nothing: 'मुफ़्त',
  },
  covers: {
    drawn: 'तीन किताबों के कवर: हर कवर पर उसी विधि का चित्र है, जो किताब सिखाती है।',
    named: { one: 'किताब का कवर: {titles}।', other: 'किताबों के कवर: {titles}।' },
    empty: 'पेज का शीर्षक: किताबें।',
  },
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
    title: {
      by: 'books',
      none: 'ये किताबें क्यों',
      one: 'यह किताब क्यों',
      some: 'ये किताबें क्यों',
    },
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
        unit: 'जाँचें',
        title: 'अपनी गलती खुद पकड़ें',
        text: 'परीक्षक के देखने से पहले ही बीजांक (अंक जोड़ते-जोड़ते बचा एक अंक) से गलती पकड़ में आ जाती है।',
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
    title: {
      by: 'books',
      none: 'किताब\u00a0चाहिए? {शिक्षक|शिक्षिका} से\u00a0पूछें।',
      one: 'क्या यह आपके लिए\u00a0है? {शिक्षक|शिक्षिका} से\u00a0पूछें।',
      some: 'कौन-सी किताब\u00a0लें? {शिक्षक|शिक्षिका} से\u00a0पूछें।',
    },
    lead: {
      by: 'books',
      none: 'बताएँ कि {goal}। सच्चा जवाब मिलेगा।',
      one: 'बताएँ कि {goal}। सच्चा जवाब मिलेगा, चाहे वह “अभी नहीं” ही क्यों न हो।',
      some: 'बताएँ कि {goal}। सच्चा जवाब मिलेगा, चाहे वह “अभी कोई नहीं” ही क्यों न हो।',
    },
    order: { by: 'orders', none: '{शिक्षक|शिक्षिका} से पूछें', some: 'अपनी किताब मँगाएँ' },
    message: {
      by: 'booksAsked',
      none: 'नमस्ते! वैदिक गणित की कौन-सी किताब मेरे लिए ठीक रहेगी? {myGoal}: ',
      one: 'नमस्ते! मुझे पूछना है कि आपकी किताब मेरे लिए ठीक रहेगी या नहीं। {myGoal}: ',
      some: 'नमस्ते! मुझे एक किताब मँगानी है, पर कौन-सी, यह तय नहीं हो पा रहा। {myGoal}: ',
    },
  },
  print: { by: 'orders', none: '', some: 'किताब मँगाने के लिए: WhatsApp {phone}, {email}' },
};
