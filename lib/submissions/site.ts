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
 * Accepts a form from within a server action: stores it, tries to deliver it once, and sends a few
 * waiting rows after the answer. Never throws; answers within nine seconds.
 *
 * @param entry `payload` has to be checked; the limits count by `identity`.
 * @returns also the id with which the form has to be sent again.
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
