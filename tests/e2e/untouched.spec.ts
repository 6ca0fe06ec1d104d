import { type BrowserContext, type Page, type Request } from '@playwright/test';
import { DAY, dayInIndia, HOUR } from '@/lib/time';
import { locales } from '@/lib/words/locale';
import { ebook } from '../support/books';
import { differentPages } from '../support/pages';
import { advance, expect, hydrated, test } from '../support/test';

/** Noon in India, next week. */
function noonOn(weekday: number): number {
  const now = new Date();
  return Date.UTC(
    now.getUTCFullYear(),
    now.getUTCMonth(),
    now.getUTCDate() + 7 + weekday - now.getUTCDay(),
    6,
    30,
  );
}
/** By the hours of the sample. */
const [CLOSED, OPEN] = [noonOn(0), noonOn(1)];

const { home, contact, books, practice } = locales.en.paths;
const hindi = locales.hi.paths;

interface State {
  pages: readonly string[];
  at?: number;
  /** What this browser has kept. */
  kept?: Record<string, string>;
  draft?: Record<string, string>;
  /** Who is signed in, as the server says. */
  user?: object;
  width?: number;
}

const today = dayInIndia(CLOSED);
const practised = {
  'practice:progress': JSON.stringify({ v: 1, s: today - 9, d: [[today - 1, 5, 5, 5]], m: {} }),
};
const missed = { 'practice:missed': JSON.stringify([[98, 97, 0, today - 1]]) };
const user = {
  id: 'uid-asha',
  email: 'asha@example.in',
  emailVerified: true,
  name: 'Asha',
  photoURL: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  profileCompleted: true,
};
const order = {
  book: ebook.id,
  title: 'A book',
  reference: 'VM-ABC234',
  since: CLOSED - HOUR,
};
const orders = (more: object) => ({ ...user, orders: [{ ...order, ...more }] });

const states: Record<string, State> = {
  'a new visitor': { pages: differentPages },
  'the office is closed, on a phone': { pages: [contact, hindi.contact], width: 360 },
  'the office is open': { pages: [contact, hindi.contact], at: OPEN },
  'a draft of a message': {
    pages: [contact],
    draft: { 'contact-draft': JSON.stringify({ name: 'Asha', message: 'When?' }) },
  },
  'practised before': { pages: [practice, hindi.practice], kept: practised },
  'a sum waits, on a phone': { pages: [practice], kept: { ...practised, ...missed }, width: 360 },
  'the other theme': { pages: [home], kept: { theme: 'dark' } },
};
const ofBuyers: Record<string, State> = {
  'signed in': { pages: [home, books, contact], user: { ...user, orders: [] } },
  'a payment is reported': {
    pages: [books],
    user: orders({ state: 'reported', answerBy: order.since + DAY }),
  },
  'a book is bought': { pages: [books], user: orders({ state: 'received', canDownload: true }) },
};

/**
 * Each text, control and picture that is seen, with its place and size. Without what moves by itself: slides,
 * the clock of the office, and the floating buttons, which rise as soon as they know of room. A field for a
 * code of paper has its room before, and comes with the scripts, for the weight of the page.
 */
function listSeen() {
  const MOVING =
    '[aria-roledescription], [role=timer], [aria-labelledby=details] > p, .floating-stack, [data-race], form:has([name=code])';
  const found: string[] = [];
  const note = (what: string, box: DOMRect) => {
    const sides = [box.x + scrollX, box.y + scrollY, box.width, box.height].map(Math.round);
    if (box.width > 1 && box.height > 1) found.push(`${what}: ${sides.join(' ')}`);
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  while (nodes.nextNode()) {
    const node = nodes.currentNode;
    const element = node instanceof Element ? node : node.parentElement!;
    if (element.closest(MOVING) || !element.checkVisibility({ visibilityProperty: true })) continue;
    if (node instanceof Text && node.data.trim()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      note(node.data.trim(), range.getBoundingClientRect());
    } else if (
      node instanceof Element &&
      node.matches('a, button, input, textarea, img, svg, section')
    )
      note(node.tagName, node.getBoundingClientRect());
  }
  return found;
}

async function expectSameAfterTouch(context: BrowserContext, name: string, state: State) {
  const { kept = {}, draft = {}, at = CLOSED, width = 1280 } = state;
  for (const path of state.pages) {
    await test.step(`${name}: ${path}`, async () => {
      const page = await context.newPage();
      const settled = settling(page);
      await page.clock.setSystemTime(at);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/api/account/session', (route) =>
        route.fulfill({ json: state.user ?? null }),
      );
      await page.addInitScript(
        ([local, session]) => {
          for (const [key, value] of Object.entries(local!)) localStorage.setItem(key, value);
          for (const [key, value] of Object.entries(session!)) sessionStorage.setItem(key, value);
        },
        [state.user ? { ...kept, 'account:known': '1' } : kept, draft],
      );
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      const isEarly = Boolean(state.user ?? state.kept?.['practice:progress'] ?? state.draft);
      if (isEarly) await settled();
      await advance(page, 9_000);
      const before = await page.evaluate(listSeen);
      await hydrated(page);
      await settled();
      expect(await page.evaluate(listSeen)).toEqual(before);
      await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
      await page.close();
    });
  }
}

const draw = (page: Page) =>
  page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );

/** Resolves once the framework runs, and what it requested has come and is drawn. */
function settling(page: Page) {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  const close = (request: Request) => open.delete(request);
  page.on('requestfinished', close).on('requestfailed', close);
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-framework', 'ready');
    // A script that has come may request the next one.
    await expect
      .poll(async () => {
        const before = open.size;
        await draw(page);
        return before + open.size;
      })
      .toBe(0);
  };
}

test('untouched: no page takes back with the first touch what it said before', async ({
  context,
}) => {
  for (const [name, state] of Object.entries(states))
    await expectSameAfterTouch(context, name, state);
});

test(
  'untouched: a buyer’s pages are theirs before a touch',
  { tag: '@shop' },
  async ({ context }) => {
    for (const [name, state] of Object.entries(ofBuyers))
      await expectSameAfterTouch(context, name, state);
  },
);
