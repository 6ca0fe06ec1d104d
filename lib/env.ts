import { z } from 'zod';
import {
  endpoint,
  isGuessable,
  listenHost,
  loopbackHost,
  origin,
  port,
  proxies,
  receiver,
  SECRET_RULE,
  secret,
  serviceAccount,
  token,
} from './env-types';
import { hasEphemeralDisk, hostFields, hostProject, runsInFunctions } from './hosts';
import { isLoopback } from './endpoint';
import { SERVER_ORIGIN, STANDALONE_CONFIG } from './next-names';
import { emailListSchema, mailServerSchema } from './mail-settings';

const WEB_APP = [
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
] as const;

const fields = hostFields.extend({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: listenHost.optional(),
  SITE_URL: origin.optional(),
  AUTH_SECRET: secret.optional(),
  DATA_DIR: z.string().optional(),
  CONTACT_SHEET_URL: receiver.optional(),
  CONTACT_SHEET_TOKEN: token.optional(),
  PROFILE_SERVICE: z.string().optional(),
  PROFILE_URL: receiver.optional(),
  PROFILE_TOKEN: token.optional(),
  OWNER_EMAILS: emailListSchema.optional(),
  MAIL_URL: mailServerSchema.optional(),
  PING_URL: endpoint.optional(),
  CRON_SECRET: token.and(secret).optional(),
  PROXIES: proxies.optional(),
  NEXT_PUBLIC_FIREBASE_API_KEY: z.string().optional(),
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'must be a host name')
    .optional(),
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
  FIREBASE_AUTH_EMULATOR_HOST: loopbackHost.optional(),
  /** Set by the server of a standalone build, which listens on `HOSTNAME`. */
  [STANDALONE_CONFIG]: z.string().optional(),
  HOSTNAME: z.string().default('0.0.0.0'),
  /** Written into the server by next.config.ts: what `lib/server/start/built-with.ts` compares. */
  BUILT_WITH: z.string().optional(),
  /** Set by Next's own server. */
  [SERVER_ORIGIN]: z.string().optional(),
});

/** Only addresses on this machine may use http. */
export const isHttp = (address: string) => address.startsWith('http:');

/** Settings that are right alone and wrong together. */
function checkTogether(settings: z.output<typeof fields>, context: z.RefinementCtx): void {
  if (context.issues.length > 0) return;
  const { SITE_URL, FIREBASE_SERVICE_ACCOUNT: account } = settings;
  const refuseIf = (isWrong: unknown, name: string, message: string) => {
    if (isWrong) context.addIssue({ code: 'custom', path: [name], message });
  };
  refuseIf(
    settings[STANDALONE_CONFIG] && !SITE_URL && !isLoopback(settings.HOSTNAME),
    'SITE_URL',
    'must be set, or HOSTNAME must be 127.0.0.1: other machines could reach this server',
  );
  for (const name of WEB_APP) {
    refuseIf(
      !settings[name] && WEB_APP.some((other) => settings[other]),
      name,
      'must be set too, as the other names of the Firebase web app are',
    );
  }
  const project = settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  refuseIf(
    account && project && account.projectId !== project,
    'FIREBASE_SERVICE_ACCOUNT',
    'must belong to the project that NEXT_PUBLIC_FIREBASE_PROJECT_ID names, or visitors cannot sign in',
  );
  refuseIf(
    !settings.MAIL_URL !== !settings.OWNER_EMAILS,
    settings.MAIL_URL ? 'OWNER_EMAILS' : 'MAIL_URL',
    'must be set too: a mail needs both a server and an address',
  );
  const isPublic = settings.NODE_ENV === 'production' && SITE_URL && !isHttp(SITE_URL);
  refuseIf(
    isPublic && settings.FIREBASE_AUTH_EMULATOR_HOST,
    'FIREBASE_AUTH_EMULATOR_HOST',
    'must not be set on a public site: the emulator accepts unsigned tokens',
  );
  for (const name of ['AUTH_SECRET', 'CRON_SECRET'] as const) {
    refuseIf(
      isPublic && settings[name] && isGuessable(settings[name]),
      name,
      `must be ${SECRET_RULE}: this one can be guessed`,
    );
  }
}

const schema = fields.superRefine(checkTogether).transform((settings) => {
  const { PORT, SITE_URL = `http://localhost:${PORT}` } = settings;
  return {
    ...settings,
    SITE_URL,
    DATA_DIR: settings.DATA_DIR ?? (hasEphemeralDisk(settings) ? undefined : '.data'),
    // Our server speaks http only: a site on https has a proxy, and so has a function.
    PROXIES: settings.PROXIES ?? (isHttp(SITE_URL) && !runsInFunctions(settings) ? 0 : 1),
  };
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
    result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
  );
}

/** Not part of the schema, because builds often have no secrets. */
export const missingSecretError = ({ NODE_ENV, SITE_URL, AUTH_SECRET }: Settings) =>
  NODE_ENV === 'production' && !isHttp(SITE_URL) && !AUTH_SECRET
    ? `AUTH_SECRET must be set, to ${SECRET_RULE}.`
    : undefined;

/** The Firebase project that the server works with. */
export const firebaseProject = (settings: Settings): string | undefined =>
  settings.FIREBASE_SERVICE_ACCOUNT?.projectId ??
  settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID ??
  hostProject(settings);

/** Google's own hosts give each service an account without a key. */
export const hasServiceAccount = (settings: Settings): boolean =>
  Boolean(settings.FIREBASE_SERVICE_ACCOUNT ?? (settings.K_SERVICE && firebaseProject(settings)));

/** Without a key, a folder that is set wins: the owner has mounted a disk. */
export const usesFirestore = (settings: Settings): boolean =>
  hasServiceAccount(settings) && Boolean(settings.FIREBASE_SERVICE_ACCOUNT ?? !settings.DATA_DIR);

export const hasStore = (settings: Settings): boolean =>
  usesFirestore(settings) || Boolean(settings.DATA_DIR);

export const embedsAuthEmulator = (settings: Settings): boolean =>
  hasStore(settings) &&
  isHttp(settings.SITE_URL) &&
  !settings.NEXT_PUBLIC_FIREBASE_API_KEY &&
  !hasServiceAccount(settings);

export const dataFolder = (settings: Settings): string | undefined =>
  usesFirestore(settings) && settings.AUTH_SECRET ? undefined : settings.DATA_DIR;

export const listenAddress = (settings: Settings): string | undefined =>
  settings.HOST ?? (isHttp(settings.SITE_URL) ? '127.0.0.1' : undefined);

export const env = readSettings({
  // The build replaces these expressions literally. The environment of the server wins.
  EPHEMERAL_DISK: process.env.EPHEMERAL_DISK,
  BUILT_WITH: process.env.BUILT_WITH,
  ...process.env,
});

// Otherwise Auth.js builds URLs from `Host` and `X-Forwarded-Host`, which callers can forge.
process.env.AUTH_URL = env.SITE_URL;

/** The address of a page or file of the site. */
export const absolute = (path: string): string => new URL(path, env.SITE_URL).href;
