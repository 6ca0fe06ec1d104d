import { expect, test } from 'vitest';
import { keepSumsTogether } from '@/lib/text/format';
import { show } from './support/part';

test.each(['3 | 12 | 12', '97 × 93 = 9021', '93 | 10 → 9310'])(
  'sums in a sentence: %s is on one line at any width that it fits',
  async (sum) => {
    const text = keepSumsTogether(`Each place keeps one figure, so ${sum} is written as a number.`);
    await show(<p id="sentence">{text}</p>);
    const { style, firstChild } = document.querySelector<HTMLElement>('#sentence')!;
    const range = document.createRange();
    const first = text.indexOf('so') + 3;
    range.setStart(firstChild!, first);
    range.setEnd(firstChild!, text.indexOf('is written') - 1);
    const lines = () => new Set([...range.getClientRects()].map(({ top }) => top)).size;
    for (let width = 180; width < 400; width += 5) {
      style.width = `${width}px`;
      expect(lines(), String(width)).toBe(1);
    }
  },
);
