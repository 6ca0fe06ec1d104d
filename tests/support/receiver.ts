import { afterAll, beforeEach } from 'vitest';
import { type OutboxOptions } from '@/lib/submissions/outbox';
import { type HttpTarget } from '@/lib/submissions/model/kind';
import { misbehavingServer } from './misbehaving-server';
import { contactTarget, profileTarget, testOutbox } from './outbox';

type Options = Partial<OutboxOptions>;

/** A target for all tests of a file: it works, and has received nothing, before each of them. */
export async function receiver() {
  const server = await misbehavingServer();
  afterAll(() => server.close());
  beforeEach(() => {
    server.behave({ does: 'answer' });
    server.received.length = 0;
  });
  const posts = () => server.received.filter(({ method }) => method === 'POST');
  return {
    server,
    posts,
    /** The texts of the contact messages that arrived. */
    texts: () =>
      posts().map(
        ({ body }) => (JSON.parse(body) as { data: { message: string }[] }).data[0]!.message,
      ),
    contact: (options: Options = {}) => testOutbox({ contact: contactTarget(server.url) }, options),
    profileTo: (type: HttpTarget['type'], options: Options = {}) =>
      testOutbox({ profile: profileTarget(type, server.url) }, options),
  };
}
