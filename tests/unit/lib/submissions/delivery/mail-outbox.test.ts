import { afterAll, beforeEach, expect, it } from 'vitest';
import { mailServer } from '@/tests/support/mail-server';
import {
  allRows,
  HOUR,
  message,
  MINUTE,
  passTime,
  profile,
  testOutbox,
} from '@/tests/support/outbox';

const server = await mailServer();
afterAll(() => server.shut());
beforeEach(() => void (server.mails.length = 0));

const site = (target = server.target()) => testOutbox({ contact: target, profile: target });

it('outbox by mail: a message is delivered when the server has taken it', async () => {
  const { send: submit, states, logged } = site();
  expect([await submit('Hello'), await submit(profile())]).toEqual(['success', 'success']);
  expect(await states()).toEqual(['delivered', 'delivered']);
  expect(server.mails).toHaveLength(2);
  expect(logged('submission-delivered')).toMatchObject([{ code: 'smtp-250' }, {}]);
});

it('outbox by mail: a message waits while the server is down, and arrives once', async () => {
  const { outbox, clock, send: submit, states } = site();
  await server.shut();
  expect(await submit('Hello')).toBe('unreachable, kept');
  await passTime(outbox, clock, HOUR);
  await server.open();
  await passTime(outbox, clock, 2 * MINUTE);
  expect(await states()).toEqual(['delivered']);
  expect(server.mails).toHaveLength(1);
});

it('outbox by mail: a wrong password holds a message until it is corrected and released', async () => {
  const { store, outbox, send: submit, states, lines } = site(server.target('kanari-wrong'));
  expect(await submit(message('Canary text'))).toBe('refused, kept');
  expect(await states()).toEqual(['held']);
  expect(lines.join('')).not.toMatch(/kanari|anary|@|127\.0\.0\.1|withheld/);
  const [held] = await allRows(store);
  expect(held?.code).toBe('smtp-535');
  expect((await outbox.readHealth()).held).toBe(1);
});

it('outbox by mail: a mail sent again after a crash has the same Message-ID', async () => {
  const { store, outbox, clock, send: submit } = site();
  const { replace } = store;
  store.replace = () => Promise.reject(new Error('crash'));
  await submit('Hello');
  store.replace = replace;
  clock.move(2 * MINUTE);
  await outbox.drain();
  const ids = server.mails.map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect((await allRows(store))[0]).toMatchObject({ possibleDuplicates: 1 });
});

it('outbox by mail: a store that does not say how many were mailed delays no message', async () => {
  const { store, send: submit, logged } = site();
  store.listMailed = () => new Promise(() => {});
  expect(await submit('Hello')).toBe('success');
  expect(server.mails).toHaveLength(1);
  expect(logged('mail-limit-unavailable')).toMatchObject([{ code: 'deadline' }]);
});
