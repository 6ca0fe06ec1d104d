import { expect, test } from 'vitest';
import { isEmail } from '@/lib/text/email';
import { suggestEmail } from '@/lib/forms/suggest-email';
import fc from '@/tests/support/fast-check';
import { mistypedDomains, rightDomains } from './tables';

test('suggestEmail: suggests addresses that it does not ask about again', () => {
  const domains = [...Object.values(mistypedDomains).join(' ').split(/\s+/), ...rightDomains];
  const typed = fc.tuple(
    fc.constantFrom(...domains),
    fc.nat(20),
    fc.constantFrom('', '.', 'o', 'mm'),
  );
  fc.assert(
    fc.property(typed, ([domain, at, put]) => {
      const suggestion = suggestEmail(`asha@${domain.slice(0, at)}${put}${domain.slice(at + 1)}`);
      if (suggestion === undefined) return;
      expect(isEmail(suggestion)).toBe(true);
      expect(suggestEmail(suggestion)).toBeUndefined();
    }),
    { numRuns: 1_000 },
  );
  fc.assert(fc.property(fc.string(), (text) => void suggestEmail(text)));
  suggestEmail(`asha@${'g'.repeat(50_000)}.con`);
});
