// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageNames, languages } from '@/content/languages';
import { REVISIT } from '@/lib/browser/revisit';
import { earlyScript, waitingScript } from '@/lib/head/inline-scripts';
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
