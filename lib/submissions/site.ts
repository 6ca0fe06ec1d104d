import { headers } from 'next/headers';
import { after } from 'next/server';
import { clientAddress } from '@/lib/client-address';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-code';
import { log } from '@/lib/log';
import { type Entry } from './accept';
import { formIdOf, hashPayload } from './ids';
import { siteOutbox } from './site-outbox';
import { type Acceptance, type Kind } from './types';

/** A few rows that are due, sent once a visitor has been answered. */
const AFTERWARDS = { rows: 4, ms: 10_000 };

/**
 * Takes what a form brought, from within a server action: makes it durable, tries to deliver it
 * once, says what came of it, and sends a few waiting rows afterwards. Never throws; answers within
 * nine seconds.
 *
 * @param entry `payload` has to be checked, `identity` is whoever may not send too often.
 * @returns also the id for the form to carry when it is sent again; one that came without has none
 *   of its own.
 */
export async function acceptSubmission<K extends Kind>(
  entry: Omit<Entry<K>, 'address'>,
): Promise<Acceptance & { formId: string }> {
  const { kind, identity, payload } = entry;
  const fallback = { identity, payloadHash: hashPayload(payload), now: Date.now() };
  const formId = formIdOf(kind, entry.formId, fallback);
  const address = clientAddress((await headers()).get('x-forwarded-for'), env.TRUSTED_HOPS);
  try {
    const outbox = await siteOutbox();
    after(async () => void (await outbox.drain(AFTERWARDS)));
    const acceptance = await outbox.accept<K>({ ...entry, formId, address } as Entry<K>);
    return { ...acceptance, formId };
  } catch (error) {
    log().error('outbox-unavailable', { kind, code: errorCode(error) });
    return { result: 'unreachable', kept: false, formId };
  }
}
