import { expect, it } from 'vitest';
import { type AssistantTopicId, assistantTopics, sumWords } from '@/content/assistant-topics';
import { assistant } from '@/content/hi/assistant';
import { keywordsOf } from '@/lib/assistant/guide';
import { findTopic } from '@/lib/assistant/match';
import { readSum } from '@/lib/vedic/read-sum';

const topics = assistantTopics.map((topic) => ({ id: topic.id, keywords: keywordsOf(topic) }));
const topicOf = (text: string) => findTopic(text, topics)?.id;

it('Hindi suggestions: each finds its topic or a sum', () => {
  const [sum, ...questions] = assistant.suggestions;
  expect(readSum(sum, sumWords)).toEqual({ a: 98, operation: '×', b: 95 });
  expect(questions.map(topicOf)).toEqual(['demo-class', 'books-list', 'exams', 'office-hours']);
});

/** What pupils and parents ask, separated by bars: in Devanagari, then in Latin letters. */
const questions: Partial<Record<AssistantTopicId, string>> = {
  'demo-class': `
    मुझे डेमो क्लास चाहिए | पहली क्लास फ़्री है क्या? | मुफ़्त डेमो कैसे मिलेगा |
    क्लास कैसे बुक करें | class kaise book kare | फ़्री में सीखना है | muft mein sikhna hai |
    mujhe demo class leni hai | free class kab hogi | ek baar try karna hai`,
  courses: `
    ख़र्चा कितना आएगा | kharcha kitna hai | फ़ीस कितनी है? | एडमिशन कैसे होगा | नया बैच कब से शुरू होगा | मैं कैसे जुड़ सकती हूँ | महीने का कितना लगता है |
    fees kitni hai | admission kaise le | naya batch kab shuru hoga | mahine ka kitna lagta hai | main kaise jud sakti hoon`,
  'buying-books': `
    किताब कैसे मँगवाऊँ | क्या मैं यूपीआई से पैसे दे सकता हूँ | ई-बुक कब मिलेगी | पैसे कैसे भेजूँ |
    kitab ka price kya hai | book kaise order kare | paise kaise dene hai | ebook kab milegi`,
  'books-list': `
    आपके पास कौन सी किताबें हैं? | कक्षा 8 के लिए कौन सी किताब अच्छी है |
    kaun kaun si books hain | class 8 ke liye kaunsi kitab acchi hai`,
  'book-preview': `
    किताब के नमूना पन्ने दिखाइए | किताब के कुछ पन्ने पढ़ने हैं |
    kitab ke kuch panne dikhao | sample pages dekhne hain`,
  'office-hours': `
    आप कितने बजे तक मिलेंगे | क्या इतवार को क्लास मिलेगी? |
    office kab tak khula hai | sunday ko khula hai kya`,
  languages: `
    क्या पढ़ाई हिंदी में होगी? | अंग्रेज़ी माध्यम के बच्चे पढ़ सकते हैं? |
    hindi me padhate ho kya | kya english medium wale padh sakte hain`,
  exams: `
    क्या इससे बोर्ड परीक्षा में मदद मिलेगी | जेईई में काम आएगा? | एसएससी की तैयारी |
    ntse ki taiyari karwate ho | bank exam ke liye hai kya | competition ki taiyari`,
  'worked-example': `
    जल्दी गुणा कैसे करें? | कोई ट्रिक सिखाइए |
    guna jaldi kaise kare | koi trick batao`,
  contact: `
    रिफ़ंड मिलेगा? | पैसे वापस होंगे क्या | paise wapas milenge | मुझे शिकायत करनी है |
    shikayat karni hai | आपका पता क्या है | आपका फ़ोन नंबर क्या है | आपसे बात कैसे करें | पासवर्ड भूल गया | लॉगिन नहीं हो रहा |
    aapka number kya hai | sir se baat kaise kare | password bhul gaya`,
  'online-classes': `
    क्या क्लास ऑनलाइन होती है? | क्या रिकॉर्डिंग मिलती है? |
    class online hai kya | recording milegi kya`,
  identity: `
    क्या आप इंसान हैं? | kya aap insaan hain | कौन पढ़ाता है? | सर का अनुभव कितना है |
    kaun padhata hai | aap kaun ho`,
  'vedic-maths': `
    वैदिक गणित क्या होता है? | सूत्र कितने हैं |
    vedic maths kya hai | sutra kitne hain`,
  testimonials: `
    बच्चों की राय क्या है | माता-पिता क्या कहते हैं |
    bacche kya kehte hain | parents kya kehte hain`,
  thanks: `
    बहुत-बहुत धन्यवाद | bahut shukriya`,
  greeting: `
    नमस्ते जी | namaste ji`,
};

const cases = Object.entries(questions).map(
  ([topic, text]) => [topic, text.trim().split(/\s*\|\s*/)] as const,
);

it('Hindi questions: find no topic in "I do not know"', () => {
  expect(topicOf('मुझे नहीं पता')).toBeUndefined();
});

it.each(cases)('Hindi questions: find %s', (topic, texts) => {
  for (const text of texts) expect.soft(topicOf(text), text).toBe(topic);
});
