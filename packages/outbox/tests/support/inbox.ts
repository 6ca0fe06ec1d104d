import { afterAll, beforeEach } from 'vitest';
import { type OutboxOptions } from '@sutra/outbox/outbox';
import { mailServer } from './mail-server.ts';
import { type Manner, misbehavingServer } from './misbehaving-server.ts';
import { type Note, type Notes } from './notes.ts';
import { openOutbox } from './outbox.ts';
import { receiverOf, type ReceiverType } from './receivers.ts';

export const OK: Manner = { does: 'answer' };
export const answer = (status: number): Manner => ({ does: 'answer', status });
export const DOWN = answer(503);

/**
 * A server for all tests of a file, and outboxes that send to it: before each test it works, and has
 * received nothing.
 */
export async function freshInbox() {
  const server = await misbehavingServer();
  afterAll(() => server.close());
  beforeEach(() => {
    server.behave(OK);
    server.received.length = 0;
  });
  const posts = () => server.received.filter(({ method }) => method === 'POST');
  const receivers = (type: ReceiverType) => {
    const receiver = receiverOf(type, server.url);
    return { note: receiver, card: receiver };
  };
  return {
    server,
    posts,
    /** The texts that arrived. */
    texts: () => posts().map(({ body }) => (JSON.parse(body) as Note).text),
    receivers,
    open: (options: Partial<OutboxOptions<Notes>> = {}, type: ReceiverType = 'sheet') =>
      openOutbox({ receivers: receivers(type), ...options }),
  };
}

type MailServer = Awaited<ReturnType<typeof mailServer>>;

/** One for all tests of a file: it has received nothing, and accepts all, before each of them. */
export async function freshFor<Server extends MailServer>(start: Promise<Server>) {
  const server = await start;
  afterAll(() => server.shut());
  beforeEach(() => {
    server.mails.length = 0;
    server.reply({});
    server.busy.clear();
  });
  return server;
}

export const freshMailServer = (...options: Parameters<typeof mailServer>) =>
  freshFor(mailServer(...options));
