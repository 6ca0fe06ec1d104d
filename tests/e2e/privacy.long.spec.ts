import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathsIn } from '@/content/pages';
import { root } from '@/scripts/lib/root.mjs';
import { canarySettings, settingCanaries } from '../support/canaries.mjs';
import { addGoogleAccount, allowGoogle, googleTalk, openPopup } from '../support/google';
import { expectNoDialog, openPage, reload, toast } from '../support/page';
import { LOST, notFoundNote } from '../support/pages';
import { startRecorder } from '../support/recorder';
import { type RunningSite, startSite } from '../support/site';
import { expect, hydrated, respond, test } from '../support/test';
import {
  account as words,
  contact as texts,
  payment as pay,
  profile as form,
} from '../support/words';

/**
 * A visitor and a buyer do everything once, while every byte is recorded: neither the owner's
 * secrets nor what somebody typed appears in an answer, a file or the log where it does not belong.
 */
test.use({ permissions: ['clipboard-write'] });

let site: RunningSite;
let recorder: Awaited<ReturnType<typeof startRecorder>>;
test.beforeEach(async () => {
  site = await startSite({
    ...canarySettings(new URL(process.env.SHEET_URL!).origin),
    FIREBASE_AUTH_EMULATOR_HOST: new URL(process.env.IDENTITY_URL!).host,
  });
  recorder = await startRecorder(site.url);
});
test.afterEach(async () => {
  await recorder.close();
  await site.stop();
});

/** A word that is nowhere else. */
const word = (name: string) => `kanari${name}${randomUUID().slice(0, 8)}`;

const recorded = (path: RegExp) => recorder.exchanges.filter((each) => path.test(each.path));

/** Every file that a browser may get as the build left it: scripts, styles, pages, their data. */
const builtFiles = () =>
  ['static', 'server'].flatMap((folder) =>
    readdirSync(join(root, '.next', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => folder === 'static' || /\.(html|rsc|body|meta)$/.test(file))
      .map((file) => [file.slice(root.length), readFileSync(file, 'utf8')] as const),
  );

/** Ends the site and finds canaries, whatever their case. A cookie may be in its own header. */
async function findLeaks(typed: Record<string, string>): Promise<string[]> {
  await site.stop();
  const sheet = { 'the address of the sheet': new URL(process.env.SHEET_URL!).host };
  const canaries = Object.entries({ ...settingCanaries, ...sheet, ...typed });
  const answers = recorder.exchanges.flatMap(({ method, path, query, headers, body }) => {
    const name = `${method} ${path}`;
    return [
      [`address of ${name}`, path + query],
      [`headers of ${name}`, JSON.stringify({ ...headers, 'set-cookie': '' })],
      [name, body],
    ] as const;
  });
  const texts = [...answers, ...builtFiles(), ['the log', site.output()] as const];
  const leaks = texts.flatMap(([name, text]) => {
    const lower = text.toLowerCase();
    return canaries
      .filter(([, value]) => lower.includes(value.toLowerCase()))
      .map(([what]) => `${what} in ${name}`);
  });
  return [...new Set(leaks)].sort();
}

test('privacy: a visitor leaves only the message', async ({
  page,
  context,
  sheet,
  problems,
  contact,
}) => {
  problems.allow(notFoundNote);
  const typed = { name: word('name'), subject: word('subject'), message: word('message') };
  const email = `${word('email')}@example.in`;
  const answer = word('answer');
  await sheet.plan(email, respond(500, { 'x-answer': answer }), respond(201));
  // The pages of one language have the scripts of all.
  const visited = [...Object.values(pathsIn('en')), pathsIn('hi').home];
  for (const path of [...visited, '/contact']) await openPage(page, recorder.url + path);
  await contact.send(email, typed);
  await expect(contact.outcome('alert', texts.form.kept.title)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await contact.sendButton.click();
  await contact.expectSent();
  await openPage(page, recorder.url + LOST);

  expect.soft(await context.cookies()).toEqual([]);
  expect.soft(recorded(/^\/api\//)).toEqual([]);
  for (const path of visited) {
    const [first] = recorded(new RegExp(`^${path}$`));
    expect(first?.headers['x-nextjs-prerender'], `${path} is prerendered`).toMatch(/^1/);
  }
  const code = recorded(/\.js$|^\/\w*$/);
  expect(code.length).toBeGreaterThan(15);
  const withFirebase = code.filter(({ body }) => /firebase|identitytoolkit/i.test(body));
  expect.soft(withFirebase.map(({ path }) => path)).toEqual([]);

  const rows = await sheet.received(email);
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect(row).toMatchObject({
      path: `/${settingCanaries.CONTACT_SHEET_URL}`,
      headers: { authorization: `Bearer ${settingCanaries.CONTACT_SHEET_TOKEN}` },
    });
  }
  // The form that failed, returned to the visitor who filled it in.
  expect
    .soft(await findLeaks({ ...typed, email, 'the answer of the sheet': answer }))
    .toEqual(['email', 'message', 'name', 'subject'].map((what) => `${what} in POST /contact`));
});

test(
  'privacy: a buyer leaves no trace elsewhere',
  { tag: '@shop' },
  async ({ page, context, sheet, problems, account, profile, payment }) => {
    problems.allow(/^console: Failed to load resource: .* 400/);
    problems.allow(googleTalk);
    await allowGoogle(context);
    const origins = new Set<string>();
    context.on('request', (request) => origins.add(new URL(request.url()).origin));
    const { labels } = form;
    const name = word('name');
    const email = `${word('email')}@example.in`;
    const password = word('password');
    const google = { name: word('google'), email: `${word('gmail')}@example.in` };
    const profileTexts = {
      [labels.phone]: '70421 39586',
      [labels.dateOfBirth]: '1931-07-29',
      [labels.street]: word('street'),
      [labels.city]: word('city'),
      [labels.state]: word('state'),
      [labels.parentName]: word('parent'),
      [labels.parentPhone]: '+44 20 7946 0317',
      [labels.parentEmail]: `${word('parentmail')}@example.in`,
      [labels.learningGoals]: word('goals'),
    };

    await openPage(page, `${recorder.url}/books`);
    expect([...origins], 'before a visitor signs in').toEqual([recorder.url]);
    await account.loginToBuy.click();
    await account.login(email, password);
    await expect(toast(page, words.toasts.loginFailed.title)).toBeVisible();
    await account.resetPassword(email);
    await page.getByRole('button', { name: words.reset.back }).click();
    await account.register({ name, email, password });
    for (const part of [form.sections.parent, form.more]) {
      await profile.dialog.getByText(part).click();
    }
    await profile.fill(profileTexts);
    await profile.save();
    await payment.submit();
    await payment.confirmation
      .getByRole('button', { name: pay.dialog.confirmation.continue })
      .click();
    await payment.again.click();
    await expect(payment.purchase).toBeVisible();
    await page.keyboard.press('Escape');

    await account.logoutButton.click();
    await account.loginToBuy.click();
    await account.login(email, password);
    await expect(payment.again).toBeVisible();
    await reload(page);
    await expect(account.badge(name).first()).toBeVisible();
    const { value } = (await context.cookies()).find((cookie) => cookie.name === 'session')!;
    await account.logoutButton.click();

    await account.loginToBuy.click();
    await addGoogleAccount(await openPopup(account), google);
    await expect(toast(page, words.toasts.googleDone.title)).toBeVisible();
    await profile.dialog.getByRole('button', { name: form.logout }).click();
    await expectNoDialog(page);

    // Named on /privacy.
    const databases = await page.evaluate(() => indexedDB.databases());
    expect.soft(databases.map(({ name }) => name)).toEqual(['firebase-heartbeat-database']);

    const [row] = await sheet.received(email);
    expect(row).toMatchObject({
      path: `/${settingCanaries.PROFILE_URL}`,
      headers: { authorization: `Bearer ${settingCanaries.PROFILE_TOKEN}` },
    });
    const tokens = recorded(/^\/api\/account\/session$/)
      .filter(({ method }) => method === 'POST')
      .map(({ sent }, index) => [
        `ID token ${index + 1}`,
        /"idToken":"[^".]+\.([^".]+)/.exec(sent)![1]!,
      ]);
    expect(tokens).toHaveLength(3);
    const typed = {
      name,
      email,
      password,
      'name at Google': google.name,
      Gmail: google.email,
      ...profileTexts,
      'whole phone': '7042139586',
      "parent's whole phone": '442079460317',
      ...Object.fromEntries(tokens),
      'session cookie': value,
    };
    // The server tells the signed-in user who it is; the cookie is in no other header and no body.
    expect
      .soft(await findLeaks(typed))
      .toEqual([
        'Gmail in POST /api/account/session',
        'email in GET /api/account/session',
        'email in POST /api/account/session',
        'name at Google in POST /api/account/session',
        'name in GET /api/account/session',
        'name in POST /api/account/session',
      ]);
  },
);
