import { beforeEach, expect, it, vi } from 'vitest';
import { lazyWithWords } from '@/lib/browser/lazy-words';

const asked: string[] = [];
beforeEach(() => {
  asked.length = 0;
  document.documentElement.dataset.words = '1a2b3c4d';
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ [address]: 'A text.' });
  });
});

it.each([
  ['/hi/books', 'hi'],
  ['/hi', 'hi'],
  ['/books', 'en'],
  ['/history', 'en'],
  ['/xx/books', 'en'],
])('words of a late part: on %s they are fetched in "%s"', async (path, language) => {
  history.replaceState(null, '', path);
  // As a translator leaves it.
  document.documentElement.lang = 'ta';
  const address = `/words/profile.${language}.1a2b3c4d.json`;
  const loaded = await lazyWithWords('profile', () => Promise.resolve({ part: 1 })).load();
  expect(loaded).toEqual({ part: 1, words: { [address]: 'A text.' } });
});

it('words of a late part: are fetched beside it and not after it', async () => {
  void lazyWithWords('payment', () => new Promise<object>(() => {})).load();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
});

it('words of a game: are those of a sum, and those on mistakes', async () => {
  history.replaceState(null, '', '/practice');
  const loaded = await lazyWithWords('game', () => Promise.resolve({})).load();
  const [sums, slips] = ['workedSums', 'slips'].map((name) => `/words/${name}.en.1a2b3c4d.json`);
  expect(asked).toEqual([sums, slips]);
  expect(loaded?.words).toEqual({ [sums!]: 'A text.', slips: { [slips!]: 'A text.' } });
});

it('words of a late part: one that fails is tried again', async () => {
  vi.useFakeTimers();
  const answers = [new Response('', { status: 404 }), Response.json('A text.')];
  vi.stubGlobal('fetch', async () => answers.shift());
  const loading = lazyWithWords('sheet', () => Promise.resolve({ part: 1 })).load();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await loading).toEqual({ part: 1, words: 'A text.' });
});
