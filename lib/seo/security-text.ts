import { site } from '@/content/site';
import { absolute } from '@/lib/env';

const VALID_DAYS = 180;

/** Says how to report a vulnerability, as RFC 9116 defines it. */
export function securityText(now: Date): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${site.languages.join(', ')}`,
    `Canonical: ${absolute('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
