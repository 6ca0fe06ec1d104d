import { rawRequest } from './raw-request';
import { actionBody, callAction, serverActions } from './server-actions';

/** Sign-in, sign-out and what a session allows, as requests without a browser. */
const SESSION = '/api/account/session';

/** A cookie of an answer, with its attributes in small letters. */
export function cookieOf(cookies: string[], name: string) {
  const [head = '', ...rest] = (cookies.find((each) => each.startsWith(`${name}=`)) ?? '').split(
    '; ',
  );
  const attributes = rest.map((each) => each.split('=') as [string, string?]);
  return {
    value: head.slice(name.length + 1),
    ...Object.fromEntries(attributes.map(([key, value = '']) => [key.toLowerCase(), value])),
  } as Record<string, string>;
}

/** Who is signed in with a cookie, and the cookies that the server answers with. */
export async function readSession(site: string, cookie: string) {
  const { text, cookies } = await rawRequest(site, '/api/auth/session', { headers: { cookie } });
  const session = JSON.parse(text) as {
    user?: { id: string };
    facts?: { emailVerified: boolean; createdAt: string };
  } | null;
  return { id: session?.user?.id, facts: session?.facts, cookies };
}

/** Who may write a profile is told what is wrong with it; nobody else is. */
export async function mayWriteProfile(site: string, cookie: string) {
  const { text } = await callAction(`${site}/books`, serverActions().submitProfileAction!, {
    body: actionBody(['a-form-of-the-sessions', '$K1']),
    headers: { cookie, origin: site },
  });
  return text.includes('"status":"invalid"');
}

export async function signIn(
  site: string,
  idToken: string,
  { origin = site, padding = '' }: { origin?: string; padding?: string } = {},
) {
  const { text, cookies } = await rawRequest(site, SESSION, {
    method: 'POST',
    headers: { ...(origin && { origin }) },
    body: padding + JSON.stringify({ idToken }),
    chunked: padding !== '',
  });
  const { value = '' } = cookieOf(cookies, 'session');
  return { ...(JSON.parse(text) as { outcome: string }), cookie: value && `session=${value}` };
}

export const signOut = (site: string, cookie: string, { origin = site } = {}) =>
  rawRequest(site, SESSION, { method: 'DELETE', headers: { origin, cookie } });
