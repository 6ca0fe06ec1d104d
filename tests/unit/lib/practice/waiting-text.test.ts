import { afterEach, expect, test, vi } from 'vitest';
import { type Language } from '@/content/pages';
import { locales } from '@/lib/locale';
import { readMissedRows } from '@/lib/practice/missed-rows';
import { waitingText } from '@/lib/practice/waiting-text';
import { DAY, dayInIndia } from '@/lib/time';

/** Friday, 27 November 2026. */
const TODAY = Date.UTC(2026, 10, 27) / DAY;

afterEach(() => vi.unstubAllGlobals());

function textIn(language: Language, ago: readonly (number | undefined)[]): string {
  vi.stubGlobal('location', { pathname: language === 'en' ? '/practice' : '/hi/practice' });
  const waiting = ago.map((days) => (days === undefined ? {} : { day: TODAY - days }));
  return waitingText(waiting, TODAY, locales[language].words.progress.thread.waiting);
}

test('what waits: says the days of sums that were missed', () => {
  for (const [ago, en, hi] of [
    [[4], '1 sum from Monday waits to be done again.', 'सोमवार का 1 सवाल दोबारा हल करना है।'],
    [[4, 4], '2 sums from Monday wait to be done again.', 'सोमवार के 2 सवाल दोबारा हल करने हैं।'],
    [
      [3, 4],
      '2 sums from Monday and Tuesday wait to be done again.',
      'सोमवार और मंगलवार के 2 सवाल दोबारा हल करने हैं।',
    ],
    [[0], '1 sum from today waits to be done again.', 'आज का 1 सवाल दोबारा हल करना है।'],
    [[1, 1], '2 sums from yesterday wait to be done again.', 'कल के 2 सवाल दोबारा हल करने हैं।'],
    [
      [0, 1],
      '2 sums from yesterday and today wait to be done again.',
      'कल और आज के 2 सवाल दोबारा हल करने हैं।',
    ],
    [[6], '1 sum from Saturday waits to be done again.', 'शनिवार का 1 सवाल दोबारा हल करना है।'],
    [[7], '1 sum from 20 November waits to be done again.', '20 नवंबर का 1 सवाल दोबारा हल करना है।'],
    [
      [7, 2],
      '2 sums from 20 November and Wednesday wait to be done again.',
      '20 नवंबर और बुधवार के 2 सवाल दोबारा हल करने हैं।',
    ],
    [
      [365],
      '1 sum from 27 November 2025 waits to be done again.',
      '27 नवंबर 2025 का 1 सवाल दोबारा हल करना है।',
    ],
    [
      [1, 3, 4, 4],
      '4 sums since Monday wait to be done again.',
      'सोमवार से अब तक के 4 सवाल दोबारा हल करने हैं।',
    ],
    // An earlier version of the site stored no day, and a wrong clock one to come.
    [[undefined], '1 sum waits to be done again.', '1 सवाल दोबारा हल करना है।'],
    [[4, undefined], '2 sums wait to be done again.', '2 सवाल दोबारा हल करने हैं।'],
    [[-1, 4], '2 sums wait to be done again.', '2 सवाल दोबारा हल करने हैं।'],
  ] as const) {
    expect.soft(textIn('en', ago), String(ago)).toBe(en);
    expect.soft(textIn('hi', ago), String(ago)).toBe(hi);
  }
});

test('what waits: 21 and 50 sums are many in both languages', () => {
  for (const count of [21, 50]) {
    expect(textIn('en', Array<number>(count).fill(4))).toBe(
      `${count} sums from Monday wait to be done again.`,
    );
    expect(textIn('hi', Array<number>(count).fill(4))).toBe(
      `सोमवार के ${count} सवाल दोबारा हल करने हैं।`,
    );
  }
});

test('what waits: a day begins at midnight in India, wherever the student is', () => {
  // In Dubai it is 22:29, in New York 13:29.
  const before = Date.UTC(2026, 10, 27, 18, 29);
  expect(dayInIndia(before)).toBe(TODAY);
  expect(dayInIndia(before + 60_000)).toBe(TODAY + 1);
});

/** A list that this version or an earlier one wrote, and what may have become of one. */
test('what waits: reads the days in the storage', () => {
  for (const [stored, days] of [
    ['[[98,97,0]]', [undefined]],
    ['[[98,97,0,20784]]', [20784]],
    ['[[98,97,20786,20784],[54,11,0]]', [20784, undefined]],
    ['[[98,97,0,null]]', [undefined]],
    ['[[98,97,0,"20784"]]', [undefined]],
    ['[[98,97,0,-1]]', [undefined]],
    ['[[98,97,0,20784.5]]', [undefined]],
    ['[[98,97,0,1e9]]', [undefined]],
    ['[[98,97,0,{}]]', [undefined]],
    ['[[98,97,0,[20784]]]', [undefined]],
    ['[[98,97,0,20784,7]]', [20784]],
    ['[[98,97,null,20784]]', []],
    ['[[98,97,"0",20784]]', []],
    ['[[98,null,0,20784]]', []],
    ['[[98,97],[54,11,0,20784]]', [20784]],
    ['[null,[54,11,0,20784]]', [20784]],
    ['[{"a":98,"b":97,"due":0,"day":20784}]', []],
    ['{"0":[98,97,0,20784]}', []],
    ['[[98,97,0,20784]', []],
    ['[98,97,0,20784]', []],
    ['"[[98,97,0,20784]]"', []],
    ['null', []],
    ['', []],
  ] as [stored: string, days: (number | undefined)[]][]) {
    vi.stubGlobal('localStorage', { getItem: () => stored });
    expect
      .soft(
        readMissedRows().map(({ day }) => day),
        stored,
      )
      .toEqual(days);
  }
});
