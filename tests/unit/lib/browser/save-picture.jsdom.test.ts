import { afterEach, expect, test, vi } from 'vitest';
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
  vi.mocked(download).mockReset();
  share.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: touch === true }));
  vi.stubGlobal('navigator', {
    userAgent: agent,
    ...(apple && { standalone: false }),
    ...(shares && { share, canShare: () => shares !== 'text' }),
  });
  if (shares instanceof DOMException) share.mockRejectedValue(shares);
}

afterEach(() => void vi.unstubAllGlobals());

const file = new File(['png'], 'sum.png', { type: 'image/png' });
const closed = new DOMException('', 'AbortError');
const refused = new DOMException('', 'NotAllowedError');
const inApp = 'Mozilla/5.0 (Linux; Android 14; wv) Chrome/140 Instagram 300';
const shown = { src: 'data:image/png;base64,cG5n' };

type Case = [name: string, Browser, outcome: object | undefined, saved: boolean, shared: boolean];

test('picture: is saved as each browser can', async () => {
  for (const [name, browser, outcome, isSaved, isShared] of [
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
  ] as Case[]) {
    be(browser);
    expect.soft(await savePicture(file), name).toEqual(outcome);
    expect.soft(vi.mocked(download).mock.calls, name).toEqual(isSaved ? [[file, 'sum.png']] : []);
    expect.soft(share.mock.calls, name).toEqual(isShared ? [[{ files: [file] }]] : []);
  }
});

test('picture: is shared as each browser can', async () => {
  for (const [name, browser, outcome, isSaved, isShared] of [
    ['a computer', {}, {}, true, false],
    ['Chrome on a phone', { touch: true, shares: 'files' }, undefined, false, true],
    ['Chrome on a phone, closed', { touch: true, shares: closed }, undefined, false, true],
    ['Chrome on a phone, refused', { touch: true, shares: refused }, {}, true, true],
    ['an app on Android', { touch: true, agent: inApp }, shown, true, false],
  ] as Case[]) {
    be(browser);
    const data: { files: [File]; text: string } = { files: [file], text: '98 × 97' };
    expect.soft(await sharePicture(data), name).toEqual(outcome);
    expect.soft(vi.mocked(download), name).toHaveBeenCalledTimes(isSaved ? 1 : 0);
    expect.soft(share.mock.calls, name).toEqual(isShared ? [[data]] : []);
  }
});
