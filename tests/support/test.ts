import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import { switchDrawn } from '../mutations/drawn/in-browser';
import { Account } from './account';
import { pauseClock } from './clock';
import { ContactForm } from './contact-form';
import { delayAnswers } from './network';
import { Payment } from './payment';
import { Profile } from './profile';
import { runningSheet, type Sheet } from './sheet';
import { newAddress } from './visitor';

export { advance } from './clock';
export { expectConformance } from './conformance';
export { hydrated, openPage } from './page';
export { reset, respond, type Sheet } from './sheet';
export { expect };

/** What went wrong in the browser. Anything not allowed fails the test. */
interface Problems {
  /** Expects problems such as `console: …`, `page error: …` or `foreign request: https://…`. */
  allow(pattern: RegExp): void;
}

/** Scripts that a page of this test has requested and that have not arrived. */
const scripts = new Set<Request>();

/** Waits for the scripts under way: a page that loses the network then has what it asked for. */
export const scriptsLoaded = () => expect.poll(() => scripts.size).toBe(0);

/** What a visitor fills in, in one tab. */
export interface Forms {
  page: Page;
  /** An e-mail address no other step uses. */
  sender: string;
  contact: ContactForm;
  account: Account;
  profile: Profile;
  payment: Payment;
}

const formsOf = (page: Page): Forms => ({
  page,
  sender: newAddress(),
  contact: new ContactForm(page),
  // They need an ebook, and the tag of a test with one.
  get account() {
    return new Account(page);
  },
  get profile() {
    return new Profile(page);
  },
  get payment() {
    return new Payment(page);
  },
});

type Step = (forms: Forms) => Promise<unknown>;

/** Takes steps of a journey one after another, each as a new visitor in a tab of their own. */
export async function asNewVisitors(context: BrowserContext, steps: Record<string, Step>) {
  for (const [name, take] of Object.entries(steps)) {
    const page = await context.newPage();
    await test.step(name, () => take(formsOf(page)));
    await page.close();
    await context.clearCookies();
    // Where no script of the site writes any more.
    const text = await context.newPage();
    await text.goto('/robots.txt');
    // A step may have denied the storage, and then there is nothing in it.
    await text.evaluate(() => localStorage.clear()).catch(() => {});
    await text.close();
    scripts.clear();
  }
}

interface Options {
  /** The expression that `tests/mutations` leaves out in this browser. */
  mutant: string;
  /** How late scripts and answers come, in milliseconds. */
  lateMs: number;
}

interface Fixtures {
  problems: Problems;
  sheet: Sheet;
  /** An e-mail address no other test uses. */
  sender: string;
  contact: ContactForm;
  account: Account;
  profile: Profile;
  payment: Payment;
}

export const test = base.extend<Fixtures & Options>({
  mutant: ['', { option: true }],
  lateMs: [Number(process.env.LATE_MS ?? 0), { option: true }],

  context: async ({ context, mutant, lateMs }, provide, info) => {
    if (mutant)
      await context.addInitScript((name) => Object.assign(window, { mutant: name }), mutant);
    await switchDrawn(context, info);
    await pauseClock(context);
    if (lateMs) await delayAnswers(context, lateMs);
    await provide(context);
  },

  problems: [
    async ({ context, baseURL }, provide) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      scripts.clear();
      context.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request);
      });
      context.on('requestfinished', (request) => scripts.delete(request));
      context.on('requestfailed', (request) => scripts.delete(request));
      const own = [new URL(baseURL!).hostname, 'localhost', '127.0.0.1'];

      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`console: ${message.text()}`);
      });
      context.on('weberror', (error) => found.push(`page error: ${error.error().message}`));
      context.on('request', (request) => {
        const { protocol, hostname, href } = new URL(request.url());
        if (/^(https?|wss?):$/.test(protocol) && !own.includes(hostname)) {
          found.push(`foreign request: ${href}`);
        }
      });

      await provide({ allow: (pattern) => void allowed.push(pattern) });

      const unexpected = found.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],

  sheet: async ({}, provide) => provide(runningSheet()),
  sender: async ({}, provide) => provide(newAddress()),
  contact: async ({ page }, provide) => provide(new ContactForm(page)),
  account: async ({ page }, provide) => provide(new Account(page)),
  profile: async ({ page }, provide) => provide(new Profile(page)),
  payment: async ({ page }, provide) => provide(new Payment(page)),
});
