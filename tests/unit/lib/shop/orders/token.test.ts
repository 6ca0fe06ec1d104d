import { expect, it, vi } from 'vitest';
import { DAY } from '@/lib/time';
import { T0 } from '@/tests/support/rows';

vi.stubEnv('AUTH_SECRET', 'only-for-the-tests-and-long-enough');
const owners = ['one@example.in', 'two@example.in'];
const order = { account: 'asha', book: 'a', epoch: 0, reference: 'VM-7K3QX2' };

const load = () => import('@/lib/shop/orders/token');
const {
  buyersToken,
  freshLinks,
  isBuyersToken,
  ownersToken,
  readToken,
  recipientOf,
  searcherOf,
  searchToken,
  withoutTail,
} = await load();

const links = freshLinks(0, T0);
const token = ownersToken(order, owners[1]!, links);
const read = (text: string, now = T0) => readToken(text, now);

it('link: shows the reference alone, and says to whom it was sent', () => {
  expect(token).toMatch(/^VM-7K3QX2-[0-9a-z]+-[\w-]{43}$/);
  expect(recipientOf(read(token)!, order, owners, 0)).toBe('two@example.in');
  expect(ownersToken(order, owners[1]!, freshLinks(0, T0 + 60_000))).toBe(token);
});

it('link: ends after 60 days, with another recipient, book, account or epoch', () => {
  expect(read(token, T0 + 60 * DAY)).toBeDefined();
  expect(read(token, T0 + 61 * DAY)).toBeUndefined();
  expect(recipientOf(read(token)!, order, ['three@example.in'], 0)).toBeUndefined();
  for (const change of [{ account: 'ravi' }, { book: 'b' }, { book: null }, { epoch: 1 }]) {
    expect(recipientOf(read(token)!, { ...order, ...change }, owners, 0)).toBeUndefined();
  }
});

it('link: a forged one is none', () => {
  const later = token.replace(/-([0-9a-z]+)-/, '-zzz-');
  const other = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  for (const text of [later, other]) {
    const parsed = read(text);
    expect(parsed && recipientOf(parsed, order, owners, 0)).toBeUndefined();
  }
  for (const text of ['', 'VM-7K3QX2', `${token}x`, token.toLowerCase(), `${token}/`, '../../x']) {
    expect(read(text)).toBeUndefined();
  }
});

it('link: is read without what stands behind it in a sentence', () => {
  const tails = String.raw`. , ; ! ? ) ] > " ” ’ » / \ * _ । ). /> %20 &amp;x=1`.split(' ');
  for (const tail of [...tails, '.\n'])
    for (const text of [token, buyersToken(order, T0), searchToken(owners[0]!, links)]) {
      expect.soft(withoutTail(text + tail), tail).toBe(text);
      expect.soft(withoutTail(text)).toBe(text);
    }
});

it('link: with letters behind it is another one', () => {
  for (const text of [`${token}x`, `${token}9.`, token.slice(0, -1) + '.', `x${token}.`, '', '.']) {
    expect(withoutTail(text)).toBe(text);
  }
});

it('link: of a buyer is none of an owner, and the other way round', () => {
  const buyers = buyersToken(order, T0);
  expect(isBuyersToken(read(buyers)!, order)).toBe(true);
  expect(recipientOf(read(buyers)!, order, owners, 0)).toBeUndefined();
  expect(isBuyersToken(read(token)!, order)).toBe(false);
  expect(read(buyers, T0 + 31 * DAY)).toBeUndefined();
});

it('link: of the search opens no order', () => {
  const search = read(searchToken(owners[0]!, links))!;
  expect(searcherOf(search, owners, 0)).toBe('one@example.in');
  expect(searcherOf(search, ['other@example.in'], 0)).toBeUndefined();
  expect(recipientOf(search, order, owners, 0)).toBeUndefined();
  expect(searcherOf(read(token)!, owners, 0)).toBeUndefined();
});

it('link: an epoch ends all older ones of owners, and those of the next epoch end with that', () => {
  const first = freshLinks(1, T0);
  const later = ownersToken(order, owners[1]!, first);
  const search = searchToken(owners[0]!, first);
  const opens = (text: string, epoch: number) =>
    recipientOf(read(text)!, order, owners, epoch) ?? searcherOf(read(text)!, owners, epoch);
  const links = [token, searchToken(owners[0]!, freshLinks(0, T0)), later, search];
  const opened = (epoch: number) => links.map((each) => opens(each, epoch));
  expect(opened(0)).toEqual([owners[1], owners[0], undefined, undefined]);
  expect(opened(1)).toEqual([undefined, undefined, owners[1], owners[0]]);
  expect(opened(2)).toEqual([undefined, undefined, undefined, undefined]);
  // The epochs of an order and of owners' links do not stand for each other.
  const twice = { ...order, epoch: 1 };
  expect(recipientOf(read(token)!, twice, owners, 0)).toBeUndefined();
  expect(recipientOf(read(later)!, twice, owners, 0)).toBeUndefined();
});

it('link: that a page hands on ends on the day of the link that opened it', () => {
  const { day } = read(token)!;
  const handedOn = ownersToken(order, owners[1]!, { epoch: 0, day });
  expect(handedOn).toBe(token);
  expect(read(searchToken(owners[1]!, { epoch: 0, day }))!.day).toBe(day);
});

it('link: that was sent before links of owners had an epoch still works', () => {
  const sent = {
    owner: 'VM-7K3QX2-fsp-SyZSXN9KQK8fcea-0XlfZyZiqCrTJZC1VAWL4K24XHU',
    search: 'VM-SEARCH-fsp-8i27AAmmqS-XNoMex6vAMv79C4U24nIYUqnBWyfbjz4',
    buyer: 'VM-7K3QX2-frv-xqm6eh4krj_lKo8ayWnppACyi0aE3j63gzODAicjigo',
  };
  expect(recipientOf(read(sent.owner)!, order, owners, 0)).toBe('two@example.in');
  expect(searcherOf(read(sent.search)!, owners, 0)).toBe('one@example.in');
  expect(isBuyersToken(read(sent.buyer)!, order)).toBe(true);
});

it('link: ends with another secret', async () => {
  vi.stubEnv('AUTH_SECRET', 'another-secret-that-is-long-enough-too');
  vi.resetModules();
  const rotated = await load();
  expect(rotated.recipientOf(read(token)!, order, owners, 0)).toBeUndefined();
});
