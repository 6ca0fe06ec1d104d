import { expect, it, vi } from 'vitest';
import { DAY } from '@/lib/time';
import { T0 } from '@/tests/support/rows';

vi.stubEnv('AUTH_SECRET', 'only-for-the-tests-and-long-enough');
const owners = ['one@example.in', 'two@example.in'];
const order = { account: 'asha', book: 'a', epoch: 0, reference: 'VM-7K3QX2' };

const load = () => import('@/lib/orders/token');
const { buyersToken, isBuyersToken, ownersToken, readToken, recipientOf, searcherOf, searchToken } =
  await load();

const token = ownersToken(order, owners[1]!, T0);
const read = (text: string, now = T0) => readToken(text, now);

it('link: shows the reference alone, and says to whom it was sent', () => {
  expect(token).toMatch(/^VM-7K3QX2-[0-9a-z]+-[\w-]{43}$/);
  expect(recipientOf(read(token)!, order, owners)).toBe('two@example.in');
  expect(ownersToken(order, owners[1]!, T0 + 60_000)).toBe(token);
});

it('link: ends after 60 days, with another recipient, book, account or epoch', () => {
  expect(read(token, T0 + 60 * DAY)).toBeDefined();
  expect(read(token, T0 + 61 * DAY)).toBeUndefined();
  expect(recipientOf(read(token)!, order, ['three@example.in'])).toBeUndefined();
  for (const change of [{ account: 'ravi' }, { book: 'b' }, { book: null }, { epoch: 1 }]) {
    expect(recipientOf(read(token)!, { ...order, ...change }, owners)).toBeUndefined();
  }
});

it('link: a forged one is none', () => {
  const later = token.replace(/-([0-9a-z]+)-/, '-zzz-');
  const other = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
  for (const text of [later, other]) {
    const parsed = read(text);
    expect(parsed && recipientOf(parsed, order, owners)).toBeUndefined();
  }
  for (const text of ['', 'VM-7K3QX2', `${token}x`, token.toLowerCase(), `${token}/`, '../../x']) {
    expect(read(text)).toBeUndefined();
  }
});

it('link: of a buyer is none of an owner, and the other way round', () => {
  const buyers = buyersToken(order, T0);
  expect(isBuyersToken(read(buyers)!, order)).toBe(true);
  expect(recipientOf(read(buyers)!, order, owners)).toBeUndefined();
  expect(isBuyersToken(read(token)!, order)).toBe(false);
  expect(read(buyers, T0 + 31 * DAY)).toBeUndefined();
});

it('link: of the search opens no order', () => {
  const search = read(searchToken(owners[0]!, T0))!;
  expect(searcherOf(search, owners)).toBe('one@example.in');
  expect(searcherOf(search, ['other@example.in'])).toBeUndefined();
  expect(recipientOf(search, order, owners)).toBeUndefined();
  expect(searcherOf(read(token)!, owners)).toBeUndefined();
});

it('link: ends with another secret', async () => {
  vi.stubEnv('AUTH_SECRET', 'another-secret-that-is-long-enough-too');
  vi.resetModules();
  const rotated = await load();
  expect(rotated.recipientOf(read(token)!, order, owners)).toBeUndefined();
});
