import { type User } from '@/lib/shop/account/user';
import { rawRequest } from './raw-request';
import { callAction, serverActions } from './server-actions';

/** Sign-in, sign-out and what a session allows, as requests without a browser. */
const SESSION = '/api/account/session';

/** A cookie of an answer, with its attributes in lower case. */
export function cookieOf(cookies: string[], name: string): Record<string, string> {
  const cookie = cookies.find((each) => each.startsWith(`${name}=`)) ?? '';
  const [head = '', ...attributes] = cookie.split('; ');
  const pairs = attributes.map((attribute) => attribute.split('='));
  return {
    value: head.slice(name.length + 1),
    ...Object.fromEntries(pairs.map(([key, value = '']) => [key!.toLowerCase(), value])),
  };
}

/** The user of a cookie, and the cookies of the answer. */
export async function readSession(site: string, cookie: string) {
  const { text, cookies } = await rawRequest(site, SESSION, { headers: { cookie } });
  return { user: JSON.parse(text) as User | null, cookies };
}

export async function signIn(site: string, idToken: string) {
  const body = JSON.stringify({ idToken });
  const headers = { origin: site };
  const { text, cookies } = await rawRequest(site, SESSION, { method: 'POST', headers, body });
  const { value = '' } = cookieOf(cookies, 'session');
  const result = JSON.parse(text) as { outcome: string; user?: User };
  return { ...result, cookie: value && `session=${value}` };
}

export const signOut = (site: string, cookie: string) =>
  rawRequest(site, SESSION, { method: 'DELETE', headers: { origin: site, cookie } });

export async function canCompleteProfile(site: string, cookie: string) {
  const { text } = await callAction(`${site}/books`, serverActions().completeProfileAction!, {
    body: '[]',
    headers: { cookie, origin: site, 'content-type': 'text/plain;charset=UTF-8' },
  });
  return /^1:true/m.test(text);
}
