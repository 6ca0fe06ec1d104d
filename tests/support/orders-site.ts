import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { DAY, MINUTE, SECOND } from '@/lib/time';
import { freshMailServer } from './fresh-mail-server';
import { interceptLog, request } from './next-request';
import { scratch } from './scratch';
import { AUTH_SECRET, sessionToken } from './session';
import { provideThreeBooks } from './three-books';

/** The one that is paid for on the site. */
export const BOOK = 'tables-by-heart';
export const OWNERS = ['teacher@example.in', 'second@example.in'];

/** The site's orders over real SQLite and a real mail server; the clock of dates can be moved. */
export async function ordersSite({ hasMail = true } = {}) {
  const folder = scratch();
  const mail = await freshMailServer();
  vi.stubEnv('DATA_DIR', `${folder.root}/data`);
  vi.stubEnv('AUTH_SECRET', AUTH_SECRET);
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '');
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  if (hasMail) {
    vi.stubEnv('MAIL_URL', mail.settings().MAIL_URL);
    vi.stubEnv('OWNER_EMAILS', OWNERS.join(','));
  }
  // The outbox keeps the clock that it was made with: one for the whole file.
  vi.useFakeTimers({ toFake: ['Date'] });
  provideThreeBooks();
  // What reads settings and books may be loaded already.
  vi.resetModules();
  const { site } = await import('@/content/site');
  site.ownerLanguage = 'en';
  const { saveUser } = await import('@/lib/shop/account/server/users');
  const { reportPaymentAction } = await import('@/lib/server/actions/payment');
  const { reportPayment } = await import('@/lib/shop/orders/report');
  const { tellOrders } = await import('@/lib/shop/orders/tell');
  const { orderWork } = await import('@/lib/server/order-work');
  const { root } = await import('@/lib/server/root');
  const { tendOrders } = await import('@/lib/shop/orders/upkeep');
  const { closeDatabases } = await import('@sutra/outbox/sqlite/open-databases');
  const page = await import('@/app/orders/[token]/route');
  const ebook = await import('@/app/api/ebook/[book]/route');
  const session = await import('@/app/api/account/session/route');
  const lines: string[] = [];
  const orderStore = () => root().stores!.orders;
  const userStore = () => root().stores!.users;

  afterAll(async () => {
    await (await root().outbox()).stop();
    await closeDatabases();
    vi.useRealTimers();
    vi.unstubAllEnvs();
    folder.remove();
  });
  beforeEach(async () => {
    lines.length = 0;
    interceptLog(lines);
    for (const order of await orderStore().list()) await orderStore().remove(order);
    const { payments } = orderStore();
    for await (const payment of payments.all()) await payments.remove(payment);
    const { store: rows } = await root().outbox();
    for await (const row of rows!.rows()) await rows!.remove(row);
    // Each test has an hour of its own for digests and mails.
    vi.setSystemTime(Date.now() + 2 * DAY);
  });
  afterEach(() => void vi.restoreAllMocks());

  async function buyer({ name = 'Asha K.', isVerified = true } = {}) {
    const uid = `uid-${randomUUID()}`;
    const email = `${uid}@example.in`;
    const claims = { id: uid, email, name, photoURL: null, provider: 'password' } as const;
    const { createdAt } = await saveUser({ ...claims, emailVerified: isVerified }, userStore());
    const signedInAt = Math.floor(Date.now() / SECOND);
    const token = await sessionToken({ uid, signedInAt, createdAt }, { maxAge: 40 * 86_400 });
    const cookie = `session=${token}`;
    async function report(utr: unknown = '', book: unknown = BOOK, language: unknown = 'en') {
      request.ours({ cookie });
      const result = await reportPaymentAction(book, utr, language);
      await request.finish();
      return result;
    }
    return {
      uid,
      email,
      cookie,
      report,
      /** Reports a payment that is taken, and returns the reference of its order. */
      async placeOrder(...what: Parameters<typeof report>) {
        const result = await report(...what);
        if (result.status !== 'done') throw new Error(`The report is refused: ${result.reason}`);
        return result.reference;
      },
      async orders() {
        request.ours({ cookie });
        const user = (await (await session.GET()).json()) as { orders?: object[] };
        return user.orders;
      },
      download: (headers: Record<string, string> = {}, query = '', book: string = BOOK) =>
        download(`/api/ebook/${book}${query}`, { cookie, ...headers }),
    };
  }

  async function download(path: string, headers: Record<string, string> = {}, method = 'GET') {
    request.ours(headers);
    const url = `http://localhost:3000${path}`;
    const book = new URL(url).pathname.split('/').at(-1)!;
    return ebook.GET(new Request(url, { method, headers }), {
      params: Promise.resolve({ book }),
    });
  }

  /** Opens an address of the page of orders, or posts a form to it. */
  async function open(address: string, form?: Record<string, string>, headers = {}) {
    request.ours();
    const url = new URL(address, 'http://localhost:3000');
    const params = Promise.resolve({ token: url.pathname.split('/').at(-1)! });
    const answer = form
      ? await page.POST(
          new Request(url, {
            method: 'POST',
            body: new URLSearchParams(form),
            headers: { origin: 'http://localhost:3000', host: 'localhost:3000', ...headers },
          }),
          { params },
        )
      : await page.GET(new Request(url), { params });
    await request.finish();
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      headers: answer.headers,
      text: await answer.text(),
    };
  }

  const around = async () => orderWork(root().stores!, await root().outbox());
  const report = async (id: string, utr: string) =>
    reportPayment({ id }, { book: BOOK, utr, language: 'en' }, await around());

  /** Reports of as many buyers, a second apart, which nobody is told yet. */
  async function reportMany(count: number) {
    const references: string[] = [];
    for (let n = 0; n < count; n++) {
      move(SECOND);
      const { uid } = await buyer({ name: `Buyer ${n}`, isVerified: false });
      const order = await report(uid, `${400_000_000_000 + n}`);
      references.push((order as { reference: string }).reference);
    }
    return references;
  }

  const linksIn = (text: string): string[] =>
    text.match(/http:\/\/localhost:3000\/orders\/[^\s"]+/g) ?? [];
  const mailsTo = (address: string) =>
    mail.mails.filter(({ envelope }) => envelope.to.includes(address));

  /** What an owner sees: the links of the last mail. */
  const ownersLinks = (owner = OWNERS[0]!) => linksIn(mailsTo(owner).at(-1)?.text ?? '');
  const move = (ms: number) => void vi.setSystemTime(Date.now() + ms);
  const deliver = async () => (await root().outbox()).deliver();

  return {
    folder,
    mail,
    lines,
    buyer,
    download,
    open,
    mailsTo,
    linksIn,
    ownersLinks,
    move,
    deliver,
    around,
    reportMany,
    /** A report of an account, which may be gone when its mail is written. */
    async reportAs(id: string) {
      move(SECOND);
      await report(id, '');
    },
    tell: async () => tellOrders(await around()),
    orders: () => orderStore().list(),
    store: orderStore,
    users: userStore,
    outbox: () => root().outbox(),
    /** Presses a button of an owner's page. */
    async press(decision: string, owner = OWNERS[0]!, more: Record<string, string> = {}) {
      const [link] = ownersLinks(owner);
      const { text } = await open(link!);
      const event = /name="event" value="(\d+)"/.exec(text)![1]!;
      return open(link!, { decision, event, sure: 'yes', ...more });
    },
    /** When a decision can no longer be undone without a mail, and the buyer has been told. */
    async later() {
      move(2.5 * MINUTE);
      await deliver();
    },
    tend: async () => tendOrders(await around()),
    putFile(bytes: string | Buffer = '%PDF-1.7 kanari', name = `${BOOK}.pdf`) {
      mkdirSync(`${folder.root}/data/ebooks`, { recursive: true });
      writeFileSync(`${folder.root}/data/ebooks/${name}`, bytes);
    },
  };
}

/** The forms of a page, with what a program sends that submits them as they stand. */
export function formsIn(text: string) {
  return [...text.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)].map(([, head = '', inside = '']) => {
    const values: Record<string, string> = {};
    for (const [, attributes = ''] of inside.matchAll(/<input([^>]*)>/g)) {
      const of = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
      const isTick = /checkbox|radio/.test(of('type') ?? '');
      if (isTick && !/ checked/.test(attributes)) continue;
      values[of('name')!] = of('value') ?? '';
    }
    return {
      method: /method="(\w+)"/.exec(head)![1]!,
      action: /action="([^"]*)"/.exec(head)?.[1],
      values,
      button: /<button[^>]*>([^<]*)</.exec(inside)?.[1] ?? '',
    };
  });
}
