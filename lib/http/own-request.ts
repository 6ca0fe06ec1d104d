import { headers } from 'next/headers';
import { env, isLocal } from '@/lib/env';
import { logRefusal, type OriginRefusal } from './refusals';

const withoutWww = (host: string) => host.replace(/^www\./, '');

/**
 * Accepts the requested host too, because a site may have several names: a page of another site can
 * set neither `Host` nor `X-Forwarded-Host`.
 */
export function originRefusal(request: Pick<Headers, 'get'>): OriginRefusal | undefined {
  const origin = request.get('origin');
  if (!origin) return 'missing';
  if (origin === 'null') return 'null';
  if (origin === env.SITE_URL) return undefined;
  if (!URL.canParse(origin)) return 'foreign';
  const { protocol, host } = new URL(origin);
  if (!isLocal(env.SITE_URL) && protocol !== 'https:') return 'foreign';
  const requestedHost =
    request.get('x-forwarded-host')?.split(',', 1)[0]?.trim() ?? request.get('host');
  if (host === '') return 'foreign';
  if (host === requestedHost) return undefined;
  const isWww = [requestedHost, new URL(env.SITE_URL).host].some(
    (expected) => expected && withoutWww(expected) === withoutWww(host),
  );
  return isWww ? 'www-mismatch' : 'foreign';
}

export async function isOwnRequest(): Promise<boolean> {
  const code = originRefusal(await headers());
  if (code) logRefusal(code);
  return code === undefined;
}
