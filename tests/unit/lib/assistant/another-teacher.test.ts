import { expect, it, vi } from 'vitest';
import type site from '@/content/site.json';
import { provideThreeBooks } from '@/tests/support/three-books';

// Two cities, one class, one batch, no exams, and an office with a pause.
vi.mock('@/content/site.json', async (load) => {
  const { default: facts } = await load<{ default: typeof site }>();
  const teaching = { ...facts.teaching, exams: [], examsIn: undefined, classes: [7, 7] };
  const next = [{ start: '2031-06-08', days: 'Sun 10:00-12:00', places: null }];
  const course = { ...facts.course, length: null, minutes: 60, times: null, next };
  const places = { city: 'Bhopal, Indore', cityIn: { hi: 'भोपाल और इंदौर' } };
  const hours = 'Mon-Sat 10:00-13:00, Mon-Sat 16:00-19:00, Sun closed';
  return { default: { ...facts, ...places, teaching, course, hours } };
});

provideThreeBooks();
const { assistantGuide } = await import('@/lib/assistant/guide');
const { findAnswer, replyTo } = await import('@/lib/assistant/reply');
const { locales } = await import('@/lib/locale');

it.each([
  ['Do you prepare for JEE?', 'exams'],
  ['NEET ki taiyari', 'exams'],
  ['Is it of use for CUET?', 'exams'],
  ['Do you teach in Bhopal?', 'place'],
  ['kya indore me bhi padhate hain', 'place'],
  ['क्या इंदौर में पढ़ाते हैं?', 'place'],
])('assistant of another teacher: of "%s" finds %s', (message, topic) => {
  expect(findAnswer(message, assistantGuide(locales.en))).toMatchObject({ id: topic });
});

it.each(Object.values(locales))(
  'assistant of another teacher: the $tag greeting names no exams',
  (locale) => {
    const { greeting, topics } = assistantGuide(locale);
    const { answer } = topics.find(({ id }) => id === 'greeting')!;
    for (const text of [greeting, answer]) expect(text).not.toMatch(/exam|परीक्षा/);
  },
);

it.each(Object.values(locales))(
  'words of another teacher: no $tag text asks what a reader prepares for',
  ({ words: { booksPage, contact } }) => {
    const { lead, message } = booksPage.closing;
    for (const text of [lead, message, contact.templates.messages.books.message])
      expect(text).not.toMatch(/prepar|तैयारी|\{/);
  },
);

it.each([
  ['how long is a class', /^One class is 60 minutes\. Class hours: Sun, 10:00/],
  ['kitne din hafte me', /Class hours: Sun, 10:00/],
  ['क्लास कितनी देर की होती है', /^एक क्लास 60 मिनट की होती है। क्लास का समय: रविवार, सुबह 10/],
  ['sunday ko class hoti hai?', /^Class hours: Sun, 10:00.* If that does not suit you/],
  ['office timings?', /Monday to Saturday, 10.AM to 1.PM and 4.PM to 7.PM IST/],
  ['ऑफ़िस का समय', /सोमवार से शनिवार, सुबह.10.बजे से दोपहर.1.बजे तक और शाम.4.बजे से शाम.7.बजे तक \(IST\)/],
  ['class kitne baje', /^Class hours: Sun, 10:00/],
  ['रविवार को क्लास होती है?', /^क्लास का समय: रविवार, सुबह 10.* ठीक न हो/],
  ['Which batch is right for Class 7?', /^There are courses for Class 7\. Ask the teacher/],
  ['class 7 ke liye kaun sa batch', /^There are courses for Class 7\. Ask the teacher/],
])('assistant of a teacher with one batch: answers "%s"', (message, answer) => {
  const locale = /\p{Script=Devanagari}/u.test(message) ? locales.hi : locales.en;
  const { text } = replyTo(message, assistantGuide(locale));
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toMatch(answer);
});
