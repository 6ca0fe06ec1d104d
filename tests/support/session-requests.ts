import { type User } from '@/lib/account/user';
import { rawRequest } from './raw-request';
import { actionBody, callAction, serverActions } from './server-actions';

/** Sign-in, sign-out and what a session allows, as requests without a browser. */
const SESSION = '/api/account/session';

/** A cookie of an answer, with its attributes in lower case. */
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

/** The user of a cookie, and the cookies of the answer. */
export async function readSession(site: string, cookie: string) {
  const { text, cookies } = await rawRequest(site, SESSION, { headers: { cookie } });
  return { user: JSON.parse(text) as User | null, cookies };
}

/** Whether the server checks an empty profile with a cookie, instead of refusing the session. */
export async function canWriteProfile(site: string, cookie: string) {
  const { text } = await callAction(`${site}/books`, serverActions().submitProfileAction!, {
    body: actionBody(['a-form-of-the-sessions', '$K1']),
    headers: { cookie, origin: site },
  });
  return text.includes('"status":"invalid"');
}

export async function signIn(
  site: string,
  idToken: string,
  { padding = '' }: { padding?: string } = {},
) {
  const { text, cookies } = await rawRequest(site, SESSION, {
    method: 'POST',
    headers: { origin: site },
    body: padding + JSON.stringify({ idToken }),
    chunked: padding !== '',
  });
  const { value = '' } = cookieOf(cookies, 'session');
  return {
    ...(JSON.parse(text) as { outcome: string; user?: User }),
    cookie: value && `session=${value}`,
  };
}

export async function canCompleteProfile(site: string, cookie: string) {
  const { text } = await callAction(`${site}/books`, serverActions().completeProfileAction!, {
    body: '[]',
    headers: { cookie, origin: site, 'content-type': 'text/plain;charset=UTF-8' },
  });
  return /^1:true/m.test(text);
}

export const signOut = (site: string, cookie: string) =>
  rawRequest(site, SESSION, { method: 'DELETE', headers: { origin: site, cookie } });
