import { env } from '@/lib/env';
import { neutraliseCell } from '@/lib/submissions/neutralise';
import { type ContactMessage } from './schema';

/** The longest a visitor waits for the sheet, in milliseconds. */
export const SHEET_TIMEOUT = 6_000;

export type Delivery = 'delivered' | 'refused' | 'unreachable' | 'unset';

/** The row of the sheet; no cell of it can be taken for a formula. */
const row = ({ name, email, subject, message }: ContactMessage) => ({
  name: neutraliseCell(name),
  email: neutraliseCell(email),
  subject: neutraliseCell(subject),
  message: neutraliseCell(message),
});

/**
 * Sends one message to the owner's sheet. Never throws and never reads the answer's body.
 *
 * @returns `delivered` for a 2xx, `refused` for any other answer (redirects are not followed),
 *   `unreachable` when none came within {@link SHEET_TIMEOUT}, `unset` without an address.
 */
export async function deliverContact(
  message: ContactMessage,
  { url, token } = { url: env.CONTACT_SHEET_URL, token: env.CONTACT_SHEET_TOKEN },
): Promise<Delivery> {
  if (!url) return 'unset';
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ data: [row(message)] }),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(SHEET_TIMEOUT),
    });
    response.body?.cancel().catch(() => {});
    return response.ok ? 'delivered' : 'refused';
  } catch {
    return 'unreachable';
  }
}
