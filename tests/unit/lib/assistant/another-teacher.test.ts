import { expect, it, vi } from 'vitest';
import type site from '@/content/site.json';
import { provideThreeBooks } from '@/tests/support/three-books';

// Two cities, and no exams.
vi.mock('@/content/site.json', async (load) => {
  const { default: facts } = await load<{ default: typeof site }>();
  const teaching = { ...facts.teaching, exams: [], examsIn: undefined };
  const places = { city: 'Bhopal, Indore', cityIn: { hi: 'भोपाल और इंदौर' } };
  return { default: { ...facts, ...places, teaching } };
});

provideThreeBooks();
const { assistantGuide } = await import('@/lib/assistant/guide');
const { findAnswer } = await import('@/lib/assistant/reply');
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
