import { type Page } from '@playwright/test';
import { type ContactForm } from '../support/contact-form';
import { answerAction, nextAction } from '../support/network';
import { toast } from '../support/page';
import {
  expect,
  expectConformance,
  hydrated,
  respond,
  scriptsLoaded,
  type Sheet,
  test,
} from '../support/test';
import { contact as texts } from '../support/words';

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

test.beforeEach(async ({ problems, sender, contact }) => {
  problems.allow(/Failed to load resource|was not found on|ERR_INTERNET_DISCONNECTED/);
  await contact.open();
  await contact.write(sender);
});

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
  'contact: keeps a message while the network is lost, and sends it then',
  { tag: '@phone' },
  async ({ context, sender, contact }) => {
    await scriptsLoaded();
    await context.setOffline(true);
    await expectFailure(contact, sender, 'unreachable');
    await context.setOffline(false);
    await contact.sendButton.click();
    await contact.expectSent();
  },
);

test(
  'contact: keeps a message while its way is broken, and over a reload',
  { tag: '@long' },
  async ({ page, sheet, sender, contact }) => {
    await sheet.plan(sender, respond(500), respond(201));
    await expectFailure(contact, sender, 'refused', words.kept.text);
    await expectConformance(page);
    for (const [what, kind, note, fail] of outages) {
      await test.step(what, async () => {
        const mend = await fail(page);
        await expectFailure(contact, sender, kind, note);
        await mend();
      });
    }
    await expectSentAfterReload(contact, sheet, sender);
  },
);
