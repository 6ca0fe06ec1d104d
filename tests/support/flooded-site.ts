import { beforeEach } from 'vitest';
import { SECOND } from '@/lib/time';
import { BOOK, ordersSite } from './orders-site';

const REFERENCE = /VM-[0-9A-Z]{6}/g;

/** What a list names, in its order: with a link or by its reference. */
export function namedIn({ text = '' }: { text?: string }) {
  const [, more = ''] = /And \d+ more: (.*)/.exec(text) ?? [];
  const listed = text.split('\n').filter((line) => /^VM-.{6}: /.test(line));
  return {
    detailed: listed.map((line) => line.slice(0, 9)),
    more: more.match(REFERENCE) ?? [],
    all: [...listed.map((line) => line.slice(0, 9)), ...(more.match(REFERENCE) ?? [])],
  };
}

/** The site's orders, with an empty outbox before each test. */
export async function floodedSite() {
  const site = await ordersSite();
  const { around, buyer, move, outbox } = site;
  const { reportPayment } = await import('@/lib/orders/report');
  const { tellOrders } = await import('@/lib/orders/tell');

  beforeEach(async () => {
    const { store: rows } = await outbox();
    for await (const row of rows!.rows()) await rows!.remove(row);
  });

  /** Reports of as many buyers, a second apart, which nobody is told yet. */
  async function reportMany(count: number) {
    const references: string[] = [];
    for (let n = 0; n < count; n++) {
      move(SECOND);
      const { uid: id } = await buyer({ name: `Buyer ${n}`, isVerified: false });
      const report = { book: BOOK, utr: `${400_000_000_000 + n}`, language: 'en' };
      const order = await reportPayment({ id }, report, await around());
      references.push((order as { reference: string }).reference);
    }
    return references;
  }

  return {
    ...site,
    reportMany,
    /** A report of an account that is gone when its mail is written. */
    async reportAs(id: string) {
      move(SECOND);
      await reportPayment({ id }, { book: BOOK, utr: '', language: 'en' }, await around());
    },
    tell: async () => tellOrders(await around()),
  };
}
