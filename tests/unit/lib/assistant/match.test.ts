import { expect, it } from 'vitest';
import { type AssistantTopicId } from '@/content/assistant-topics';
import { assistantGuide } from '@/lib/assistant/guide';
import { findTopic, plainWords } from '@/lib/assistant/match';
import { en } from '@/tests/support/words';

/** What visitors type, separated by bars, and which topic answers; `nothing` for the fallback. */
const phrases: Record<AssistantTopicId | 'nothing', string> = {
  greeting: `
    hi | Hi! | hiiiii | HELLO | hello ji | hey there | Good morning | Namaste | namaskar ji |
    pranam | ram ram | aap kaise hain | नमस्ते | नमस्कार! | हैलो | आप कैसे हैं?`,
  thanks: `
    thank you so much | dhanyavad | thanks! | शुक्रिया`,
  identity: `
    Who are you? | what's your name | are you a robot | Who is the teacher? |
    hi, who are you | who teaches vedic maths | How many years of experience? |
    कितने साल का अनुभव है | aap kaun ho | tumhara naam kya hai | kaun padhata hai |
    आप कौन हैं? | तुम्हारा नाम क्या है | शिक्षक के बारे में बताइए`,
  'books-list': `
    book | books | Which books do you have? | Hi, do you have any books? |
    is there a book for class 9 | Vedic maths books | aapki kitabein kaun si hain |
    kaunsi book acchi hai | kitaab ke baare mein batao | किताबें दिखाइए |
    आपकी पुस्तकें कौन सी हैं | क़िताब के बारे में`,
  'book-preview': `
    Can I preview the book? | show me some sample pages of the books |
    I want to look inside before buying | kitab ka namoona dikhao |
    kya main kitab andar se dekh sakta hoon | किताब का नमूना | किताब की झलक दिखाइए |
    read a few pages first | Can I see inside the book?`,
  'buying-books': `
    How do I buy the book? | how to order your books |
    What is the price of Master Vedic Mathematics? | how much is it | can I pay by UPI |
    Is it on Amazon? | e-book delivery | GPay chalega? | kitab kaise kharidein |
    book kharidni hai | kitab kitne ki hai | keemat batao | किताब कैसे ख़रीदें |
    किताब की क़ीमत क्या है | भुगतान कैसे करूँ`,
  courses: `
    What courses do you offer? | course fees? | How do I register |
    what is the price of the course | When does the next batch start | how can I join |
    Is admission open | what do you teach | aap kya sikhate hain | course ki fees kitni hai |
    दाख़िला कैसे लें | कोर्स की फीस कितनी है? | पाठ्यक्रम बताइए`,
  'demo-class': `
    Book a demo class | I want a free trial | is the first class free? | demo | book a class |
    hello sir, demo class chahiye | kya pehli class free hai | free mein class milegi? |
    डेमो क्लास बुक करनी है | मुफ़्त क्लास`,
  languages: `
    Which languages do you teach in? | Do you teach in Hindi? | is the class in English |
    Hindi medium student hoon | kis bhasha mein padhate hain | angrezi mein hai kya |
    क्या हिन्दी में पढ़ाई होती है | किस भाषा में? | अंग्रेज़ी में`,
  'vedic-maths': `
    What is Vedic maths? | what are the sutras | Tell me about nikhilam |
    mental maths for kids | vaidik ganit kya hai | vedic math kya hota hai |
    वैदिक गणित क्या है | कितने सूत्र हैं`,
  exams: `
    Which exams do you prepare for? | Will it help in JEE? | CAT 2027 |
    my daughter takes the NTSE | olympiads | bank PO preparation | NEET ki taiyari |
    pariksha ke liye | परीक्षा की तैयारी | क्या जेईई में काम आएगा`,
  'worked-example': `
    Show me an example | teach me a trick | how to multiply two numbers fast |
    tricks for squares | ek udaharan do | guna kaise karte hain | एक उदाहरण दीजिए |
    गुणा करने का तरीका`,
  contact: `
    How can I contact you? | phone number please | do you have WhatsApp | what's app number |
    I want to talk to the teacher | email id | I forgot my password |
    where are you located? in Delhi? | sampark kaise karein | mujhe baat karni hai |
    aap kahan ho | संपर्क | फ़ोन नंबर दीजिए | सर से बात करनी है`,
  'office-hours': `
    What are your office hours? | When are you open? | timings? | are you closed on Sunday |
    what time can I call | office kitne baje khulta hai | kab khulta hai |
    ऑफिस का समय क्या है | कितने बजे तक खुला है`,
  'online-classes': `
    Are the classes online? | Is it on Zoom? | We live in Dubai | do I get recordings |
    is this for class 10 | classes in Delhi | kya ghar baithe padh sakte hain | ऑनलाइन क्लास |
    घर से पढ़ सकते हैं?`,
  testimonials: `
    testimonials | Do you have reviews? | what do your students say |
    any feedback from parents | log kya kehte hain | छात्र क्या कहते हैं | रिव्यू दिखाओ`,
  nothing: `
    which | Delhi | this | this and that | which is the highest mountain | chip |
    a white chair | exaggerate | buyer | they | a category of things |
    the weather in Chennai | concatenate | recall | boycott | opensource | rebooks |
    democracy | paper | jeep | मौसम कैसा है | दिल्ली | आज क्या बना है | 🙂 | ???`,
};

const { topics } = assistantGuide(en);

const cases = Object.entries(phrases).map(
  ([topic, text]) => [topic, text.trim().split(/\s*\|\s*/)] as const,
);

it.each(cases)('findTopic: finds %s', (topic, texts) => {
  for (const text of texts) expect(findTopic(text, topics)?.id ?? 'nothing', text).toBe(topic);
});

it('findTopic: has phrases for every topic', () => {
  expect(Object.keys(phrases).sort()).toEqual([...topics.map(({ id }) => id), 'nothing'].sort());
});

it('findTopic: lets the first rule win', () => {
  const rules = [{ keywords: ['two'] }, { keywords: ['one', 'two'] }];
  expect(findTopic('one two', rules)).toBe(rules[0]);
});

it('plainWords: keeps the letters of Hindi, and drops what people leave out', () => {
  expect(plainWords('  क़ीमत?  हूँ, Who’s  HIIII ')).toBe('कीमत हूं whos hi');
});

it('plainWords: leaves no keyword empty, nor one that another of its topic makes needless', () => {
  for (const { id, keywords } of topics) {
    const words = keywords.map(plainWords);
    expect(words, id).not.toContain('');
    expect(new Set(words).size, id).toBe(words.length);
  }
});
