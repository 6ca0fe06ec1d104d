import { type HttpReceiver } from '@/lib/outbox/kinds';
import { type OutboxOptions } from '@/lib/outbox/outbox';
import { freshServer } from './fresh-server';
import { contactReceiver, profileReceiver, testOutbox } from './outbox';

type Options = Partial<OutboxOptions>;

/** A fresh server, and outboxes that send to it. */
export async function receiver() {
  const { server, posts } = await freshServer();
  return {
    server,
    posts,
    /** The texts of the contact messages that arrived. */
    texts: () =>
      posts().map(
        ({ body }) => (JSON.parse(body) as { data: { message: string }[] }).data[0]!.message,
      ),
    contact: (options: Options = {}) =>
      testOutbox({ contact: contactReceiver(server.url) }, options),
    profileTo: (type: HttpReceiver['type'], options: Options = {}) =>
      testOutbox({ profile: profileReceiver(type, server.url) }, options),
  };
}
