import { z } from 'zod';
import { type Settings } from './draft';

const text = z.string().min(1, 'a text');

/** The parts of MAIL_URL and OWNER_EMAILS. */
export const mailSchema = z.strictObject({
  mail: z
    .strictObject({
      address: z
        .email('an email address, such as asha@example.in')
        .describe('From which address does it write?'),
      password: text.meta({ typed: 'secret' }).describe('What is its app password?'),
      server: text.describe('Which server sends its mail? (such as smtp.gmail.com)'),
      owner: text.describe('To which address does it write?'),
      /** Of the address of the server, such as `?from=`. */
      options: z.string().optional(),
    })
    .nullable()
    .describe('May the site write to you by mail? (docs/connect/mail.md)'),
});

type Mail = z.infer<typeof mailSchema>;

export function readMail({ MAIL_URL = '', OWNER_EMAILS = '' }: Settings): Mail {
  if (!URL.canParse(MAIL_URL)) return { mail: null };
  const { username, password, host, search } = new URL(MAIL_URL);
  const [address = '', word = ''] = [username, password].map(decodeURIComponent);
  const parts = { address, password: word, server: host, options: search };
  return { mail: { ...parts, owner: OWNER_EMAILS } };
}

/** @returns the settings, or nothing before every part is answered. */
export function mailSettings(facts: unknown): Settings | undefined {
  const { data } = mailSchema.safeParse(facts);
  if (!data) return undefined;
  if (!data.mail) return { MAIL_URL: '', OWNER_EMAILS: '' };
  const { address, password, server, owner, options = '' } = data.mail;
  const scheme = server.endsWith(':587') ? 'smtp' : 'smtps';
  // Google shows an app password with spaces that are not part of it.
  const [user, word] = [address, password.replaceAll(' ', '')].map(encodeURIComponent);
  return { MAIL_URL: `${scheme}://${user}:${word}@${server}${options}`, OWNER_EMAILS: owner };
}
