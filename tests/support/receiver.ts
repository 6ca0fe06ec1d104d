import { afterAll, beforeEach } from 'vitest';
import { type OutboxOptions } from '@/lib/submissions/outbox';
import { misbehavingServer } from './misbehaving-server';
import { contactTarget, testOutbox } from './outbox';

/** A receiver for all tests of a file: well again, and with nothing received, before each of them. */
export async function receiver() {
  const server = await misbehavingServer();
  afterAll(() => server.close());
  beforeEach(() => {
    server.behave({ does: 'answer' });
    server.received.length = 0;
  });
  return {
    server,
    /** An outbox that sends contact messages to it. */
    contact: (options: Partial<OutboxOptions> = {}) =>
      testOutbox({ contact: contactTarget(server.url) }, options),
  };
}
