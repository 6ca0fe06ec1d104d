import { type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { MethodPage } from '@/components/methods/method-page';
import { MethodsPage } from '@/components/methods/methods-page';
import { SlipNote } from '@/components/sums/slip-note';
import { Verdict } from '@/components/sums/verdict';
import { DarkPanel } from '@/components/site/dark-panel';
import { WorkedSteps } from '@/components/sums/worked-steps';
import { methodPages } from '@/content/pages';
import { locales } from '@/lib/words/locale';
import { keepSumsTogether } from '@/lib/text/format';
import { candidates, multiply, work } from '@sutra/vedic/multiply';
import { drawnSums } from '../support/drawn-sums';
import { SPACED_TEXT } from '../support/spaced-text';
import { mistakes } from './examples/sums';
import { show } from './support/part';

// Of the page's data for search engines, which only a server makes.
vi.mock('@/lib/seo/graphs', () => ({ graphOf: () => ({}) }));

test('sums in a sentence: each is on one line at any width that it fits', async () => {
  for (const sum of ['3 | 12 | 12', '97 × 93 = 9021', '93 | 10 → 9310']) {
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
      expect(lines(), `${sum} at ${width} px`).toBe(1);
    }
  }
});

const SUM = /[(+−]?\d[\d()+−×÷=→| \u00a0\u2060]*[\d)][.,:]?/g;
/** Of characters. In a sentence only a longer one may break before a plus or a bar. */
const LONGEST_SIDE = 20;

/** The lines of a sum in a text. */
function linesOf(text: Text, start: number, sum: string) {
  const range = document.createRange();
  const lines: string[] = [];
  let last: number | undefined;
  [...sum].forEach((character, index) => {
    if (/\s|\u2060/.test(character)) return;
    range.setStart(text, start + index);
    range.setEnd(text, start + index + 1);
    const { bottom } = range.getBoundingClientRect();
    if (last === undefined || bottom > last + 4) lines.push('');
    last = bottom;
    lines.push(lines.pop()! + character);
  });
  range.setStart(text, start);
  const { right } = range.getBoundingClientRect();
  return { lines, right };
}

function isTorn(sum: string, lines: readonly string[], isAlone: boolean): boolean {
  const sides = sum
    .replaceAll('\u2060', '')
    .split(/(?=[=→])/)
    .map((side) => side.trim().length);
  const isLong = isAlone || Math.max(...sides) > LONGEST_SIDE;
  const signs = isLong ? /^[=→+|]/ : /^[=→]/;
  return lines.slice(1).some((line) => !signs.test(line));
}

function tornSums(): string[] {
  const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
  const torn: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement!.closest('svg, script')) continue;
    for (const { 0: sum, index } of text.data.matchAll(SUM)) {
      if (!/[+−×÷=→|]/.test(sum)) continue;
      const { lines, right } = linesOf(text, index, sum);
      if (right > innerWidth) torn.push(`${innerWidth}: ${sum} ends at ${right}`);
      if (isTorn(sum, lines, sum === text.data.trim()))
        torn.push(`${innerWidth}: ${lines.join(' / ')} in ${text.data}`);
    }
  }
  return torn;
}

async function expectWholeSums(part: ReactNode) {
  await show(part);
  for (const width of [320, 360]) {
    await page.viewport(width, 800);
    expect.soft(tornSums()).toEqual([]);
  }
}

const solutions = drawnSums.flatMap(([a, b]) => {
  const solved = multiply(a, b);
  if (!solved.ok) throw new Error(solved.code);
  return [solved.solution, ...candidates(a, b).map((method) => work(method, a, b))];
});

for (const locale of Object.values(locales)) {
  const { language } = locale;

  test(`sums in steps and slips: none is torn on a phone, in ${language}`, async () => {
    const { vedic, workedSums, slips } = locale.words;
    await expectWholeSums(
      solutions.map(({ steps }, index) => (
        <WorkedSteps key={index} steps={steps} texts={vedic.products.steps} />
      )),
    );
    await expectWholeSums(
      [...mistakes.values()].map((answered, index) => (
        <SlipNote key={index} answered={answered} words={{ ...workedSums, slips }} />
      )),
    );
  });

  test(`sums on the pages of methods: none is torn on a phone, in ${language}`, async () => {
    await expectWholeSums(<MethodsPage locale={locale} />);
    for (const method of methodPages) {
      await expectWholeSums(<MethodPage method={method} locale={locale} />);
    }
  });
}

test('sums after an answer: none is torn on a phone, with text spacing too', async () => {
  const sheet = new CSSStyleSheet();
  const verdicts = Object.values(locales).flatMap(({ words: { workedSums, hints } }) =>
    [workedSums.clock.right, workedSums.clock.wrong, hints.shown].map((text) => (
      <DarkPanel key={text}>
        <Verdict text={text} a={998} b={986} />
      </DarkPanel>
    )),
  );
  document.adoptedStyleSheets = [sheet];
  onTestFinished(() => void (document.adoptedStyleSheets = []));
  await expectWholeSums(verdicts);
  sheet.replaceSync(SPACED_TEXT);
  await expectWholeSums(verdicts);
});
