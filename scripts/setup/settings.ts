import { z } from 'zod';
import { readSettings } from '@/lib/env';
import { DOMAIN } from '@/lib/env-types';
import { type Facts } from './questions';

const text = z.string().min(1, 'a text');
const address = z.url().nullable();

const mailSchema = z.strictObject({
  address: z
    .email('an email address, such as asha@example.in')
    .describe('From which address does it write?'),
  server: z
    .string()
    .regex(
      /^(smtps?:\/\/)?([a-z0-9-]+\.)+[a-z0-9]+(:\d+)?(\?from=\S+)?$/i,
      'the name of a server, such as smtp.gmail.com',
    )
    .describe('Which server sends its mail? (such as smtp.gmail.com)'),
  password: text.meta({ typed: 'secret' }).describe('What is its app password?'),
  owner: text.describe('To which address does it write?'),
});

const firebaseSchema = z.strictObject({
  NEXT_PUBLIC_FIREBASE_API_KEY: z
    .string()
    .regex(/^AIza[\w-]+$/, 'a key that begins with AIza')
    .describe('What is the apiKey of its web app? (step 5 there)'),
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'a domain, such as my-site.firebaseapp.com')
    .describe('And its authDomain?'),
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'a name in small letters, such as my-site')
    .describe('And its projectId?'),
  FIREBASE_SERVICE_ACCOUNT: text
    .refine((value) => value.length > 200, { error: 'there is no such file on this machine' })
    .meta({ typed: 'file' })
    .nullable()
    .describe('Where on this machine is the service account file? (step 6 there)'),
});

/** Settings in `.env`, with the parts of what is there as a whole or not at all. */
export const envSchema = z.object({
  mail: mailSchema.nullable().describe('May the site write to you by mail? (docs/connect/mail.md)'),
  firebase: firebaseSchema
    .nullable()
    .describe('Do visitors sign in with your Firebase project? (docs/connect/firebase.md)'),
  SITE_URL: z
    .url({
      protocol: /^https$/,
      hostname: DOMAIN,
      error: 'a domain, such as example.in, or none until you have one',
    })
    .meta({ typed: 'domain' })
    .optional()
    .describe('What is the domain of your site?'),
});

/** What is asked for `.env`, by the name of a group. */
export const settingGroups: Record<string, z.ZodObject> = {
  messages: z.object({
    CONTACT_SHEET_URL: address.describe(
      'To which address do contact messages go? (docs/connect/google-sheet.md)',
    ),
    PROFILE_URL: address.describe('And profiles? It is the same address if it ends in /exec.'),
  }),
  mail: envSchema.pick({ mail: true }),
  'sign-in': envSchema.pick({ firebase: true }),
  domain: envSchema.pick({ SITE_URL: true }),
};

function readMail({ MAIL_URL = '', OWNER_EMAILS: owner = '' }: NodeJS.Dict<string>): Facts | null {
  if (!URL.canParse(MAIL_URL)) return null;
  const { protocol, username, password: secret, host, search } = new URL(MAIL_URL);
  const [address, password] = [username, secret].map(decodeURIComponent);
  const server = `${protocol === 'smtps:' ? '' : `${protocol}//`}${host}${search}`;
  return { address, password, server, owner };
}

export function readEnv(source: NodeJS.Dict<string>): Facts {
  // A line of .env may have no value.
  const env = Object.fromEntries(Object.entries(source).filter(([, value]) => value));
  const [mail, names] = [readMail(env), Object.keys(firebaseSchema.shape)];
  const firebase = Object.fromEntries(names.map((name) => [name, env[name] || null]));
  for (const name of [...names, 'MAIL_URL', 'OWNER_EMAILS']) delete env[name];
  return { ...env, mail, firebase: Object.values(firebase).some(Boolean) ? firebase : null };
}

/** Settings as `.env` has them, without empty ones. */
export function toSettings({ mail, firebase, ...env }: Facts): Facts {
  const all = Object.entries({ ...env, ...(firebase as Facts | null) });
  const settings = Object.fromEntries(all.filter(([, value]) => value));
  const { data } = mailSchema.safeParse(mail);
  if (!data) return settings;
  // Google shows an app password with spaces that are not part of it.
  const [user, password] = [data.address, data.password.replaceAll(' ', '')].map((part) =>
    encodeURIComponent(part).replaceAll("'", '%27'),
  );
  const scheme = data.server.includes(':587') ? 'smtp://' : 'smtps://';
  const [, start = scheme, server] = /^(\w+:\/\/)?(.*)/.exec(data.server)!;
  return {
    ...settings,
    MAIL_URL: `${start}${user}:${password}@${server}`,
    OWNER_EMAILS: data.owner,
  };
}

/** As the questions call what `.env` has names for. */
const NAMES: Record<string, string> = {
  CONTACT_SHEET_URL: 'The address for contact messages',
  PROFILE_URL: 'The address for profiles',
  SITE_URL: 'The domain',
  MAIL_URL: 'The server that sends mail',
  OWNER_EMAILS: 'The address that the site writes to',
  FIREBASE_SERVICE_ACCOUNT: 'The service account file',
  NEXT_PUBLIC_FIREBASE_API_KEY: 'The apiKey',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'The authDomain',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'The projectId',
};

/** Calls settings in a sentence as their questions do. */
export const nameSettings = (sentence: string) =>
  Object.entries(NAMES).reduce((text, [name, words]) => {
    const inside = words[0]!.toLowerCase() + words.slice(1);
    return text.replace(new RegExp(`^${name}\\b`), words).replaceAll(name, inside);
  }, sentence);

/** Google shows an app password as four words of four letters. */
function passwordErrors(mail: Facts | null | undefined): string[] {
  const { server, password } = mail ?? {};
  const isGmail = /(^|\.)gmail\.com(:|$)/i.test(String(server).replace(/\?.*/, ''));
  if (!isGmail || typeof password !== 'string') return [];
  if (/^[a-z]{16}$/i.test(password.replaceAll(' ', ''))) return [];
  return [
    'Gmail takes an app password of 16 letters here, not the one you log in with. docs/connect/mail.md says where to get it.',
  ];
}

/** What the start would say of the settings, and what `.env` cannot hold. */
export function settingErrors(facts: Facts): string[] {
  const settings = toSettings(facts) as NodeJS.ProcessEnv;
  const unsafe = Object.keys(settings).filter((name) => /['"`$#\\\n]/.test(settings[name]!));
  const errors = [
    ...unsafe.map((name) => `${name} must not have quotes, $, # or \\.`),
    ...passwordErrors(facts.mail as Facts | null),
  ];
  try {
    readSettings({ ...settings, NODE_ENV: 'production' });
    return errors;
  } catch (error) {
    return [...errors, ...(error as Error).message.split('\n')];
  }
}
