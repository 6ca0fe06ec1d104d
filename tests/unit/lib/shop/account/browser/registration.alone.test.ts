import { deleteApp, getApps } from 'firebase/app';
import { beforeEach, expect, it, vi } from 'vitest';
import { SESSION_TIMEOUT } from '@/lib/shop/account/browser/deadlines';
import type * as SignIn from '@/lib/shop/account/browser/sign-in';
import { accountSite, newAddress, PASSWORD } from '../account-site';

/** Registering as a browser does, with Firebase's SDK, over a line that fails at one of its requests. */
const site = await accountSite();
const { proxy, firebase } = site;

const NAME = 'Gargi Devi';
const TAKEN = 'auth/email-already-in-use';

let storage: Map<string, string> | undefined;
let session: 'pass' | 'hang' | 'lose';
let cookie: string;
let browser: typeof SignIn;

const ownFetch = fetch;
const never = () => new Promise<never>(() => {});

async function askSite(address: string, init?: RequestInit) {
  if (address === '/api/account/config')
    return Response.json({
      apiKey: 'demo',
      authDomain: 'localhost',
      projectId: 'demo-sutra',
      emulator: `http://${proxy.host}`,
    });
  if (address !== '/api/account/session') return ownFetch(address, init);
  if (session === 'hang') return never();
  const answer = await site.post(String(init?.body));
  proxy.answered.push('session');
  if (session === 'lose') return never();
  ({ cookie } = answer);
  return Response.json(answer);
}

/** A page as it has just loaded, in the same browser. */
async function loadPage() {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  vi.resetModules();
  browser = await import('@/lib/shop/account/browser/sign-in');
}

beforeEach(async () => {
  storage = new Map();
  session = 'pass';
  cookie = '';
  proxy.received.length = 0;
  proxy.answered.length = 0;
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', askSite);
  vi.stubGlobal('location', { pathname: '/books' });
  vi.stubGlobal('navigator', { userAgent: 'Chrome', onLine: true });
  // Without it each throws, as where a browser denies storage.
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage!.get(key) ?? null,
    setItem: (key: string, value: string) => void storage!.set(key, value),
    removeItem: (key: string) => void storage!.delete(key),
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await loadPage();
});

type Step = 'accounts:signUp' | 'accounts:lookup' | 'accounts:update' | 'token' | 'session';

/** Registers while a request never arrives, or its answer does not, until the visitor is told. */
async function registerInVain(how: 'hang' | 'lose', step: Step, email: string, name = NAME) {
  const from = proxy.answered.length;
  if (step === 'session') session = how;
  else proxy.treat((call) => (call === step ? how : 'pass'));
  const pressed = browser.register(email, PASSWORD, name);
  const failed = expect(pressed).rejects.toMatchObject({ code: 'deadline' });
  if (how === 'lose') await expect.poll(() => proxy.answered.slice(from)).toContain(step);
  else if (step !== 'session') await expect.poll(() => proxy.received).toContain(step);
  await vi.advanceTimersByTimeAsync(SESSION_TIMEOUT);
  await failed;
  session = 'pass';
  proxy.treat(() => 'pass');
}

async function expectSignedIn(user: unknown, name = NAME) {
  expect(user).toMatchObject({ name });
  expect((await site.readSession(cookie)).user).toMatchObject({ name });
  // Nothing is left of the registration.
  expect(storage?.size ?? 0).toBe(0);
}

const mailsTo = async (email: string) =>
  (await firebase.mails(email)).map(({ requestType }) => requestType);

it('registering: creates the account, sets its name, and asks to verify the address', async () => {
  const email = newAddress();
  await expectSignedIn(await browser.register(email, PASSWORD, NAME));
  await expect.poll(() => mailsTo(email)).toEqual(['VERIFY_EMAIL']);
  expect(proxy.received.filter((call) => /signUp|update|signIn/.test(call))).toEqual([
    'accounts:signUp',
    'accounts:update',
  ]);
});

it.each([
  ['hang', 'accounts:signUp'],
  ['lose', 'accounts:signUp'],
  ['lose', 'accounts:lookup'],
  ['hang', 'accounts:update'],
  ['lose', 'accounts:update'],
  ['lose', 'token'],
  ['hang', 'session'],
  ['lose', 'session'],
] as const)(
  'registering: goes on at a second press, or after a reload, when the line broke (%s, %s)',
  async (how, step) => {
    const [email, other, third] = [newAddress(), newAddress(), newAddress()];
    await registerInVain(how, step, email);
    await expectSignedIn(await browser.register(email, PASSWORD, NAME));

    await registerInVain(how, step, other);
    await loadPage();
    await expectSignedIn(await browser.register(other, PASSWORD, NAME));

    if (step === 'accounts:signUp' && how === 'hang') return;
    await registerInVain(how, step, third);
    await loadPage();
    await expectSignedIn(await browser.login(third.toUpperCase(), PASSWORD));
    await expect.poll(() => mailsTo(third)).toContain('VERIFY_EMAIL');
  },
);

it('registering: goes on although the first request arrives after the second', async () => {
  const email = newAddress();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  let count = 0;
  proxy.before(async (call) => void (call === 'accounts:signUp' && ++count === 1 && (await held)));
  const pressed = browser.register(email, PASSWORD, 'Gargi');
  const failed = expect(pressed).rejects.toMatchObject({ code: 'deadline' });
  await expect.poll(() => count).toBe(1);
  await vi.advanceTimersByTimeAsync(SESSION_TIMEOUT);
  await failed;
  proxy.before(async () => {});

  // The late refusal comes while the second press waits, and the visitor presses once more.
  proxy.treat((call) => (call === 'accounts:update' ? 'hang' : 'pass'));
  const again = browser.register(email, PASSWORD, NAME);
  const failedAgain = expect(again).rejects.toMatchObject({ code: 'deadline' });
  await expect.poll(() => proxy.received).toContain('accounts:update');
  arrive();
  const signUps = () => proxy.answered.filter((call) => call === 'accounts:signUp').length;
  await expect.poll(signUps).toBe(2);
  await vi.advanceTimersByTimeAsync(SESSION_TIMEOUT);
  await failedAgain;
  proxy.treat(() => 'pass');
  await expectSignedIn(await browser.register(email, PASSWORD, NAME));
});

it('registering: goes on in the same page where the browser denies storage', async () => {
  storage = undefined;
  const email = newAddress();
  await registerInVain('lose', 'accounts:signUp', email);
  await expectSignedIn(await browser.register(email, PASSWORD, NAME));
  expect(await browser.register(email, PASSWORD, NAME)).toBeNull();
  expect(browser.lastRefusal()).toBe(TAKEN);
});

it('registering: takes the name of the last press', async () => {
  for (const step of ['accounts:signUp', 'session'] as const) {
    const email = newAddress();
    await registerInVain('lose', step, email, 'Gargi');
    await expectSignedIn(await browser.register(email, PASSWORD, NAME));
  }
});

it('registering: refuses another password, and keeps the name of the first', async () => {
  const email = newAddress();
  await registerInVain('lose', 'accounts:signUp', email);
  expect(await browser.register(email, `${PASSWORD}-2`, 'Mira')).toBeNull();
  expect(browser.lastRefusal()).toBe(TAKEN);
  await expectSignedIn(await browser.login(email, PASSWORD));
});

it('registering: begins anew when the account of the first press is gone', async () => {
  const email = newAddress();
  await registerInVain('lose', 'accounts:signUp', email);
  await firebase.remove((await firebase.login(email, PASSWORD)).localId);
  await expectSignedIn(await browser.register(email, PASSWORD, NAME));
});

it('registering: fails while the provider does, and goes on afterwards', async () => {
  for (const step of ['accounts:signUp', 'accounts:update']) {
    const email = newAddress();
    proxy.treat((call) => (call === step ? 'fail' : 'pass'));
    await expect(browser.register(email, PASSWORD, NAME)).rejects.toThrow();
    proxy.treat(() => 'pass');
    await expectSignedIn(await browser.register(email, PASSWORD, NAME));
  }
});

it('registering: refuses an address that is registered, whatever the password', async () => {
  const email = newAddress();
  await browser.register(email, PASSWORD, NAME);
  for (const password of [PASSWORD, PASSWORD, `${PASSWORD}-2`]) {
    proxy.received.length = 0;
    expect(await browser.register(email, password, 'Mira')).toBeNull();
    expect(browser.lastRefusal()).toBe(TAKEN);
    expect(proxy.received).not.toContain('accounts:signInWithPassword');
    expect(storage!.size).toBe(0);
    await loadPage();
  }
});

it('registering: forgets what Firebase refused', async () => {
  expect(await browser.register(newAddress(), 'five5', NAME)).toBeNull();
  expect(browser.lastRefusal()).toBe('auth/weak-password');
  expect(storage!.size).toBe(0);
});
