import { headers } from 'next/headers';
import { env, isLocal } from './env';

/**
 * Whether a request with these headers comes from a page of ours, by its `Origin`. A browser sends
 * one with every POST, so a missing one is refused like a foreign one and `null`; Next lets it pass.
 *
 * The host is the one that was asked for: the site has more names than one on this machine and
 * behind a preview. Whoever can write `X-Forwarded-Host` can write `Origin` as well and needs no
 * visitor for it; no page of another site can write either. A public site is asked over https alone.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function isOwnOrigin(request: Pick<Headers, 'get'>): boolean {
  const origin = request.get('origin') ?? '';
  if (origin === env.SITE_URL) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  if (!isLocal(env.SITE_URL) && protocol !== 'https:') return false;
  const asked = request.get('x-forwarded-host')?.split(',', 1)[0]?.trim() ?? request.get('host');
  return host !== '' && host === asked;
}

/** Whether the current request comes from a page of ours. */
export const isOwnRequest = async (): Promise<boolean> => isOwnOrigin(await headers());
