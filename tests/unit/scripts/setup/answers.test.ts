import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import site from '@/content/site.json';
import { siteSchema } from '@/content/schema';
import { applyAnswer, type Draft, MAIL, valueOf } from '@/scripts/setup/draft';
import { runSetup } from '@/scripts/setup/index';
import { mailSchema } from '@/scripts/setup/mail';
import { type Question, questionsIn, settingGroups } from '@/scripts/setup/questions';
import { scratch } from '@/tests/support/scratch';
import { serviceAccount, WEB_APP } from '@/tests/support/settings';

const SITE = 'content/site.json';
const start: Draft = {
  files: { [SITE]: site, [MAIL]: { mail: null } },
  settings: {},
  answered: [],
};

const questionsOf = ({ files }: Draft): Question[] => [
  ...questionsIn(siteSchema, files[SITE], SITE),
  ...questionsIn(mailSchema, files[MAIL], MAIL),
  ...Object.values(settingGroups).flat(),
];

function questionIn(draft: Draft, name: string): Question {
  const question = questionsOf(draft).find((one) => one.name === name);
  return question ?? expect.fail(`${name} is not asked`);
}

/** The draft after each of these answers, or the sentence that refuses one. */
function answer(answers: [name: string, typed: string][], draft = start): Draft | string {
  const [first, ...more] = answers;
  if (!first) return draft;
  const next = applyAnswer(draft, questionIn(draft, first[0]), first[1]);
  return typeof next === 'string' ? next : answer(more, next);
}

const accepted = (...answers: [string, string][]) => {
  const draft = answer(answers);
  return typeof draft === 'string' ? expect.fail(draft) : draft;
};

test.each([
  ['phone', '12', /^content\/site\.json: phone must be a phone number with its country code, such/],
  ['email', 'asha', 'content/site.json: email must be an email address, such as asha@example.in.'],
  ['upi.id', 'asha', 'content/site.json: upi.id must be a UPI ID, such as name@bank.'],
  ['city', 'none', 'content/site.json: city must be a text in "quotes".'],
  ['hours', 'Mon-Fri 09:00-05:00', /^Write it like this: Mon-Fri 09:00-17:00, Sat/],
  ['course.topics', 'sums', /^content\/site\.json: course\.topics\.0 must be one of products, /],
  ['reply.courseHours', '2 to 4', /^content\/site\.json: reply\.courseHours/],
  ['teaching.students', 'many', 'Write it like this: 24'],
  ['legal.refund.anyReason', 'perhaps', 'Write it like this: yes'],
  [
    'legal.gstin',
    '08ABCDE1234F1Z',
    'content/site.json: legal.gstin must be a GSTIN of 15 characters.',
  ],
  ['CONTACT_SHEET_URL', 'http://x.in', /^CONTACT_SHEET_URL must start with https:/],
  ['SITE_URL', 'example.in/path', /^SITE_URL must be an origin without a path/],
  ['FIREBASE_SERVICE_ACCOUNT', '/nowhere.json', /^Write it like this: Downloads\//],
])('setup: of %s refuses "%s" with a sentence', (name, typed, sentence) => {
  expect(answer([[name, typed]])).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
});

test.each([
  ['phone', '98290 12345', '+919829012345'],
  ['social.linkedin', 'www.linkedin.com/in/asha', 'https://www.linkedin.com/in/asha'],
  ['social.linkedin', 'none', null],
  ['screenshotForm', '-', null],
  ['legal.gstin', '08 abcde1234f1z5', '08ABCDE1234F1Z5'],
  ['legal.refund.anyReason', 'yes', true],
  ['reply.courseHours', '3, 6', [3, 6]],
  ['course.topics', 'squares,algebra', ['squares', 'algebra']],
  ['course.times', 'Tue 16:00-20:30', { days: [2, 2], opens: '16:00', closes: '20:30' }],
  ['course.length', 'no', null],
  ['city', "Xi'an", "Xi'an"],
])('setup: of %s reads "%s"', (name, typed, value) => {
  expect(valueOf(accepted([name, typed]), questionIn(start, name))).toEqual(value);
});

test.each(['Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed', 'Sat-Sun closed'])(
  'setup: reads the hours %s, and shows them in the same words',
  (typed) => {
    const question = questionIn(start, 'hours');
    const hours = valueOf(accepted(['hours', typed]), question);
    expect(question.kind.show(hours as never)).toBe(typed);
  },
);

test('setup: asks for the parts of a group where there is one', () => {
  const without = accepted(['course.fee', 'no']);
  expect(questionsOf(without).map(({ name }) => name)).not.toContain('course.fee.amount');
  const fee = accepted(['course.fee', 'yes'], ['course.fee.amount', '6000']);
  expect(applyAnswer(fee, questionIn(fee, 'course.fee.per'), '')).toBe('Write an answer.');
  const whole = accepted(
    ['course.fee', 'yes'],
    ['course.fee.amount', '6000'],
    ['course.fee.per', 'month'],
  );
  expect(whole.files[SITE]).toMatchObject({ course: { fee: { amount: 6000, per: 'month' } } });
});

test('setup: Enter keeps a fact and leaves it a sample, and ok confirms it', () => {
  expect(accepted(['city', '']).answered).toEqual([]);
  const confirmed = accepted(['city', 'ok']);
  expect(confirmed.files).toEqual(start.files);
  expect(confirmed.answered).toEqual(['content/site.json city']);
});

test('setup: puts the address of the mail server together, escaped', () => {
  const parts: [string, string][] = [
    ['mail', 'yes'],
    ['mail.address', 'asha@gmail.com'],
    ['mail.password', 'ab@d efgh'],
    ['mail.server', 'smtp.gmail.com'],
  ];
  expect(answer([...parts, ['mail.owner', 'asha']])).toMatch(/^OWNER_EMAILS must/);
  const { settings } = accepted(...parts, ['mail.owner', 'asha@x.in, meera@x.in']);
  expect(settings).toEqual({
    MAIL_URL: 'smtps://asha%40gmail.com:ab%40defgh@smtp.gmail.com',
    OWNER_EMAILS: 'asha@x.in, meera@x.in',
  });
  expect(accepted(['mail', 'none']).settings).toEqual({ MAIL_URL: '', OWNER_EMAILS: '' });
});

test('setup: asks for the rest of Firebase, and for one project', () => {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  folder.write('account.json', serviceAccount({ project_id: 'other' }));
  const web = Object.entries(WEB_APP);
  expect(answer([web[0]!, ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', '']])).toMatch(/must be set too/);
  const file = join(folder.root, 'account.json');
  const wrong = answer([...web, ['FIREBASE_SERVICE_ACCOUNT', `'${file}'`]]);
  expect(wrong).toMatch(/^FIREBASE_SERVICE_ACCOUNT must belong to the project that/);
});

test('setup: does not show a password', () => {
  const mail = accepted(
    ['mail', 'yes'],
    ['mail.address', 'asha@gmail.com'],
    ['mail.password', 'kanari'],
  );
  const { kind } = questionIn(mail, 'mail.password');
  expect(kind.show('kanari' as never)).toBe('(set)');
});

test('setup: says what it asks without a terminal, and names its groups', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect([await runSetup([]), await runSetup(['colour'])]).toEqual([2, 2]);
  for (const turn of [0, 2]) {
    expect(complain.mock.calls[turn]![0]).toMatch(
      /asks at a terminal.*: name, teacher, .*, books\.$/,
    );
  }
});
