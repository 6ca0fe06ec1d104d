import { createRequire } from 'node:module';
import type * as NextEnv from '@next/env';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { readSettings } from '@/lib/env';
import { namesWithDollar } from '@/scripts/doctor/content';
import { noSettings } from '@/scripts/lib/setting-names.mjs';
import { toSettings } from '@/scripts/setup/settings';
import { scratch } from '@/tests/support/scratch';

// Its names are not visible to `import`.
const next: typeof NextEnv = createRequire(import.meta.url)('@next/env');
const folder = scratch();
// Next reads no variable from a file that has a value already, be it an empty one.
for (const name of Object.keys(noSettings())) vi.stubEnv(name, undefined);
afterEach(() => next.resetEnv());
afterAll(() => {
  vi.unstubAllEnvs();
  folder.remove();
});

/** What the site reads where `.env` has this text. */
function readAsNext(text: string): Record<string, string | undefined> {
  folder.write('.env', text);
  const silent = { info() {}, error() {} };
  return { ...next.loadEnvConfig(folder.root, false, silent, true).combinedEnv };
}

it.each([
  ['pa$$word', true],
  ['pa$word', true],
  ['$HOME', true],
  ['${HOME}x', true],
  ['"a $b"', true],
  ['pa%24%24word', false],
  ['pa\\$\\$word', false],
  ['plain', false],
])('doctor: a setting %s is another one as Next reads it: %s', (value, isOther) => {
  const text = `PORT=3000\nexport PROFILE_TOKEN=${value}\n`;
  const meant = value.replaceAll('\\$', '$').replaceAll('"', '');
  expect(readAsNext(text).PROFILE_TOKEN === meant).toBe(!isOther);
  expect(namesWithDollar(text)).toEqual(isOther ? ['PROFILE_TOKEN'] : []);
});

it.each(['pa$$word', '$HOME', '\\$5', "it's #1", 'a"b`c', 'ü@:/?&='])(
  'setup: the password %j arrives at the mail server as it was typed',
  (password) => {
    const mail = {
      address: 'asha@example.in',
      password,
      server: 'smtp.example.in',
      owner: 'a@b.in',
    };
    const lines = Object.entries(toSettings({ mail })).map(([name, value]) => `${name}=${value}`);
    const read = readAsNext(`${lines.join('\n')}\n`);
    const { MAIL_URL, OWNER_EMAILS } = read;
    const { auth } = readSettings({ MAIL_URL, OWNER_EMAILS }).MAIL_URL!;
    expect(auth).toEqual({ user: 'asha@example.in', pass: password.replaceAll(' ', '') });
    expect(namesWithDollar(lines.join('\n'))).toEqual([]);
  },
);
