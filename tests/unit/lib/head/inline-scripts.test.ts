// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REVISIT } from '@/lib/browser/revisit';
import { earlyScript } from '@/lib/head/inline-scripts';

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
