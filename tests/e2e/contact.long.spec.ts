import { locales } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { type Page } from '@playwright/test';
import { requiredFields, type ContactForm, typed } from '../support/contact-form';
import { answerAction, holdScripts, nextAction } from '../support/network';
import { changeLanguage, openPage, themeButton, toast } from '../support/page';
import { REFERENCE } from '../support/payment';
import { postMessage } from '../support/server-actions';
import { asNewVisitors, expect, hydrated, respond, test, type Sheet } from '../support/test';
import { contact as texts } from '../support/words';

/** What visitors' extensions do to a page: a toolbar, a password manager and a dark mode. */
function extendPage() {
  document.documentElement.setAttribute('data-extension', '1');
  document.documentElement.append(document.createElement('extension-root'));
  document.body.setAttribute('cz-shortcut-listen', 'true');
  document.body.prepend(document.createElement('div'));
  document.body.append(document.createElement('extension-bar'));
  document.querySelectorAll('form input').forEach((input) => {
    input.setAttribute('data-manager-id', '7');
    (input as HTMLElement).style.backgroundImage = 'none';
    input.after(document.createElement('manager-icon'));
  });
  document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
  document.head.prepend(document.createElement('style'));
  document.querySelectorAll('p, svg, a').forEach((element) => {
    element.setAttribute('data-darkreader-inline-color', '');
    (element as HTMLElement).style.setProperty('--darkreader-inline-color', '#eee');
  });
}

const { form: words } = texts;
const { outcomes } = words;

type Kind = 'refused' | 'unreachable';

const answered = (answer: Parameters<typeof answerAction>[1]) => (page: Page) =>
  answerAction(page, answer);

/** `fail` breaks one part of the way and returns the function that repairs it. */
const outages: [what: string, kind: Kind, note: string, fail: ReturnType<typeof answered>][] = [
  [
    'our server fails',
    'refused',
    words.typed,
    answered({ status: 500, body: 'Internal Server Error' }),
  ],
  [
    'a proxy answers',
    'refused',
    words.typed,
    answered({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  ],
  [
    'the page is of an earlier build',
    'refused',
    words.outdated,
    async (page) => {
      const { origin } = new URL(page.url());
      const type = { 'content-type': 'text/plain;charset=UTF-8' };
      const real = await page.request.post(page.url(), {
        headers: { 'next-action': '60'.padEnd(42, 'a'), origin, ...type },
        data: '[]',
      });
      const headers = { 'x-nextjs-action-not-found': '1' };
      expect(real.headers()).toMatchObject(headers);
      return answerAction(page, { status: real.status(), headers });
    },
  ],
  [
    'our server is silent for 20 seconds',
    'unreachable',
    '',
    async (page) => {
      const mend = await answerAction(page, 'hang');
      void nextAction(page).then(() => page.clock.fastForward(20_000));
      return mend;
    },
  ],
];

/** Sends what is written, and expects it to be kept with the way out by WhatsApp. */
async function expectFailure(contact: ContactForm, sender: string, kind: Kind, note = '') {
  await contact.sendButton.click();
  await expect(toast(contact.page, outcomes[kind].title)).toBeVisible();
  const { title, text } = words.kept;
  const alert = contact.outcome('alert', note === text ? title : outcomes[kind].text);
  await expect(alert).toContainText(note);
  await expect(alert).toBeInViewport();
  await contact.expectKept(sender);
  await contact.expectChatOffer();
}

/** Changes the message, reloads, and sends it from the draft. */
async function expectSentAfterReload(contact: ContactForm, sheet: Sheet, sender: string) {
  const changes = { subject: 'Another subject' };
  await contact.field('subject').fill(changes.subject);
  await contact.expectChatOffer(changes);
  await contact.page.reload();
  await hydrated(contact.page);
  await contact.expectKept(sender, changes);
  await expect(contact.outcome('status', outcomes.draft.title)).toBeVisible();
  await contact.sendButton.click();
  await contact.expectSent();
  await contact.page.reload();
  await hydrated(contact.page);
  await contact.expectCleared();
  const rows = await sheet.received(sender);
  const sent = { data: [expect.objectContaining(changes)] };
  expect(rows.map(({ json }) => json)).toContainEqual(sent);
}

test(
  'contact: a message is kept while its way is broken, and sent then',
  { tag: '@shop' },
  async ({ baseURL, context, problems, sheet }) => {
    problems.allow(/Failed to load resource|was not found on|ERR_INTERNET_DISCONNECTED/);
    problems.allow(/#418/);
    await asNewVisitors(context, {
      'over outages and a reload': async ({ page, sender, contact }) => {
        await contact.open();
        await contact.write(sender);
        await sheet.plan(sender, respond(500), respond(201));
        await expectFailure(contact, sender, 'refused', words.kept.text);
        for (const [what, kind, note, fail] of outages) {
          await test.step(what, async () => {
            const mend = await fail(page);
            await expectFailure(contact, sender, kind, note);
            await mend();
          });
        }
        await expectSentAfterReload(contact, sheet, sender);
      },
      'an action waits 20 s at most': async ({ page, sender, contact, account }) => {
        let held = 0;
        let isHeld = true;
        await page.route('**/*', async (route) => {
          if (isHeld && route.request().headers()['next-action']) held++;
          else await route.fallback();
        });
        await account.signInToBuy();
        await contact.open();
        await expect.poll(() => held).toBe(2);
        isHeld = false;
        await page.clock.fastForward(10_000);
        await contact.send(sender);
        await page.clock.fastForward(11_000);
        await expect(toast(page, 'Message Sent!')).toBeVisible();
      },
      'in Hindi, over a change of language and theme': async ({ page, sender, contact }) => {
        const { contact: texts, shell } = locales.hi.words;
        const { kept, outcomes, reference } = texts.form;
        await sheet.plan(sender, respond(503), respond(201));
        await openPage(page, '/hi/contact');
        await contact.sendButton.click();
        for (const name of requiredFields) {
          await expect(contact.field(name)).toHaveAccessibleDescription(contact.missingError(name));
        }
        await expect(contact.outcome('alert', outcomes.invalid.text)).toBeVisible();

        await contact.write(sender);
        await themeButton(page, shell.theme.toDark).click();
        for (const path of ['/contact', '/hi/contact']) {
          await changeLanguage(page, path);
          await contact.expectKept(sender);
          await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
        }
        await contact.sendButton.click();
        await expect(toast(page, outcomes.refused.title)).toBeVisible();
        await expect(contact.outcome('alert', kept.title)).toContainText(kept.text);
        await contact.expectKept(sender);
        await contact.sendButton.click();
        await expect(toast(page, outcomes.success.title)).toBeVisible();
        const sent = contact.outcome('status', outcomes.success.text);
        await expect(sent).toContainText(
          new RegExp(fill(reference, { reference: REFERENCE.source })),
        );
        await contact.expectCleared();
        expect(await sheet.received(sender)).toHaveLength(2);
      },
      'the ninth in a row is refused, and its text kept': async ({ page, sender, contact }) => {
        // The name of this machine has two addresses, and a sender is counted at each.
        const url = baseURL!.replace('localhost', '127.0.0.1');
        const post = (n: number) =>
          postMessage(url, { ...typed, email: sender, message: `Message ${n}` });
        const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(post));
        expect(answers.map(({ state }) => state)).toEqual(Array(8).fill('success'));
        await page.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.9' });
        await contact.open(url);
        await contact.send(sender);
        const alert = contact.outcome('alert', words.outcomes.limited.title);
        await expect(alert).toContainText(words.typed);
        await expect(alert).not.toContainText(words.kept.title);
        await expect(page.getByRole('link', { name: texts.form.whatsapp })).toBeVisible();
        await contact.expectKept(sender);
      },
    });
    for (const when of ['before', 'after'])
      await asNewVisitors(context, {
        [`extensions that change a page ${when} scripts`]: async ({ page, sender, contact }) => {
          const release = await holdScripts(page);
          await page.goto('/contact');
          if (when === 'before') await page.evaluate(extendPage);
          await contact.write(sender);
          release();
          await hydrated(page);
          if (when === 'after') await page.evaluate(extendPage);
          await contact.expectKept(sender);
          await contact.sendButton.click();
          await contact.expectSent();
        },
      });
  },
);
