import { expect, test } from 'vitest';
import { formatHours, parseHours } from '@/scripts/setup/hours';

test.each([
  'Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed',
  'Tue 16:00-20:30',
  'Sat-Sun closed',
])('hours: %s is read and offered in the same words', (text) => {
  const parsed = parseHours(text);
  expect(typeof parsed === 'string' ? parsed : formatHours(parsed.value)).toBe(text);
});
