import { decode } from 'next-auth/jwt';
import { firebase, newAddress, PASSWORD, registered } from '../support/account';
import { rawRequest } from '../support/raw-request';
import { actionBody, callAction, serverActions } from '../support/server-actions';
import { AUTH_SECRET, seconds, sessionToken, type SessionToken } from '../support/session';
import { type RunningSite, startSite } from '../support/site';
import { expect, test } from '../support/test';

/** The session cookie as a server sees it. None of these tests opens a page. */
const HOUR = 3600;
const DAY = 24 * HOUR;
const SESSION = '/api/account/session';

/** A cookie of an answer, with its attributes in small letters. */
function cookieOf(cookies: string[], name: string) {
  const [head = '', ...rest] = (cookies.find((each) => each.startsWith(`${name}=`)) ?? '').split(
    '; ',
  );
  const attributes = rest.map((each) => each.split('=') as [string, string?]);
  return {
    value: head.slice(name.length + 1),
    ...Object.fromEntries(attributes.map(([key, value = '']) => [key.toLowerCase(), value])),
  } as Record<string, string>;
}

/** Who the server takes the bearer of a session for, and the cookies that it answers with. */
async function bearer(site: string, cookie: string) {
  const { text, cookies } = await rawRequest(site, '/api/auth/session', { headers: { cookie } });
  return { id: (JSON.parse(text) as { user?: { id: string } } | null)?.user?.id, cookies };
}

/** Who may write a profile is told what is wrong with it; nobody else is. */
async function mayWriteProfile(site: string, cookie: string) {
  const { text } = await callAction(`${site}/books`, serverActions().submitProfileAction!, {
    body: actionBody(['a-form-of-the-sessions', '$K1']),
    headers: { cookie, origin: site },
  });
  expect(text).toMatch(/"status":"(invalid|signed-out)"/);
  return text.includes('"status":"invalid"');
}

const plain = async (token: Partial<SessionToken> & { sub: string }, maxAge?: number) =>
  `session=${await sessionToken(token, { maxAge })}`;

test.describe('over https', () => {
  const ADDRESS = 'https://example.in';
  const NAME = '__Host-session';
  let site: RunningSite;
  test.beforeAll(async () => {
    site = await startSite({ SITE_URL: ADDRESS, AUTH_SECRET });
  });
  test.afterAll(() => site?.stop());

  test('the session is a cookie that no script, other site or subdomain comes near', async () => {
    const token = await sessionToken({ sub: 'uid-asha' }, { name: NAME });
    const { id, cookies } = await bearer(site.url, `${NAME}=${token}`);
    expect(id).toBe('uid-asha');
    const kept = cookieOf(cookies, NAME);
    expect(Object.keys(kept).sort()).toEqual([
      'expires',
      'httponly',
      'path',
      'samesite',
      'secure',
      'value',
    ]);
    expect(kept).toMatchObject({ path: '/', samesite: expect.stringMatching(/^lax$/i) });

    const left = await rawRequest(site.url, SESSION, {
      method: 'DELETE',
      headers: { origin: ADDRESS, cookie: `${NAME}=${token}` },
    });
    expect(cookieOf(left.cookies, NAME)).toMatchObject({ value: '', secure: '', path: '/' });
    for (const cookie of [...cookies, ...left.cookies]) {
      expect(cookie).toMatch(/^__(Host|Secure)-/);
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).not.toMatch(/; Domain/i);
    }
  });

  test('the name that goes without https opens nothing, nor does plain http', async () => {
    const cookie = await plain({ sub: 'uid-asha' });
    expect((await bearer(site.url, cookie)).id).toBeUndefined();
    const renamed = cookie.replace('session=', `${NAME}=`);
    expect((await bearer(site.url, renamed)).id).toBeUndefined();
    const token = await sessionToken({ sub: 'uid-asha' }, { name: NAME });
    const left = await rawRequest(site.url, SESSION, {
      method: 'DELETE',
      headers: { origin: 'http://example.in', host: 'example.in', cookie: `${NAME}=${token}` },
    });
    expect(left.cookies).toEqual([]);
  });
});

test('on this machine it goes by a plain name, and is as closed', async ({ baseURL }) => {
  const { id, cookies } = await bearer(baseURL!, await plain({ sub: 'uid-asha' }));
  expect(id).toBe('uid-asha');
  const kept = cookieOf(cookies, 'session');
  expect(Object.keys(kept).sort()).toEqual(['expires', 'httponly', 'path', 'samesite', 'value']);
});

test('a session ends seven days after its last use, and thirty after it began', async ({
  baseURL,
}) => {
  const now = seconds();
  const sub = 'uid-asha';
  const young = { sub, signedInAt: now - 30 * DAY + 60 };
  const { id, cookies } = await bearer(baseURL!, await plain(young));
  expect(id).toBe(sub);
  const kept = cookieOf(cookies, 'session');
  expect(Date.parse(kept.expires!) / 1000 - now).toBeCloseTo(7 * DAY, -2);
  const renewed = await decode({ token: kept.value, secret: AUTH_SECRET, salt: 'session' });
  expect(renewed).toMatchObject({ sub, signedInAt: young.signedInAt });
  expect(renewed!.exp! - now).toBeCloseTo(7 * DAY, -2);

  const old = await bearer(baseURL!, await plain({ sub, signedInAt: now - 30 * DAY - 60 }));
  expect(old.id).toBeUndefined();
  expect(cookieOf(old.cookies, 'session').value).toBe('');
  expect((await bearer(baseURL!, await plain({ sub }, -60))).id).toBeUndefined();
  const forged = (await plain({ sub })).replace(/.{8}$/, 'AAAAAAAA');
  expect((await bearer(baseURL!, forged)).id).toBeUndefined();
});

test('who was disabled writes no profile from then on, and is out within the hour', async ({
  baseURL,
}) => {
  const { id } = await registered();
  const lately = await plain({ sub: id, checkedAt: seconds() - HOUR + 60 });
  const longAgo = await plain({ sub: id, checkedAt: seconds() - HOUR - 1 });
  expect((await bearer(baseURL!, longAgo)).id).toBe(id);
  expect(await mayWriteProfile(baseURL!, lately)).toBe(true);
  await firebase().change(id, { disableUser: true });
  expect((await bearer(baseURL!, lately)).id).toBe(id);
  expect(await mayWriteProfile(baseURL!, lately)).toBe(false);
  const late = await bearer(baseURL!, longAgo);
  expect(late.id).toBeUndefined();
  expect(cookieOf(late.cookies, 'session').value).toBe('');
});

const enter = async (site: string, idToken: string, { origin = site, padding = '' } = {}) => {
  const { text, cookies } = await rawRequest(site, SESSION, {
    method: 'POST',
    headers: { ...(origin && { origin }) },
    body: padding + JSON.stringify({ idToken }),
    chunked: padding !== '',
  });
  const { value = '' } = cookieOf(cookies, 'session');
  return { ...(JSON.parse(text) as { outcome: string }), cookie: value && `session=${value}` };
};

test('a token makes a session for a page of ours alone', async ({ baseURL }) => {
  const { idToken, localId } = await firebase().register({
    email: newAddress(),
    password: PASSWORD,
  });
  for (const origin of ['', 'null', 'https://evil.example', 'http://localhost:1']) {
    expect(await enter(baseURL!, idToken, { origin })).toEqual({ outcome: 'refused', cookie: '' });
  }
  const padding = ' '.repeat(70_000);
  expect((await enter(baseURL!, idToken, { padding })).outcome).toBe('refused');
  const { outcome, cookie } = await enter(baseURL!, idToken);
  expect(outcome).toBe('done');
  expect((await bearer(baseURL!, cookie)).id).toBe(localId);
});

for (const [who, wasHere] of [
  ['came in', true],
  ['has kept the account for later', false],
] as const) {
  test(`whoever took an address before its owner and ${who} is out once the owner comes with Google`, async ({
    baseURL,
  }) => {
    const email = newAddress();
    const thief = await firebase().register({ email, password: PASSWORD });
    if (wasHere) expect((await enter(baseURL!, thief.idToken)).outcome).toBe('done');
    await firebase().change(thief.localId, { validSince: String(seconds() - 120) });
    const older = { sub: thief.localId, signedInAt: seconds() - 60 };
    const session = await plain(older);
    expect(await mayWriteProfile(baseURL!, session)).toBe(true);

    const owner = await firebase().google(email, 'Asha');
    expect(owner.localId, 'the provider makes one account of both').toBe(thief.localId);
    const entered = await enter(baseURL!, owner.idToken);
    expect(entered.outcome).toBe('done');

    expect(await mayWriteProfile(baseURL!, session)).toBe(false);
    const asked = await plain({ ...older, checkedAt: seconds() - HOUR - 1 });
    expect((await bearer(baseURL!, asked)).id).toBeUndefined();
    expect(await mayWriteProfile(baseURL!, entered.cookie)).toBe(true);
  });
}
