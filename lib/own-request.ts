import { headers } from 'next/headers';
import { env } from './env';

/**
 * Whether the present request comes from a page of ours, by its `Origin` header. A browser sends
 * one with every POST, so a missing one is refused like a foreign one and `null`; Next lets it pass.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export async function isOwnRequest(): Promise<boolean> {
  const request = await headers();
  const origin = request.get('origin') ?? '';
  if (origin === env.SITE_URL) return true;
  const host = request.get('x-forwarded-host')?.split(',', 1)[0]?.trim() ?? request.get('host');
  return URL.canParse(origin) && host !== null && new URL(origin).host === host;
}
