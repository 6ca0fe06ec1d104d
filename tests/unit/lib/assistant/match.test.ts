import { expect, it } from 'vitest';
import { type AssistantGuide, assistantGuide } from '@/lib/assistant/guide';
import { findAnswer, replyTo } from '@/lib/assistant/reply';
import { locales } from '@/lib/locale';
import { questions } from './questions';

const english = assistantGuide(locales.en);
function topicOf(message: string, guide: AssistantGuide) {
  const found = findAnswer(message, guide);
  return 'id' in found ? found.id : 'none';
}

const cases = Object.entries(questions).map(
  ([topic, text]) => [topic, text.trim().split(/\s*\|\s*/)] as const,
);

it.each(cases)('assistant questions: finds %s', (topic, texts) => {
  for (const text of texts) expect.soft(topicOf(text, english), text).toBe(topic);
});

it.each(Object.values(locales))('suggestions in $tag: find a sum and topics', (locale) => {
  const guide = assistantGuide(locale);
  const [sum, ...others] = guide.suggestions;
  expect(replyTo(sum!, guide).text).toContain('98 × 95 = 9310');
  expect(others.map((text) => topicOf(text, guide))).toEqual([
    'demo-class',
    'books-list',
    'exams',
    'office-hours',
  ]);
});
