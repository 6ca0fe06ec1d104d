import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { download } from '@/lib/browser/download';
import { savePicture, sharePicture } from '@/lib/browser/save-picture';

vi.mock('@/lib/browser/download', () => ({ download: vi.fn() }));

interface Browser {
  touch?: true;
  apple?: true;
  agent?: string;
  /** Missing: it has no share sheet. */
  shares?: 'files' | 'text' | DOMException;
}

const share = vi.fn();

function be({ touch, apple, agent = 'Chrome', shares }: Browser) {
  vi.stubGlobal('matchMedia', () => ({ matches: touch === true }));
  vi.stubGlobal('navigator', {
    userAgent: agent,
    ...(apple && { standalone: false }),
    ...(shares && { share, canShare: () => shares !== 'text' }),
  });
  if (shares instanceof DOMException) share.mockRejectedValue(shares);
}

beforeEach(() => vi.mocked(download).mockReset());
afterEach(() => {
  vi.unstubAllGlobals();
  share.mockReset();
});

const file = new File(['png'], 'sum.png', { type: 'image/png' });
const closed = new DOMException('', 'AbortError');
const refused = new DOMException('', 'NotAllowedError');
const inApp = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/140 Instagram 300';
const shown = { src: 'data:image/png;base64,cG5n' };

type Case = [name: string, Browser, outcome: object | undefined, saved: boolean, shared: boolean];

test.each<Case>([
  ['a computer', {}, {}, true, false],
  ['Safari on a Mac', { shares: 'files' }, {}, true, false],
  ['Chrome on a phone', { touch: true, shares: 'files' }, {}, true, false],
  ['Firefox on a phone', { touch: true, shares: 'text' }, {}, true, false],
  ['an app on Android', { touch: true, agent: inApp }, shown, true, false],
  ['an app without a known name', { touch: true }, shown, true, false],
  ['an app that shares', { touch: true, agent: inApp, shares: 'text' }, shown, true, false],
  ['an iPhone', { touch: true, apple: true, shares: 'files' }, undefined, false, true],
  ['an iPhone, closed', { touch: true, apple: true, shares: closed }, undefined, false, true],
  ['an iPhone, refused', { touch: true, apple: true, shares: refused }, shown, false, true],
  ['an old iPhone', { touch: true, apple: true }, shown, false, false],
])('picture: is saved in %s', async (_name, browser, outcome, isSaved, isShared) => {
  be(browser);
  expect(await savePicture(file)).toEqual(outcome);
  expect(vi.mocked(download).mock.calls).toEqual(isSaved ? [[file, 'sum.png']] : []);
  expect(share.mock.calls).toEqual(isShared ? [[{ files: [file] }]] : []);
});

test.each<Case>([
  ['a computer', {}, {}, true, false],
  ['Chrome on a phone', { touch: true, shares: 'files' }, undefined, false, true],
  ['Chrome on a phone, closed', { touch: true, shares: closed }, undefined, false, true],
  ['Chrome on a phone, refused', { touch: true, shares: refused }, {}, true, true],
  ['an app on Android', { touch: true, agent: inApp }, shown, true, false],
])('picture: is shared in %s', async (_name, browser, outcome, isSaved, isShared) => {
  be(browser);
  const data: { files: [File]; text: string } = { files: [file], text: '98 × 97' };
  expect(await sharePicture(data)).toEqual(outcome);
  expect(vi.mocked(download)).toHaveBeenCalledTimes(isSaved ? 1 : 0);
  expect(share.mock.calls).toEqual(isShared ? [[data]] : []);
});
