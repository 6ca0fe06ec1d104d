import { afterAll, beforeEach } from 'vitest';
import { type BodyType } from '@/lib/outbox/kinds';
import { type OutboxOptions } from '@/lib/outbox/outbox';
import { misbehavingServer } from './misbehaving-server';
import { openOutbox } from './outbox';

type Options = Partial<OutboxOptions>;

/**
 * A server for all tests of a file, and outboxes that send to it. It works, and has received nothing,
 * before each test.
 */
export async function receiver() {
  const server = await misbehavingServer();
  afterAll(() => server.close());
  beforeEach(() => {
    server.behave({ does: 'answer' });
    server.received.length = 0;
  });
  const posts = () => server.received.filter(({ method }) => method === 'POST');
  const contact = { CONTACT_SHEET_URL: server.url };
  const profileTo = (type: BodyType) => ({ PROFILE_SERVICE: type, PROFILE_URL: server.url });
  return {
    server,
    posts,
    /** The texts of the contact messages that arrived. */
    texts: () =>
      posts().map(
        ({ body }) => (JSON.parse(body) as { data: { message: string }[] }).data[0]!.message,
      ),
    settings: { contact, profileTo },
    contact: (options?: Options) => openOutbox(contact, options),
    profileTo: (type: BodyType, options?: Options) => openOutbox(profileTo(type), options),
  };
}
