import { env, isHttp } from '@/lib/env';
import { type CookieNames } from '@/lib/http/own-cookies';

const isHttps = !isHttp(env.SITE_URL);

export const SESSION_COOKIE = isHttps ? '__Host-session' : 'session';

/** All that the site sets or deletes. Next's preview mode is not used, so its cookies do not belong here. */
export const siteCookies: CookieNames = {
  read: SESSION_COOKIE,
  // Auth.js set them in earlier versions of this site; it splits a long session into parts.
  deleted: /^(__(Host|Secure)-)?authjs\.(session-token(\.\d)?|csrf-token|callback-url)$/,
};

export const attributesOf = (name: string) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isHttps || name.startsWith('__'),
  }) as const;
