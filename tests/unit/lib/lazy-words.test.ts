// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { lazyWithWords } from '@/lib/lazy-words';

it.each([
  ['/hi/books', 'she', 'शिक्षिका से WhatsApp पर पूछें'],
  ['/hi/books', 'they', 'शिक्षक से WhatsApp पर पूछें'],
  ['/hi', 'he', 'शिक्षक से WhatsApp पर पूछें'],
  ['/books', 'she', 'Ask the teacher on WhatsApp'],
])('words of a late part: of %s speak of "%s"', async (path, pronoun, help) => {
  history.replaceState(null, '', path);
  document.documentElement.dataset.teacher = pronoun;
  const loaded = await lazyWithWords('profile', () => Promise.resolve({ part: 1 })).load();
  expect(loaded).toMatchObject({ part: 1, words: { help } });
});
