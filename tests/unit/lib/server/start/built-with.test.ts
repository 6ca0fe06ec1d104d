import { expect, it } from 'vitest';
import { readSettings } from '@/lib/env';
import { builtSettings, builtWithErrors } from '@/lib/server/start/built-with';
import { SECRET, serviceAccount, WEB_APP } from '@/tests/support/settings';

const A = { SITE_URL: 'https://a.example.in' };
const B = { SITE_URL: 'https://b.example.in' };
const otherApp = { ...WEB_APP, NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'other.firebaseapp.com' };

const errors = (built: Record<string, string>, now: Record<string, string>) =>
  builtWithErrors(readSettings(now), builtSettings(readSettings(built)));

it('built with: the same settings are no error', () => {
  for (const [what, built, now] of [
    ['the same', { ...A, ...WEB_APP }, { ...A, ...WEB_APP }],
    ['another port of this machine', {}, { PORT: '4001' }],
    ['another name of this machine', {}, { SITE_URL: 'http://127.0.0.1:4001' }],
    ['another service for profiles', { PROFILE_SERVICE: 'api' }, {}],
    ['secrets of the server', A, { ...A, AUTH_SECRET: SECRET, CRON_SECRET: SECRET }],
  ] as const) {
    expect.soft(errors(built, now), what).toEqual([]);
  }
});

it('built with: another setting is named once, with both ways out', () => {
  for (const [what, built, now, sentence] of [
    [
      'another address',
      A,
      B,
      /^SITE_URL is https:\/\/b\.[^]+ set it to https:\/\/a\.example\.in as/,
    ],
    ['no address', A, {}, /^SITE_URL is not set,[^]+ set it to https:\/\/a\.example\.in as/],
    ['an address', {}, A, /^SITE_URL is https:\/\/a\.[^]+ leave it unset as/],
    [
      'a web app',
      A,
      { ...A, ...WEB_APP },
      /^NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN is project\.[^]+ unset/,
    ],
    [
      'another web app',
      WEB_APP,
      otherApp,
      /^NEXT_PUBLIC_[^]+ set it to project\.firebaseapp\.com as/,
    ],
    [
      'profiles that stay',
      {},
      { PROFILE_SERVICE: 'none' },
      /^PROFILE_SERVICE is none,[^]+ unset as/,
    ],
  ] as const) {
    expect.soft(errors(built, now), what).toEqual([expect.stringMatching(sentence)]);
    expect.soft(errors(built, now)[0], what).toContain('Build the site again, or ');
  }
});

it('built with: keeps no secret', () => {
  const secret = { AUTH_SECRET: SECRET, FIREBASE_SERVICE_ACCOUNT: serviceAccount(), ...WEB_APP };
  const built = builtSettings(readSettings({ ...A, ...secret, PROFILE_TOKEN: 'kanari' }));
  expect(Object.keys(built)).toEqual(['SITE_URL', 'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN']);
});
