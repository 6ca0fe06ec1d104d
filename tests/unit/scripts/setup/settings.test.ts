import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ENV } from '@/scripts/setup/answer';
import { questionsOf } from '@/scripts/setup/index';
import { changesOf, type Draft, showValue, valueAt } from '@/scripts/setup/questions';
import { readEnv, toSettings } from '@/scripts/setup/settings';
import { scratch } from '@/tests/support/scratch';
import { accepted, type Answer, answer, questionIn, start } from '@/tests/support/setup-answers';
import { serviceAccount, WEB_APP } from '@/tests/support/settings';

const settingsOf = (draft: Draft) => toSettings(draft[ENV]!);

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
  const draft = accepted([...parts, ['mail.owner', 'asha@x.in, meera@x.in']]);
  expect(settingsOf(draft)).toEqual({
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
  const changed = accepted([...parts, ['mail.password', 'kanari'], ['mail.owner', 'asha@x.in']]);
  expect(changesOf(draft, changed, questionsOf(draft, 'mail'))).toEqual([
    'What is its app password? (set) → changed',
    expect.stringMatching(/asha@x.in, meera@x.in → asha@x.in$/),
  ]);
  expect(settingsOf(accepted([['mail', 'none']]))).toEqual({});
  expect(readEnv({ SITE_URL: '' })).toEqual(start[ENV]);
});

test('setup: takes only an app password for Gmail, and names the server itself', () => {
  const mail = accepted([
    ['mail', 'yes'],
    ['mail.address', 'asha@gmail.com'],
    ['mail.server', ''],
  ]);
  expect(valueAt(mail, [ENV, 'mail', 'server'])).toBe('smtp.gmail.com');
  expect(answer([['mail.password', 'MyPassword1!']], mail)).toMatch(
    /^Gmail takes an app password of 16 letters/,
  );
  const password: Answer = ['mail.password', 'abcd efgh ijkl mnop'];
  expect(valueAt(accepted([password, ['mail.owner', '']], mail), [ENV, 'mail', 'owner'])).toBe(
    'asha@gmail.com',
  );
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
  expect(settingsOf(accepted(web))).toEqual(WEB_APP);
  expect(settingsOf(accepted([...web, ['firebase', 'none']]))).toEqual({});
  const account = (path: string) => answer([...web, ['firebase.FIREBASE_SERVICE_ACCOUNT', path]]);
  expect(account('/nowhere.json')).toMatch(/^There is no such file/);
  expect(account(`'${join(folder.root, 'account.json')}'`)).toMatch(/must belong to the project/);
});
