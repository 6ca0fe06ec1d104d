import { expect, it, vi } from 'vitest';
import type site from '@/content/site.json';
import { type AssistantGuide } from '@/lib/assistant/guide';
import { provideThreeBooks } from '@/tests/support/three-books';
import { questions } from './questions';

// The exams that the questions name.
vi.mock('@/content/site.json', async (load) => {
  const { default: facts } = await load<{ default: typeof site }>();
  const exams = ['NTSE', 'Olympiad', 'CAT', 'CUET', 'JEE', 'NEET'];
  return { default: { ...facts, teaching: { ...facts.teaching, exams } } };
});

provideThreeBooks();
const { assistantGuide } = await import('@/lib/assistant/guide');
const { findAnswer, replyTo } = await import('@/lib/assistant/reply');
const { locales } = await import('@/lib/locale');

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
