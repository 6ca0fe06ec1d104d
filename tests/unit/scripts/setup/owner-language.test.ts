import { expect, test } from 'vitest';
import { valueAt } from '@/scripts/setup/questions';
import { accepted, answer, questionIn } from '@/tests/support/setup-answers';

const NAME = 'ownerLanguage';
const groups = accepted([]);
const read = (typed: string) => {
  const draft = answer([[NAME, typed]], groups);
  return typeof draft === 'string' ? draft : valueAt(draft, questionIn(groups, NAME).path);
};

test.each([
  ...['hi', 'HI', 'Hi.', 'Hindi', 'hindi', ' Hindi ', 'हिंदी', 'हिन्दी', 'in Hindi', 'Hindi please'],
  ...['Hindi mein', 'हिंदी में'],
])('setup: reads Hindi for the mails about orders in "%s"', (typed) => {
  expect(read(typed)).toBe('hi');
});

test.each([
  ...['en', 'EN', 'English', 'english', 'angrezi', 'Angrezi', 'अंग्रेज़ी', 'अंग्रेजी', 'English only'],
  'none',
])('setup: reads English for the mails about orders in "%s"', (typed) => {
  expect(read(typed) ?? 'en').toBe('en');
});

test.each(['both', 'Hindi and English', 'hi/en', 'Marathi', 'yes', 'mr'])(
  'setup: asks again in which language to mail about orders after "%s"',
  (typed) => {
    expect(read(typed)).toMatch(/en, hi|"en"|en or hi/);
  },
);
