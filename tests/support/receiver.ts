import { type BodyType } from '@/lib/submissions/descriptor';
import { type OutboxOptions } from '@sutra/outbox/outbox';
import { freshServer } from './fresh-server';
import { openOutbox } from './outbox';

type Options = Partial<OutboxOptions>;

/** A fresh server, and outboxes that send to it. It reads settings as soon as it is imported. */
export async function receiver() {
  const { server, posts } = await freshServer();
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
