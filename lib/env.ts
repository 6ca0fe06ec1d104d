import { z } from 'zod';
import { endpointError, type EndpointError } from './submissions/endpoint';

/**
 * All settings of the site, read once. The only place that touches `process.env`.
 *
 * An endpoint address is `https:`, or `http:` on loopback. An empty string counts as unset, so
 * that a copied `.env.example` runs as it stands.
 */
const ADDRESS_COMPLAINTS: Record<EndpointError, string> = {
  'not-an-address': 'must be a whole address such as https://example.in/path',
  'not-https': 'must start with https:// (http:// only on this machine)',
  'user-info': 'must not carry a user name or password',
  private: 'must not lie in a private network',
};

const address = (except?: EndpointError) =>
  z.string().superRefine((value, context) => {
    const error = endpointError(value);
    if (error && error !== except) {
      context.addIssue({ code: 'custom', message: ADDRESS_COMPLAINTS[error] });
    }
  });

/** Where submissions are sent. */
const endpoint = address();

const origin = address('private').transform((value, context) => {
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

/** Travels in a header, which carries printable ASCII only. */
const token = z.string().regex(/^[\x21-\x7e]+$/, 'must be one word of plain ASCII characters');

const serviceAccountSchema = z.object({
  project_id: z.string().min(1),
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
});

const loopbackHost = z
  .string()
  .regex(/^(localhost|127\.0\.0\.1):\d+$/, 'must be a host and port on this machine');

const port = z.coerce
  .number('must be a number from 1 to 65535')
  .int('must be a whole number')
  .min(1, 'must be a number from 1 to 65535')
  .max(65535, 'must be a number from 1 to 65535');

const hops = z.coerce
  .number('must be a number from 0 to 9')
  .int('must be a whole number')
  .min(0, 'must be a number from 0 to 9')
  .max(9, 'must be a number from 0 to 9');

/** Less than a week would leave no time for the announcement. */
const days = z.coerce
  .number('must be a number from 7 to 3650')
  .int('must be a whole number')
  .min(7, 'must be a number from 7 to 3650')
  .max(3650, 'must be a number from 7 to 3650');

const serviceAccount = z.string().transform((value, context) => {
  const text = value.trim().startsWith('{') ? value : Buffer.from(value, 'base64').toString('utf8');
  try {
    const parsed = serviceAccountSchema.parse(JSON.parse(text));
    return {
      projectId: parsed.project_id,
      clientEmail: parsed.client_email,
      privateKey: parsed.private_key,
    };
  } catch {
    context.addIssue({
      code: 'custom',
      message: 'must be the JSON of a service account key, or base64 of it',
    });
    return z.NEVER;
  }
});

const SECRET_RULE = 'at least 32 characters (npx auth secret makes one)';

/** A Firebase web app is named by these three; `NEXT_PUBLIC_FIREBASE_APP_ID` adds nothing we use. */
const WEB_APP = [
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
] as const;

/** The check of an address lets http through on this machine alone. */
export const isLocal = (address: string) => address.startsWith('http:');

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port.default(3000),
    SITE_URL: origin.optional(),
    AUTH_SECRET: z.string().min(32, `must be ${SECRET_RULE}`).optional(),
    DATA_DIR: z.string().default('.data'),
    CONTACT_SHEET_URL: endpoint.optional(),
    CONTACT_SHEET_TOKEN: token.optional(),
    PROFILE_SERVICE: z.string().optional(),
    PROFILE_SCRIPT_URL: endpoint.optional(),
    PROFILE_API_URL: endpoint.optional(),
    PROFILE_API_TOKEN: token.optional(),
    PROFILE_SHEET_URL: endpoint.optional(),
    PROFILE_SHEET_TOKEN: token.optional(),
    CRON_SECRET: token.min(32, 'must be at least 32 characters').optional(),
    TRUSTED_HOPS: hops.default(1),
    KEEP_UNDELIVERED_DAYS: days.default(90),
    NEXT_PUBLIC_FIREBASE_API_KEY: z.string().optional(),
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]+$/i, 'must be a host name')
      .optional(),
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: z.string().optional(),
    NEXT_PUBLIC_FIREBASE_APP_ID: z.string().optional(),
    FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
    FIREBASE_AUTH_EMULATOR_HOST: loopbackHost.optional(),
    /** Set by Next while it builds. */
    NEXT_PHASE: z.string().optional(),
  })
  .transform((settings) => ({
    ...settings,
    SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
  }))
  .superRefine((settings, context) => {
    const complain = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    const absent = WEB_APP.filter((name) => !settings[name]);
    for (const name of absent.length < WEB_APP.length ? absent : []) {
      complain(name, 'must be set too, as the other names of the Firebase web app are');
    }
    if (settings.NODE_ENV !== 'production' || isLocal(settings.SITE_URL)) return;
    if (settings.FIREBASE_AUTH_EMULATOR_HOST) {
      complain('FIREBASE_AUTH_EMULATOR_HOST', 'must not be set: anybody could sign in as anybody');
    }
    // A build signs nothing, and secrets are often kept from it.
    if (!settings.AUTH_SECRET && !settings.NEXT_PHASE?.endsWith('-build')) {
      complain('AUTH_SECRET', `must be set, to ${SECRET_RULE}`);
    }
  });

export type Settings = z.output<typeof schema>;

/** A setting is wrong. `message` is one sentence per wrong setting, each of which names it. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Reads settings from a plain record such as `process.env`.
 *
 * @throws {SettingsError} when a setting is wrong; values are never part of the message.
 */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(
    Object.entries(source)
      .map(([name, value = '']) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
  const result = schema.safeParse(filled);
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
  );
}

/**
 * Whether the site brings its own identity provider: it runs on this machine alone, and the owner
 * has connected no Firebase project.
 */
export const embedsIdentity = (settings: Settings): boolean =>
  isLocal(settings.SITE_URL) &&
  !settings.NEXT_PUBLIC_FIREBASE_API_KEY &&
  !settings.FIREBASE_SERVICE_ACCOUNT;

export const env = readSettings(process.env);

// Without it Auth.js makes its addresses of the caller's `Host` and `X-Forwarded-Host`.
process.env.AUTH_URL = env.SITE_URL;
