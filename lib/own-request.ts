import { headers } from 'next/headers';
import { env, isLocal } from './env';
import { logRefusal, type OriginRefusal } from './http/refusals';

const withoutWww = (host: string) => host.replace(/^www\./, '');

/**
 * Why a request does not count as sent by a page of this site, by its `Origin` header; `undefined`
 * where it does. A browser sends the header with every POST.
 *
 * The site has several names on this machine and behind a preview, so the host asked for counts
 * too. A page of another site can write neither `Host` nor `X-Forwarded-Host`. On a public site
 * only https counts.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Cross-Site_Request_Forgery_Prevention_Cheat_Sheet.html
 */
export function originRefusal(request: Pick<Headers, 'get'>): OriginRefusal | undefined {
  const origin = request.get('origin');
  if (!origin) return 'missing';
  if (origin === 'null') return 'null';
  if (origin === env.SITE_URL) return undefined;
  if (!URL.canParse(origin)) return 'foreign';
  const { protocol, host } = new URL(origin);
  if (!isLocal(env.SITE_URL) && protocol !== 'https:') return 'foreign';
  const asked = request.get('x-forwarded-host')?.split(',', 1)[0]?.trim() ?? request.get('host');
  if (host === '') return 'foreign';
  if (host === asked) return undefined;
  const isWww = [asked, new URL(env.SITE_URL).host].some(
    (known) => known && withoutWww(known) === withoutWww(host),
  );
  return isWww ? 'www-mismatch' : 'foreign';
}

/** Whether the present request comes from a page of this site. A refusal is logged. */
export async function isOwnRequest(): Promise<boolean> {
  const code = originRefusal(await headers());
  if (code) logRefusal(code);
  return code === undefined;
}
