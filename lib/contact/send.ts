import { readFields } from '@/lib/form';
import { contactAction } from './actions';
import { contactFields, type ContactState } from './schema';

/** The longest the browser waits for our own server, in milliseconds. */
export const SEND_TIMEOUT = 20_000;

/**
 * Sends the form from the browser. Being offline, a server that is away or gone silent, and an
 * answer that is none are all `unreachable`; it never throws.
 */
export async function sendContact(form: FormData): Promise<ContactState> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), SEND_TIMEOUT);
  });
  const answer: ContactState | undefined = await Promise.race([
    contactAction({ status: 'idle' }, form),
    silence,
  ]).catch(() => undefined);
  clearTimeout(timer);
  if (answer) return answer;
  const values = readFields(form, contactFields);
  return { status: 'failed', values, reason: 'unreachable', kept: false };
}
