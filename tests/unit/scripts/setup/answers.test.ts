import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { site } from '@/content/site';
import { runSetup } from '@/scripts/setup/index';
import { currentAnswer } from '@/scripts/setup/answer';
import { readAnswers } from '@/scripts/setup/collect';
import { editFacts } from '@/scripts/setup/edit-facts';
import { questions } from '@/scripts/setup/questions';
import { scratch } from '@/tests/support/scratch';
import { serviceAccount, WEB_APP } from '@/tests/support/settings';

const folder = scratch();
const account = join(folder.root, 'account.json');

function read(answers: unknown) {
  onTestFinished(() => folder.remove());
  folder.write('answers.json', JSON.stringify(answers));
  folder.write('account.json', serviceAccount({ project_id: 'other' }));
  return readAnswers(join(folder.root, 'answers.json'), { site, settings: {} });
}

test('setup: names each unknown and each wrong answer', () => {
  const wrong = read({
    ...WEB_APP,
    colour: 'blue',
    phone: '12',
    email: 'asha',
    'upi.id': 'asha',
    city: ' ',
    name: 7,
    hours: 'Mon-Fri 09:00-05:00',
    'legal.gstin': '08ABCDE1234F1Z',
    'legal.grievance': 'Meera Rao, meera@example.in',
    CONTACT_SHEET_URL: 'http://sheet.example.in',
    MAIL_URL: 'asha@example.in',
    SITE_URL: 'example.in/path',
    FIREBASE_SERVICE_ACCOUNT: account,
  });
  expect(wrong).toEqual([
    expect.stringMatching(/^colour is not a question. The questions are name, teacher.name, .*/),
    'name must be a text in quotes.',
    'phone must be a phone number, such as +91 98765 43210.',
    'email must be an email address, such as asha@example.in.',
    'city must be a text in quotes.',
    'hours must be days and hours, such as Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed.',
    'upi.id must be a UPI ID, such as name@bank.',
    'legal.gstin must be a GSTIN of 15 characters.',
    'legal.grievance must be a name, an email address and a phone number, with commas.',
    'CONTACT_SHEET_URL must start with https:// (http:// only on this machine).',
    expect.stringMatching(/^MAIL_URL must be an address such as smtps:/),
    expect.stringMatching(/^FIREBASE_SERVICE_ACCOUNT must belong to the project that/),
    'SITE_URL must be an origin without a path, such as https://example.in.',
  ]);
  expect(read([])).toEqual([expect.stringMatching(/^The file of answers is missing or empty/)]);
});

test('setup: changes no fact that is not a plain value in its file', () => {
  const edit = () => editFacts('export const site = { city: CITY };', new Map([['city', 'Pune']]));
  expect(edit).toThrow(/^content\/site\.ts: city is not written there as a plain value/);
});

test('setup: does not show a setting that holds a password', () => {
  const settings = { MAIL_URL: 'smtps://a:kanari@x.in', FIREBASE_SERVICE_ACCOUNT: '{}' };
  const set = questions.filter(({ name }) => name in settings);
  expect(set.map((question) => currentAnswer({ site, settings }, question))).toEqual([
    '(set)',
    '(set)',
  ]);
});

test('setup: explains itself without a terminal, and names its groups', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect([await runSetup([]), await runSetup(['colour'])]).toEqual([2, 2]);
  for (const turn of [0, 2]) {
    expect(complain.mock.calls[turn]![0]).toMatch(
      /^npm run setup +asks at this terminal[^]+are site,/,
    );
  }
});
