// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageNames, languages } from '@/content/languages';
import { REVISIT } from '@/lib/browser/revisit';
import { earlyScript, officeScript, waitingScript } from '@/lib/head/inline-scripts';
import { hoursSchema } from '@/content/hours';
import { PROGRESS_KEY } from '@/lib/practice/progress';
import { formatTime } from '@/lib/text/clock-time';
import { formatDay, openState } from '@/lib/words/hours';
import { officeTexts, textNow } from '@/lib/words/office-texts';
import { isDue, MISSED_KEY } from '@/lib/practice/missed-rows';
import { dayInIndia } from '@/lib/time';

const { dataset } = document.documentElement;
const revisits = vi.fn();
addEventListener(REVISIT, revisits);

const show = (persisted: boolean) =>
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
const remember = (values: Record<string, string>) => {
  localStorage.clear();
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
};

window.eval(earlyScript);

beforeEach(() => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue('hi-IN');
  remember({});
  show(true);
  revisits.mockClear();
});
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['shown again', () => show(true), 1],
  [
    'shown after it was prerendered',
    () => document.dispatchEvent(new Event('prerenderingchange')),
    1,
  ],
  ['loaded', () => show(false), 0],
])('early script: of a page that is %s', (_state, happen, times) => {
  expect({ ...dataset }).toEqual({ offer: '1' });
  remember({ theme: 'dark', 'account:known': '1', 'language:offer': 'closed' });
  happen();
  expect({ ...dataset }).toEqual(times ? { theme: 'dark', account: 'known' } : { offer: '1' });
  expect(revisits).toHaveBeenCalledTimes(times);
  remember({ theme: 'blue' });
  happen();
  expect({ ...dataset }).toEqual({ offer: '1' });
});

test.each(languageNames)('early script: offers another language to a browser in %s', (language) => {
  const { tag, offer } = languages[language];
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(tag);
  show(true);
  expect({ ...dataset }).toEqual(offer ? { offer: '1' } : {});
});

test('early script: another tab changes theme and offer, and signs nobody in', () => {
  remember({ theme: 'light', 'account:known': '1', 'language:offer': 'closed' });
  dispatchEvent(new Event('storage'));
  expect({ ...dataset }).toEqual({ theme: 'light' });
  expect(revisits).not.toHaveBeenCalled();
});

test('early script: where storage is denied, the page stays as it is', () => {
  dataset.theme = 'dark';
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  show(true);
  expect({ ...dataset }).toEqual({ theme: 'dark', offer: '1' });
  expect(revisits).toHaveBeenCalledOnce();
});

test('waiting script: keeps room where a missed sum is due by the day in India, and only there', () => {
  const today = dayInIndia();
  const isMarked = (text: string | null) => {
    delete dataset.missed;
    remember(text === null ? {} : { [MISSED_KEY]: text });
    window.eval(waitingScript);
    return dataset.missed !== undefined;
  };
  for (const due of [0, today - 1, today, today + 1, today + 2, today + 3, 999_999])
    expect(isMarked(JSON.stringify([[98, 97, due, today]])), String(due - today)).toBe(
      isDue({ a: 98, b: 97, due }, today),
    );
  expect(
    isMarked(
      JSON.stringify([
        [98, 97, today + 1],
        [54, 11, 0],
      ]),
    ),
  ).toBe(true);
  for (const text of [null, '', '[]', 'null', '{}', '[1]', '[[98,97', '[[]]'])
    expect(isMarked(text), String(text)).toBe(false);
  delete dataset.missed;
});

test('waiting script: who has practised here gets the week at once, and room for it', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  for (const [stored, isExpected] of [
    [{ [PROGRESS_KEY]: '{"v":1,"s":1,"d":[],"m":{}}' }, true],
    [{ [MISSED_KEY]: '[]' }, true],
    [{ [MISSED_KEY]: '[[98,97,0]]', [PROGRESS_KEY]: '{' }, true],
    [{}, false],
    [{ theme: 'dark' }, false],
    [{ [PROGRESS_KEY]: '' }, false],
  ] as const) {
    delete dataset.practised;
    listen.mockClear();
    remember(stored);
    window.eval(waitingScript);
    const what = JSON.stringify(stored);
    expect(dataset.practised, what).toBe(isExpected ? '1' : undefined);
    expect(
      listen.mock.calls.some(([event]) => event === 'load'),
      what,
    ).toBe(isExpected);
  }
});

test('office script: says what holds at each minute, by the clock of the office', () => {
  const script = document.createElement('script');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  const start = Date.UTC(2026, 9, 24);
  for (const [timeZone, written] of [
    ['Asia/Kolkata', 'Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed'],
    ['America/New_York', 'Sat-Mon 00:00-23:59, Tue 10:00-13:00, Tue 16:00-19:00'],
    // Its clocks are set back on 25 October.
    ['Europe/Berlin', 'Sun 02:00-04:00, Wed 12:30-12:31'],
    ['Asia/Kathmandu', 'Mon-Sun closed'],
  ] as const) {
    const hours = hoursSchema.parse(written);
    const texts = officeTexts(hours, 'en-IN', { open: 'Open', closed: 'From {day} {time}' });
    const place = document.createElement('span');
    Object.assign(place.dataset, { zone: timeZone, texts: JSON.stringify(texts) });
    place.append(document.createElement('span'));
    document.body.replaceChildren(place, script);
    for (let minute = 0; minute < 8 * 24 * 60; minute += 29) {
      const now = new Date(start + minute * 60_000 + 59_999);
      vi.setSystemTime(now);
      window.eval(officeScript);
      const state = openState(now, hours, timeZone);
      const time = state && !state.open ? state.opens : '';
      const expected =
        !state || state.open
          ? 'Open'
          : `From ${formatDay(state.day, 'en-IN')} ${formatTime(time, 'en-IN')}`;
      const what = `${timeZone} ${now.toISOString()}`;
      expect(place.textContent, what).toBe(expected);
      expect(textNow(texts, timeZone, now), what).toBe(expected);
    }
  }
});
