import { afterEach, expect, test, vi } from 'vitest';
import { type Language } from '@/content/languages';
import { locales } from '@/lib/words/locale';
import { readMissedRows } from '@/lib/practice/missed-rows';
import { waitingText } from '@/lib/practice/waiting-text';
import { DAY, dayInIndia } from '@/lib/time';
import { readTable } from '@/tests/support/table';

/** Friday, 27 November 2026. */
const TODAY = Date.UTC(2026, 10, 27) / DAY;

afterEach(() => vi.unstubAllGlobals());

function textIn(language: Language, ago: readonly (number | undefined)[]): string {
  vi.stubGlobal('location', { pathname: language === 'en' ? '/practice' : '/hi/practice' });
  const waiting = ago.map((days) => (days === undefined ? {} : { day: TODAY - days }));
  const text = waitingText(waiting, TODAY, locales[language].words.progress.thread.waiting);
  // Keeps a number beside its unit.
  return text.replaceAll('\u00a0', ' ');
}

test('what waits: says the days of sums that were missed', () => {
  // A question mark: an earlier version stored no day. A wrong clock stored one to come.
  for (const [days, en, hi] of readTable(import.meta.dirname, 'waiting.tsv')) {
    const ago = days.split(' ').map((day) => (day === '?' ? undefined : Number(day)));
    expect.soft([textIn('en', ago), textIn('hi', ago)], days).toEqual([en, hi]);
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
  for (const [days, stored = ''] of readTable(import.meta.dirname, 'stored.tsv')) {
    vi.stubGlobal('localStorage', { getItem: () => stored });
    const read = readMissedRows().map(({ day }) => day ?? '?');
    expect.soft(read.join(' ') || 'none', stored).toBe(days);
  }
});
