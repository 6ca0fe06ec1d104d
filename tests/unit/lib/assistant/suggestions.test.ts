import { expect, it } from 'vitest';
import { sumWords } from '@/content/assistant-vocabulary';
import { assistantGuide } from '@/lib/assistant/guide';
import { findTopic } from '@/lib/assistant/match';
import { locales } from '@/lib/locale';
import { readSum } from '@/lib/vedic/read-sum';

it.each(Object.values(locales))('suggestions in $tag: each finds its topic or a sum', (locale) => {
  const { suggestions, topics, vocabulary } = assistantGuide(locale);
  const [sum, ...questions] = suggestions;
  expect(readSum(sum!, sumWords)).toEqual({ a: 98, operation: '×', b: 95 });
  expect(questions.map((text) => findTopic(text, topics, vocabulary)?.id)).toEqual([
    'demo-class',
    'books-list',
    'exams',
    'office-hours',
  ]);
});
