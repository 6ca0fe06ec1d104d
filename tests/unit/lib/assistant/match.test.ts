import { expect, it } from 'vitest';
import { assistantGuide } from '@/lib/assistant/guide';
import { findTopic, plainWords } from '@/lib/assistant/match';
import { findAnswer } from '@/lib/assistant/reply';
import { en } from '@/tests/support/words';
import { questions } from './questions';

const guide = assistantGuide(en);
const topicOf = (message: string) => {
  const found = findAnswer(message, guide);
  return 'id' in found ? found.id : 'none';
};

const cases = Object.entries(questions).map(
  ([topic, text]) => [topic, text.trim().split(/\s*\|\s*/)] as const,
);

it.each(cases)('assistant questions: finds %s', (topic, texts) => {
  for (const text of texts) expect.soft(topicOf(text), text).toBe(topic);
});

it('findTopic: lets the first rule win', () => {
  const rules = [{ keywords: ['two'] }, { keywords: ['one', 'two'] }];
  expect(findTopic('one two', rules)).toBe(rules[0]);
});

it('findTopic: reads stars, numbers and parts that must all be there', () => {
  const find = (message: string, keyword: string) =>
    findTopic(message, [{ keywords: [keyword] }]) !== undefined;
  expect(find('kharidna hai', 'kharid*')).toBe(true);
  expect(find('kharidna hai', 'kharid')).toBe(false);
  expect(find('in class 6', 'class #')).toBe(true);
  expect(find('the 6th class', '# class')).toBe(true);
  expect(find('कक्षा ६ में', 'कक्षा #')).toBe(true);
  expect(find('the book has not come', 'come/arrived & book')).toBe(true);
  expect(find('the book is here', 'come/arrived & book')).toBe(false);
});

it('plainWords: keeps the letters of Hindi, and drops what people leave out', () => {
  expect(plainWords('  क़ीमत?  हूँ, It’s  HIIII ')).toBe('कीमत हूं its hi');
});

it.each(['keemat kimat', 'waapas vapas', 'hazaar hajar', 'nhi nahin', 'सम्पर्क संपर्क', 'हिन्दी हिंदी'])(
  'plainWords: spells %s alike',
  (words) => {
    const [one, other] = words.split(' ').map(plainWords);
    expect(one).toBe(other);
  },
);

it('plainWords: leaves no keyword empty, nor one that another of its topic makes needless', () => {
  for (const { id, keywords } of guide.topics) {
    const words = keywords.filter((keyword) => !keyword.includes(' & ')).map(plainWords);
    expect(words, id).not.toContain('');
    const twice = words.filter((word, index) => words.indexOf(word) !== index);
    expect.soft(twice, id).toEqual([]);
  }
});
