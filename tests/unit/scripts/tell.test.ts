import { expect, test, vi } from 'vitest';
import { tell } from '@/scripts/steps/run.mjs';

test('tell: says a line every ten seconds until the work ends', async () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  const told = tell('Building the pages', new Promise((resolve) => setTimeout(resolve, 25_000)));
  await vi.advanceTimersByTimeAsync(60_000);
  await told;
  expect(lines).toEqual([
    'Building the pages …',
    'Building the pages: 10 seconds …',
    'Building the pages: 20 seconds …',
  ]);
  vi.useRealTimers();
});
