import { expect, test } from 'vitest';
import { site } from '@/content/site';
import { absolute } from '@/lib/seo/address';
import { securityText } from '@/lib/seo/security-text';

test('security.txt: names the owner, and expires half a year after the request', () => {
  expect(securityText(new Date('2026-11-22T18:30:00Z'))).toBe(
    `Contact: mailto:${site.email}
Expires: 2027-05-21T00:00:00.000Z
Preferred-Languages: en, hi
Canonical: ${absolute('/.well-known/security.txt')}
`,
  );
});
