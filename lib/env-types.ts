import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { endpointError, type EndpointError } from './endpoint';

const ADDRESS_MESSAGES: Record<EndpointError, string> = {
  'not-an-address': 'must be a whole address such as https://example.in',
  'not-https': 'must start with https:// (http:// only on this machine)',
  'user-info': 'must not carry a user name or password',
  private: 'must not lie in a private network',
};

export const endpoint = z.string().superRefine((value, context) => {
  const error = endpointError(value);
  if (error) context.addIssue({ code: 'custom', message: ADDRESS_MESSAGES[error] });
});

/** A sheet takes rows at the address of its web app alone. */
export const receiver = endpoint.refine(
  (value) => !/^https:\/\/(docs\.google\.com\/|script\.google\.com\/.*\/dev$)/.test(value),
  { message: 'must be the address of the web app, which ends in /exec' },
);

/** Matches a domain name, not an IP address or `localhost`. */
export const DOMAIN = /\.[a-z][a-z\d-]+$/;

/** Of the site: a domain, or this machine by http. */
function isOrigin(value: string): boolean {
  if (endpointError(value)) return false;
  const { href, origin, protocol, hostname } = new URL(value);
  return href === `${origin}/` && (protocol === 'http:' || DOMAIN.test(hostname));
}

export const origin = z
  .string()
  .refine(isOrigin, {
    message:
      'must be a domain without a path, such as https://example.in (http:// only on this machine)',
  })
  .transform((value) => new URL(value).origin);

/** Sent in a header: printable ASCII without spaces. */
export const token = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be one word of plain ASCII characters');

export const SECRET_RULE = 'at least 32 random characters (.env.example says how to make them)';

export const secret = z.string().min(32, `must be ${SECRET_RULE}`);

const WELL_KNOWN =
  /passw[o0]rd|change-?me|secret|letmein|welcome|admin|qwerty(uiop)?|asdfgh(jkl)?|zxcvbnm?/g;
/** Random secrets of 32 characters have more of both, each time. */
const MIN_CHARACTERS = 8;
const MIN_STEP_PAIRS = 20;

/** Whether a secret repeats itself, counts, or is made of well-known words. */
export function isGuessable(text: string): boolean {
  const rest = text.toLowerCase().replace(WELL_KNOWN, '');
  const codes = [...rest].map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  const pairs = steps.slice(1).map((step, index) => `${steps[index]},${step}`);
  return new Set(codes).size < MIN_CHARACTERS || new Set(pairs).size < MIN_STEP_PAIRS;
}

export const listenHost = z
  .string()
  .refine(
    (value) => value === 'localhost' || isIP(value) > 0,
    'must be an IP address of this machine: 127.0.0.1, or 0.0.0.0 for all of them',
  );

export const loopbackHost = z
  .string()
  .regex(/^(localhost|127\.0\.0\.1):\d+$/, 'must be a host and port on this machine');

const wholeNumber = (lowest: number, highest: number) => {
  const message = `must be a number from ${lowest} to ${highest}`;
  return z.coerce.number(message).int(message).min(lowest, message).max(highest, message);
};

export const port = wholeNumber(1, 65535);
export const proxies = wholeNumber(0, 9);

/** A key whose line breaks were lost on the way to `.env` is none. */
function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

const account = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().refine(isPrivateKey),
});

export const serviceAccount = z.string().transform((value, context) => {
  const text = value.startsWith('{') ? value : Buffer.from(value, 'base64').toString('utf8');
  try {
    const { project_id, client_email, private_key } = account.parse(JSON.parse(text));
    return { projectId: project_id, clientEmail: client_email, privateKey: private_key };
  } catch {
    const message =
      'must be the JSON of a service account key, or base64 of it: copy the whole file';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  }
});

const PROFILE_SERVICES = ['script', 'api', 'sheet'];

/** Whether profiles are sent on. With any other value of PROFILE_SERVICE they stay in the store. */
export const sendsProfiles = (service = 'script') => PROFILE_SERVICES.includes(service);
