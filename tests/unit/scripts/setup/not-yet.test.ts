import { expect, test } from 'vitest';
import { SITE } from '@/scripts/setup/answer';
import { questionsOf } from '@/scripts/setup/index';
import { valueAt } from '@/scripts/setup/questions';
import { accepted, readTyped as read } from '@/tests/support/setup-answers';

const HOST = 'legal.host';
const SERVICE = 'legal.records.service';
const READ = 'legal.lastReviewed';

test.each([
  ...['none', 'no', 'not yet', 'None yet', 'later', 'Later.', 'I will do it later', 'soon'],
  ...['not chosen yet', "I don't know yet", 'dont know', "haven't decided", 'have not chosen one'],
  ...['undecided', 'no company yet', 'Not yet, I will tell you', 'nowhere', 'nothing yet'],
  ...[
    'नहीं',
    'अभी नहीं',
    'अभी तक नहीं',
    'बाद में',
    'बाद में बताऊँगा',
    'पता नहीं',
    'अभी तय नहीं है',
    'कहीं नहीं',
  ],
  ...['abhi nahi', 'abhi tak nahin', 'baad mein', 'baad me bataunga', 'pata nahi', 'tay nahin'],
])('setup: reads “%s” as no host and no place for messages yet', (typed) => {
  expect([read(HOST, typed), read(SERVICE, typed)]).toEqual([null, null]);
});

test.each([
  ...[
    'not yet',
    'never',
    'none',
    'later',
    'not read yet',
    "I haven't read them",
    'I have not read them yet',
  ],
  ...[
    'अभी नहीं पढ़ा',
    'अभी नहीं',
    'नहीं पढ़ा',
    'कभी नहीं',
    'बाद में पढ़ूँगा',
    'abhi nahi padha',
    'nahin padhe',
    'baad mein',
  ],
])('setup: reads “%s” as law pages that are not read yet', (typed) => {
  expect(read(READ, typed)).toBe(null);
});

test.each([
  [HOST, 'Hostinger, Lithuania'],
  [HOST, 'Notion Labs, USA'],
  [HOST, 'DigitalOcean, India'],
  [HOST, 'Noida Data Centre, India'],
  [SERVICE, 'a notebook'],
  [SERVICE, 'A notebook, not online'],
  [SERVICE, 'मेरी डायरी'],
  [SERVICE, 'WhatsApp'],
  [SERVICE, 'my Google account'],
])('setup: at %s keeps “%s”', (name, typed) => {
  expect(read(name, typed)).toBe(typed);
});

test('setup: does not ask how no place is written in Hindi', () => {
  const asked = (typed: string) =>
    questionsOf(accepted([[SERVICE, typed]]), 'legal').map(({ path }) => path.slice(1).join('.'));
  expect(asked('a notebook')).toContain('legal.records.serviceIn.hi');
  expect(asked('not yet')).not.toContain('legal.records.serviceIn.hi');
  expect(valueAt(accepted([[SERVICE, 'later']]), [SITE, 'legal', 'records', 'service'])).toBe(null);
});

test('setup: says the ways out in the questions that have one', () => {
  const texts = questionsOf(accepted([]), 'legal').map(({ text }) => text);
  expect(texts.filter((text) => text.includes('not yet'))).toHaveLength(3);
});
