import { z } from 'zod';
import {
  days,
  endpoint,
  flag,
  hops,
  listenHost,
  loopbackHost,
  origin,
  port,
  SECRET_RULE,
  secret,
  secrets,
  serviceAccount,
  token,
} from './env-types';
import { isLoopback } from './http/loopback';
import { emailListSchema, mailServerSchema } from './mail/mail-server';

const WEB_APP = [
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
] as const;

/** Only addresses on this machine may use http. */
export const isLocal = (address: string) => address.startsWith('http:');

/** In functions, timers do not run and files do not last. */
export const runsInFunctions = ({
  EPHEMERAL_DISK,
  AWS_LAMBDA_FUNCTION_NAME,
  VERCEL,
}: {
  EPHEMERAL_DISK?: string;
  AWS_LAMBDA_FUNCTION_NAME?: string;
  VERCEL?: string;
}): boolean => Boolean(EPHEMERAL_DISK ?? AWS_LAMBDA_FUNCTION_NAME ?? VERCEL);

const schema = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
    PORT: port.default(3000),
    HOST: listenHost.optional(),
    SITE_URL: origin.optional(),
    AUTH_SECRET: secret.optional(),
    DATA_DIR: z.string().optional(),
    CONTACT_SHEET_URL: endpoint.optional(),
    CONTACT_SHEET_TOKEN: token.optional(),
    PROFILE_SERVICE: z.string().optional(),
    PROFILE_SCRIPT_URL: endpoint.optional(),
    PROFILE_API_URL: endpoint.optional(),
    PROFILE_API_TOKEN: token.optional(),
    PROFILE_SHEET_URL: endpoint.optional(),
    PROFILE_SHEET_TOKEN: token.optional(),
    SHEET_REFERENCE: flag.default(false),
    OWNER_EMAILS: emailListSchema.optional(),
    MAIL_URL: mailServerSchema.optional(),
    OWNER_WEBHOOK_URL: endpoint.optional(),
    OWNER_WEEKLY: flag.default(false),
    PING_URL: endpoint.optional(),
    CRON_SECRET: token.and(secret).optional(),
    TRUSTED_HOPS: hops.optional(),
    DATA_KEY: secrets.optional(),
    KEEP_DAYS: days.default(7),
    KEEP_UNDELIVERED_DAYS: days.default(90),
    BACKUP_DIR: z.string().optional(),
    NEXT_PUBLIC_FIREBASE_API_KEY: z.string().optional(),
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]+$/i, 'must be a host name')
      .optional(),
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: z.string().optional(),
    NEXT_PUBLIC_FIREBASE_APP_ID: z.string().optional(),
    FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
    FIREBASE_AUTH_EMULATOR_HOST: loopbackHost.optional(),
    /** Set by the server of a standalone build, which listens on `HOSTNAME`. */
    __NEXT_PRIVATE_STANDALONE_CONFIG: z.string().optional(),
    HOSTNAME: z.string().default('0.0.0.0'),
    /** Set by next.config.ts in the build, for hosts with their own Next adapter. */
    EPHEMERAL_DISK: z.string().optional(),
    /** Set by AWS, so also on Netlify and with OpenNext. */
    AWS_LAMBDA_FUNCTION_NAME: z.string().optional(),
    VERCEL: z.string().optional(),
  })
  .superRefine(({ __NEXT_PRIVATE_STANDALONE_CONFIG, SITE_URL, HOSTNAME }, context) => {
    if (!__NEXT_PRIVATE_STANDALONE_CONFIG || SITE_URL || isLoopback(HOSTNAME)) return;
    context.addIssue({
      code: 'custom',
      path: ['SITE_URL'],
      message: 'must be set, or HOSTNAME must be 127.0.0.1: other machines could reach this server',
    });
  })
  .transform((settings) => ({
    ...settings,
    SITE_URL: settings.SITE_URL ?? `http://localhost:${settings.PORT}`,
    DATA_DIR: settings.DATA_DIR ?? (runsInFunctions(settings) ? undefined : '.data'),
  }))
  .transform((settings) => ({
    ...settings,
    // Our server speaks http only: a site on https has a proxy, and so has a function.
    TRUSTED_HOPS:
      settings.TRUSTED_HOPS ?? (isLocal(settings.SITE_URL) && !runsInFunctions(settings) ? 0 : 1),
  }))
  .superRefine((settings, context) => {
    const report = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    const missing = WEB_APP.filter((name) => !settings[name]);
    for (const name of missing.length < WEB_APP.length ? missing : []) {
      report(name, 'must be set too, as the other names of the Firebase web app are');
    }
    const { FIREBASE_SERVICE_ACCOUNT: account, NEXT_PUBLIC_FIREBASE_PROJECT_ID: project } =
      settings;
    if (account && project && account.projectId !== project) {
      report(
        'FIREBASE_SERVICE_ACCOUNT',
        'must belong to the project that NEXT_PUBLIC_FIREBASE_PROJECT_ID names, or nobody can sign in',
      );
    }
    if (settings.OWNER_EMAILS && !settings.MAIL_URL) {
      report('MAIL_URL', 'must be set too: OWNER_EMAILS needs a server that sends the mails');
    }
    if (settings.MAIL_URL && !settings.OWNER_EMAILS) {
      report('OWNER_EMAILS', 'must be set too: MAIL_URL needs somebody to send the mails to');
    }
    if (settings.NODE_ENV !== 'production' || isLocal(settings.SITE_URL)) return;
    if (settings.FIREBASE_AUTH_EMULATOR_HOST) {
      report(
        'FIREBASE_AUTH_EMULATOR_HOST',
        'must not be set on a public site: the emulator accepts unsigned tokens',
      );
    }
  });

export type Settings = z.output<typeof schema>;

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Empty strings count as unset, so that a copied `.env.example` works. @throws {SettingsError} */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const values = Object.fromEntries(
    Object.entries(source)
      .map(([name, value = '']) => [name, value.trim()] as const)
      .filter(([, value]) => value !== ''),
  );
  const result = schema.safeParse(values);
  if (result.success) return result.data;
  // Without values, which may be secrets.
  throw new SettingsError(
    result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join('\n'),
  );
}

/** Not part of the schema, because builds often have no secrets. */
export const missingSecretError = ({ NODE_ENV, SITE_URL, AUTH_SECRET }: Settings) =>
  NODE_ENV === 'production' && !isLocal(SITE_URL) && !AUTH_SECRET
    ? `AUTH_SECRET must be set, to ${SECRET_RULE}.`
    : undefined;

export const hasStore = (settings: Settings): boolean =>
  Boolean(settings.FIREBASE_SERVICE_ACCOUNT ?? settings.DATA_DIR);

export const embedsIdentity = (settings: Settings): boolean =>
  hasStore(settings) &&
  isLocal(settings.SITE_URL) &&
  !settings.NEXT_PUBLIC_FIREBASE_API_KEY &&
  !settings.FIREBASE_SERVICE_ACCOUNT;

export const dataFolder = (settings: Settings): string | undefined =>
  settings.FIREBASE_SERVICE_ACCOUNT && settings.AUTH_SECRET ? undefined : settings.DATA_DIR;

export const listenAddress = (settings: Settings): string | undefined =>
  settings.HOST ?? (isLocal(settings.SITE_URL) ? '127.0.0.1' : undefined);

export const env = readSettings({
  ...process.env,
  // The build replaces this expression literally.
  EPHEMERAL_DISK: process.env.EPHEMERAL_DISK,
});

// Otherwise Auth.js builds URLs from `Host` and `X-Forwarded-Host`, which callers can forge.
process.env.AUTH_URL = env.SITE_URL;
