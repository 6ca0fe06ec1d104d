import { createPrivateKey } from 'node:crypto';
import { isIP } from 'node:net';
import { z } from 'zod';
import { endpointError, type EndpointError } from './http/endpoint';

const ADDRESS_MESSAGES: Record<EndpointError, string> = {
  'not-an-address': 'must be a whole address such as https://example.in',
  'not-https': 'must start with https:// (http:// only on this machine)',
  'user-info': 'must not carry a user name or password',
  private: 'must not lie in a private network',
};

const address = (except?: EndpointError) =>
  z.string().superRefine((value, context) => {
    const error = endpointError(value);
    if (error && error !== except) {
      context.addIssue({ code: 'custom', message: ADDRESS_MESSAGES[error] });
    }
  });

export const endpoint = address();

export const origin = address('private').transform((value, context) => {
  const url = new URL(value);
  if (url.pathname !== '/' || url.search || url.hash) {
    context.addIssue({
      code: 'custom',
      message: 'must be an origin without a path, such as https://example.in',
    });
    return z.NEVER;
  }
  return url.origin;
});

/** Sent in a header: printable ASCII without spaces. */
export const token = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'must be one word of plain ASCII characters');

const splitList = (value: string) => value.split(',').map((part) => part.trim());

export const SECRET_RULE = 'at least 32 random characters (.env.example says how to make them)';

/** Random texts of 32 characters have at least 20 different pairs of successive differences. */
function isPredictable(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  return new Set(steps.slice(1).map((step, index) => `${steps[index]},${step}`)).size < 20;
}

export const secret = z
  .string()
  .min(32, `must be ${SECRET_RULE}`)
  .refine((value) => !isPredictable(value), {
    message: `must be ${SECRET_RULE}; this one repeats itself or counts`,
    when: ({ value }) => typeof value === 'string' && value.length >= 32,
  });

export const secrets = z
  .string()
  .superRefine((value, context) => {
    const result = z.array(secret).min(1).safeParse(splitList(value));
    if (!result.success)
      context.addIssue({ code: 'custom', message: result.error.issues[0]!.message });
  })
  .transform(splitList);

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
  return z.coerce
    .number(message)
    .int('must be a whole number')
    .min(lowest, message)
    .max(highest, message);
};

export const flag = z.stringbool({ error: 'must be yes or no' });

export const port = wholeNumber(1, 65535);
export const hops = wholeNumber(0, 9);
/** At least a week, because removals are announced seven days ahead. */
export const days = wholeNumber(7, 3650);

const serviceAccountSchema = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string(),
});

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const serviceAccount = z.string().transform((value, context) => {
  const refuse = (message: string) => {
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  };
  const text = value.trim().startsWith('{') ? value : Buffer.from(value, 'base64').toString('utf8');
  const { data } = serviceAccountSchema.safeParse(parseJson(text));
  if (!data) return refuse('must be the JSON of a service account key, or base64 of it');
  if (!isRsaKey(data.private_key)) {
    return refuse('holds a private_key that is no key: copy the whole file again');
  }
  return {
    projectId: data.project_id,
    clientEmail: data.client_email,
    privateKey: data.private_key,
  };
});
