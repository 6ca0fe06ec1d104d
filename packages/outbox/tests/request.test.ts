import { expect, it } from 'vitest';
import { type HttpOptions, httpReceiver } from '@sutra/outbox/receivers/http';
import { freshInbox } from './support/inbox.ts';
import { noteRow } from './support/notes.ts';

const { server } = await freshInbox();
const create = (options: HttpOptions, token?: string) =>
  httpReceiver({ name: 'hook', url: server.url, token }, () => '<note/>', options);

it('request: has the method and the headers that are set, and its own', async () => {
  const headers = { 'X-Api-Key': 'key', 'Content-Type': 'application/xml' };
  const receiver = create({ method: 'PUT', headers }, 'token');
  const row = { ...noteRow('a'), payload: {} };
  const outcome = await receiver.send(row, new AbortController().signal);
  expect(outcome).toMatchObject({ verdict: 'delivered' });
  expect(server.received.at(-1)).toMatchObject({
    method: 'PUT',
    body: '<note/>',
    headers: {
      'x-api-key': 'key',
      'content-type': 'application/xml',
      'idempotency-key': 'a',
      authorization: 'Bearer token',
    },
  });
});

it.each([
  [{ method: 'GET' }, 'method must be POST, PUT or PATCH'],
  [{ headers: { 'Idempotency-Key': 'x' } }, 'the header Idempotency-Key is set by the receiver'],
  [{ headers: { 'webhook-id': 'x' } }, 'the header webhook-id is set by the receiver'],
  [{ headers: { authorization: 'x' } }, 'the header authorization is set by the receiver'],
  [{ headers: { 'a b': 'x' } }, 'the header a b is no header'],
  [{ headers: { key: 'secret\n' + 'x' } }, 'the header key is no header, or its value no text'],
  [{ headers: { key: 5 } }, 'the header key is no header, or its value no text'],
])('request: %o is refused, without its value', (options, message) => {
  const created = () => create(options as HttpOptions, 'token');
  expect(created).toThrow(message);
  expect(created).not.toThrow('secret');
});
