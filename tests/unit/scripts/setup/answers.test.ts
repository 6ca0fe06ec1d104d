import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { siteSchema } from '@/content/schema';
import site from '@/content/site.json';
import { applyAnswer, ENV, SAMPLES, SITE } from '@/scripts/setup/answer';
import { EBOOKS, soldEbooks, withEbooks } from '@/scripts/setup/ebooks';
import { questionsOf, run } from '@/scripts/setup/index';
import { changesOf, type Draft, showValue, valueAt } from '@/scripts/setup/questions';
import { readEnv, toSettings } from '@/scripts/setup/settings';
import { scratch } from '@/tests/support/scratch';
import {
  accepted as acceptedIn,
  type Answer,
  answer,
  questionIn,
  start,
} from '@/tests/support/setup-answers';
import { serviceAccount, WEB_APP } from '@/tests/support/settings';

const accepted = (...answers: Answer[]) => acceptedIn(answers);

test.each([
  ['phone', '12', /^This must be a phone number with its country code, such/],
  ['email', 'asha', 'This must be an email address, such as asha@example.in.'],
  ['upi.id', 'asha', 'This must be a UPI ID, such as name@bank.'],
  ['city', 'none', 'This must be a text.'],
  ['hours', 'Mon-Fri 09:00-05:00', /^Write it like Mon-Fri 09:00-17/],
  ['course.times', 'Sun closed', /^Write it like Tue 17:00-18:00/],
  ['teacher.photo', 'me', /^There is no file me on this machine/],
  ['teacher.photo', 'asha.JPG', /^There is no file asha\.JPG on this machine/],
  ['teacher.pronoun', 'it', 'This must be one of he, she, they.'],
  ['reply.courseHours', 'the same day', 'This must be two numbers, such as 2 to 4, or one.'],
  ['reply.courseHours', '1 day', 'This must be two numbers, such as 2 to 4, or one.'],
  ['reply.courseHours', '6 to 4', 'The smaller number comes first.'],
  ['teaching.classes', '10 to 5', 'The lower class comes first.'],
  ['teaching.classes', 'KG to 5', 'This must be two numbers, such as 2 to 4, or one.'],
  ['teaching.classes', '8 to 13', 'This must be at most 12.'],
  ['languages', 'Klingon tongue', 'Write the names of languages, such as Hindi, English.'],
  ['teaching.students', 'many', /^This must be a whole number, or one with a plus/],
  ['legal.refund.anyReason', 'perhaps', 'Answer yes or no.'],
  ['mail', 'maybe', 'Answer yes or no.'],
  ['screenshotForm', 'forms', /^This must be an address/],
  ['legal.gstin', '08ABCDE1234F1Z', 'This must be a GSTIN of 15 characters.'],
  ['CONTACT_SHEET_URL', 'script', /^The address for contact messages must be a whole address/],
  ['CONTACT_SHEET_URL', 'asha@gmail.com', /^The address for contact messages must be a whole/],
  ['CONTACT_SHEET_URL', 'https://docs.google.com/spreadsheets/d/1/edit', /web app, which ends in/],
  ['CONTACT_SHEET_URL', 'http://x.in', /^The address for contact messages must start/],
  ['PROFILE_URL', "https://x.in/it's", /^The address for profiles must not have quotes, \$, # or/],
])('setup: of %s refuses "%s" with a sentence', (name, typed, sentence) => {
  expect(answer([[name, typed]])).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
});

test.each([
  ...['203.0.113.7', 'https://1.1.1.1', 'http://', 'http://localhost:3000'],
  ...['localhost', 'https://localhost', 'example', 'a@example.in'],
])('setup: refuses "%s" as the domain', (typed) => {
  expect(answer([['SITE_URL', typed]])).toBe(
    'This must be a domain, such as example.in, or none until you have one.',
  );
});

test.each([
  ['phone', '98290 12345', '+919829012345'],
  ['social.linkedin', 'www.linkedin.com/in/asha', 'https://www.linkedin.com/in/asha'],
  ['social.linkedin', 'none', null],
  ['screenshotForm', '-', null],
  ['legal.refund.anyReason', 'yes', true],
  ['legal.refund.anyReason', 'NO', false],
  ['legal.refund.anyReason', 'Y', true],
  ['course.length', 'n', null],
  ['screenshotForm', 'None', null],
  ['upi.kind', 'Business', 'business'],
  ['course.topics', 'Squares, ALGEBRA', ['squares', 'algebra']],
  ['SITE_URL', 'Example.in', 'https://Example.in'],
  ['SITE_URL', 'https://वैदिक.भारत/', 'https://वैदिक.भारत/'],
  ['reply.courseHours', '3 to 6', [3, 6]],
  ['teaching.students', '1,200', 1200],
  ['course.times', 'Tue 16:00-20:30', 'Tue 16:00-20:30'],
  [
    'course.times',
    'Mon, Wed and Fri 5-6 pm, Saturday 11 am-1 pm',
    'Mon 17:00-18:00, Wed 17:00-18:00, Fri 17:00-18:00, Sat 11:00-13:00',
  ],
  ['teacher.degrees', 'M.A. / Ph.D.', ['M.A.', 'Ph.D.']],
  ['teacher.since', '1999', 1999],
  ['teacher.pronoun', 'She', 'she'],
  ['teacher.pronoun', 'none', 'they'],
  ['teacher.voice', 'youtu.be/asha', 'https://youtu.be/asha'],
  ['city', "Xi'an", "Xi'an"],
  ['legal.lastReviewed', '22 Nov 2025', '2025-11-22'],
])('setup: of %s reads "%s"', (name, typed, value) => {
  expect(valueAt(accepted([name, typed]), questionIn(start, name).path)).toEqual(value);
});

test('setup: shows and keeps the default of a fact that an older site has not', () => {
  const { pronoun, ...teacher } = start[SITE]!.teacher as Record<string, unknown>;
  const older: Draft = { ...start, [SITE]: { ...start[SITE], teacher } };
  const question = questionIn(older, 'teacher.pronoun');
  expect(question.text).toMatch(/speak of them\? \(he, she, they\)$/);
  expect(showValue(question, valueAt(older, question.path))).toBe('they');
  expect(answer([['teacher.pronoun', '']], older)).toEqual(older);
  expect(siteSchema.parse(older[SITE]).teacher.pronoun).toBe('they');
  expect(pronoun).toBeDefined();
});

test('setup: asks a teacher without an ebook for nothing that only buyers need', () => {
  const names = (draft: Draft) =>
    [...Object.keys(siteSchema.shape), 'messages', 'mail', 'sign-in', 'domain'].flatMap((group) =>
      questionsOf(draft, group).map(({ path }) => path.slice(1).join('.')),
    );
  const without = { ...start, [EBOOKS]: { sold: false } };
  const all = names(start);
  const left = names(without);
  expect(all.filter((name) => !left.includes(name))).toEqual([
    ...['ownerLanguage', 'upi.id', 'upi.payee', 'upi.kind', 'screenshotForm'],
    ...['legal.refund.anyReason', 'legal.refund.askWithinDays', 'legal.refund.paidWithinDays'],
    ...['PROFILE_URL', 'firebase'],
  ]);
  expect(names({ ...start, [EBOOKS]: { sold: true } })).toEqual(all);
});

test('setup: asks whether an ebook is sold, and takes the books for the answer', () => {
  const priced = { a: { coverLines: ['Maths', 'by Heart'], price: { upi: 9 } } };
  const draft = { ...start, 'content/books.json': priced };
  const [question] = questionsOf(withEbooks(draft), EBOOKS);
  expect(question!.text).toMatch(/^Do you sell an ebook .*\(yes, no\)$/);
  expect(valueAt(withEbooks(draft), question!.path)).toBe(true);
  expect(soldEbooks(draft)).toEqual(['Maths by Heart']);
  expect(valueAt(withEbooks({ ...start, 'content/books.json': {} }), question!.path)).toBe(false);
  const no = applyAnswer(withEbooks(draft), question!, 'no') as Draft;
  expect(questionsOf(no, 'upi')).toEqual([]);
});

test('setup: asks for the parts of a group where there is one', () => {
  const without = accepted(['course.fee', 'no']);
  expect(questionsOf(without, 'course').map(({ path }) => path[2])).not.toContain('amount');
  const fee = accepted(['course.fee', 'yes'], ['course.fee.amount', '₹6,000']);
  expect(answer([['course.fee.per', '']], fee)).toMatch(/^This must be one of course, /);
  expect(answer([['course.fee.per', 'month']], fee)).toMatchObject({
    [SITE]: { course: { fee: { amount: 6000, per: 'month' } } },
  });
  const batch = accepted(['course.next.0', 'yes']);
  expect(answer([['course.next.0.start', '2027-02-30']], batch)).toMatch(/must be a date, such as/);
  expect(answer([['course.next.0.days', 'Tuesday']], batch)).toMatch(
    /^Write it like Tue 17:00-18:00/,
  );
});

test('setup: asks for one batch after the other, and takes one out', () => {
  const batches = accepted(
    ['course.next.0', 'yes'],
    ['course.next.0.start', '4 January 2031'],
    ['course.next.0.days', 'Sat 11 am - 1 pm'],
    ['course.next.0.places', 'none'],
    ['course.next.1', 'yes'],
    ['course.next.1.start', '6 January 2031'],
    ['course.next.1.days', 'Mon and Wed 5-6 pm'],
    ['course.next.1.places', '6'],
  );
  const saturday = { start: '2031-01-04', days: 'Sat 11:00-13:00', places: null };
  const weekdays = { start: '2031-01-06', days: 'Mon 17:00-18:00, Wed 17:00-18:00', places: 6 };
  const nextOf = (draft: Draft) => valueAt(draft, [SITE, 'course', 'next']);
  expect(nextOf(batches)).toEqual([saturday, weekdays]);
  const more = questionIn(batches, 'course.next.2');
  expect(more.text).toMatch(/another batch/);
  expect(nextOf(applyAnswer(batches, more, '') as Draft)).toEqual([saturday, weekdays]);
  expect(nextOf(acceptedIn([['course.next.0', 'no']], batches))).toEqual([weekdays]);
  expect(changesOf(start, batches, questionsOf(batches, 'course'))).toEqual([
    expect.stringMatching(/next batch of the course\? \(yes, no\) no → yes$/),
    expect.stringMatching(/none → 2031-01-04$/),
    expect.stringMatching(/none → Sat 11:00-13:00$/),
    expect.stringMatching(/another batch of the course\? \(yes, no\) no → yes$/),
    expect.stringMatching(/none → 2031-01-06$/),
    expect.stringMatching(/Wed 17:00-18:00$/),
    expect.stringMatching(/none → 6$/),
  ]);
});

test('setup: forgets the sample in Hindi with the sample in English', () => {
  const teaching = { ...site.teaching, exams: ['CAT'], examsIn: { hi: ['CAT'] } };
  const draft: Draft = {
    ...start,
    [SITE]: { ...start[SITE], teaching },
    [SAMPLES]: { [SITE]: ['teaching.exams', 'teaching.examsIn'] },
  };
  const changed = acceptedIn([['teaching.exams', 'JEE and NEET']], draft);
  expect(changed[SITE]!.teaching).toMatchObject({ exams: ['JEE', 'NEET'] });
  expect(changed[SITE]!.teaching).not.toHaveProperty('examsIn');
  expect(changed[SAMPLES]).toEqual({});
  const asked = questionsOf(changed, 'teaching').map(({ path }) => path.slice(2).join('.'));
  expect(asked).not.toContain('examsIn.hi');
  const words = acceptedIn(
    [
      ['teaching.exams', 'JEE, bank exams'],
      ['teaching.examsIn.hi', 'JEE, बैंक परीक्षाएँ'],
    ],
    draft,
  );
  expect(valueAt(words, [SITE, 'teaching', 'examsIn'])).toEqual({ hi: ['JEE', 'बैंक परीक्षाएँ'] });
  expect(acceptedIn([['teaching.exams', 'ok']], draft)[SITE]).toEqual(draft[SITE]);
});

test('setup: Enter keeps a fact and leaves it a sample, and ok confirms it', () => {
  expect(accepted(['city', ''])).toEqual(start);
  const { [SAMPLES]: left, ...others } = accepted(['city', 'OK']);
  expect(others).toEqual({ ...start, [SAMPLES]: undefined });
  expect(left![SITE]).toEqual(['name']);
});

test('setup: puts the address of the mail server together, escaped, and hides the password', () => {
  const parts: Answer[] = [
    ['mail', 'yes'],
    ['mail.address', 'asha@gmail.com'],
    ['mail.password', "ab@d ef'h"],
    ['mail.server', 'smtp.example.in'],
  ];
  expect(answer([...parts.slice(0, 3), ['mail.server', 'gmail']])).toMatch(/name of a server/);
  expect(answer([...parts, ['mail.owner', 'asha']])).toMatch(
    /^The address that the site writes to must/,
  );
  const draft = accepted(...parts, ['mail.owner', 'asha@x.in, meera@x.in']);
  expect(toSettings(draft[ENV]!)).toEqual({
    MAIL_URL: 'smtps://asha%40gmail.com:ab%40def%27h@smtp.example.in',
    OWNER_EMAILS: 'asha@x.in, meera@x.in',
  });
  expect(showValue(questionIn(draft, 'mail.password'), 'kanari')).toBe('(set)');
  expect(changesOf(start, draft, questionsOf(draft, 'mail'))).toEqual([
    expect.stringMatching(/^May the site write .* no → yes$/),
    'From which address does it write? none → asha@gmail.com',
    'Which server sends its mail? (such as smtp.gmail.com) none → smtp.example.in',
    'What is its app password? none → (set)',
    'To which address does it write? none → asha@x.in, meera@x.in',
  ]);
  const changed = accepted(...parts, ['mail.password', 'kanari'], ['mail.owner', 'asha@x.in']);
  expect(changesOf(draft, changed, questionsOf(draft, 'mail'))).toEqual([
    'What is its app password? (set) → changed',
    expect.stringMatching(/asha@x.in, meera@x.in → asha@x.in$/),
  ]);
  expect(toSettings(accepted(['mail', 'none'])[ENV]!)).toEqual({});
  expect(readEnv({ SITE_URL: '' })).toEqual(start[ENV]);
});

test.each(['', 'as it is'])('setup: Enter at every question changes nothing%s', (typed) => {
  const groups = [...Object.keys(siteSchema.shape), 'messages', 'mail', 'sign-in', 'domain'];
  const questions = groups.flatMap((group) => questionsOf(start, group));
  expect(questions.length).toBeGreaterThan(60);
  const draft = questions.reduce((next, question) => {
    const shown = typed && showValue(question, valueAt(next, question.path));
    return applyAnswer(next, question, shown) as Draft;
  }, start);
  expect(JSON.stringify(draft[SITE])).toBe(JSON.stringify(start[SITE]));
  expect(toSettings(draft[ENV]!)).toEqual({});
});

test('setup: asks for all of one Firebase project, or for none', () => {
  const folder = scratch();
  onTestFinished(() => folder.remove());
  folder.write('account.json', serviceAccount({ project_id: 'other' }));
  const web: Answer[] = [
    ['firebase', 'yes'],
    ...Object.entries(WEB_APP).map(([name, value]): Answer => [`firebase.${name}`, value]),
  ];
  expect(questionsOf(start, 'sign-in')).toHaveLength(1);
  const domain = 'firebase.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN';
  expect(answer([...web.slice(0, 2), [domain, '']])).toMatch(/^This must be a text/);
  expect(toSettings(accepted(...web)[ENV]!)).toEqual(WEB_APP);
  expect(toSettings(accepted(...web, ['firebase', 'none'])[ENV]!)).toEqual({});
  const account = (path: string) => answer([...web, ['firebase.FIREBASE_SERVICE_ACCOUNT', path]]);
  expect(account('/nowhere.json')).toMatch(/^There is no such file/);
  expect(account(`'${join(folder.root, 'account.json')}'`)).toMatch(/must belong to the project/);
});

test('setup: says what it asks without a terminal, and names its groups', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect([await run([]), await run(['colour'])]).toEqual([2, 2]);
  const [[first], [second]] = complain.mock.calls as [[string], [string]];
  expect(first).toBe('npm run setup asks at a terminal.\nNothing was changed.');
  expect(second).toMatch(
    /does not ask for colour. It asks for: name, teacher, .*, books, samples\.\n/,
  );
});
