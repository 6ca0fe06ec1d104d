import { type Page } from '@playwright/test';
import {
  expectChatOffer,
  expectCleared,
  expectKept,
  expectSent,
  field,
  openContact,
  outcome,
  sendButton,
  words,
  write,
} from '../support/contact-form';
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

const { outcomes } = words;

interface Failure {
  what: string;
  kind: 'refused' | 'unreachable';
  /** More that the message beside the form says. */
  note?: string;
  /** Makes the next message fail; returns what mends it. */
  arrange(page: Page, sheet: Sheet, sender: string): Promise<() => Promise<void>>;
}

const answered = (answer: Parameters<typeof answerAction>[1]) => (page: Page) =>
  answerAction(page, answer);

const refusal: Failure = {
  what: 'the sheet refuses it',
  kind: 'refused',
  note: words.kept,
  async arrange(_, sheet, sender) {
    await sheet.plan(sender, respond(500), respond(201));
    return async () => {};
  },
};

const outages: Failure[] = [
  {
    what: 'our server fails',
    kind: 'refused',
    note: words.typed,
    arrange: answered({ status: 500, body: 'Internal Server Error' }),
  },
  {
    what: 'a proxy answers',
    kind: 'refused',
    note: words.typed,
    arrange: answered({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  },
  {
    what: 'the page is of an earlier build',
    kind: 'refused',
    note: words.outdated,
    async arrange(page) {
      const { origin } = new URL(page.url());
      const real = await page.request.post(page.url(), {
        headers: {
          'next-action': '60'.padEnd(42, 'a'),
          'content-type': 'text/plain;charset=UTF-8',
          origin,
        },
        data: '[]',
      });
      const headers = { 'x-nextjs-action-not-found': '1' };
      expect(real.headers()).toMatchObject(headers);
      return answerAction(page, { status: real.status(), headers });
    },
  },
  {
    what: 'our server is silent for 20 seconds',
    kind: 'unreachable',
    async arrange(page) {
      const heal = await answerAction(page, 'hang');
      void nextAction(page).then(() => page.clock.fastForward(20_000));
      return heal;
    },
  },
];

const lostNetwork: Failure = {
  what: 'the network is lost',
  kind: 'unreachable',
  async arrange(page) {
    await scriptsLoaded();
    await page.context().setOffline(true);
    return () => page.context().setOffline(false);
  },
};

test.beforeEach(({ problems }) =>
  problems.allow(/Failed to load resource|was not found on|ERR_INTERNET_DISCONNECTED/),
);

/** Fails to send what is written, and expects it to be kept with the way out by WhatsApp. */
async function expectFailure(page: Page, sheet: Sheet, sender: string, failure: Failure) {
  const { kind, note = '', arrange } = failure;
  const heal = await arrange(page, sheet, sender);
  await sendButton(page).click();
  await expect(toast(page, outcomes[kind].title)).toBeVisible();
  const alert = outcome(page, 'alert', outcomes[kind].text);
  await expect(alert).toContainText(note);
  await expect(alert).toBeInViewport();
  await expectKept(page, sender);
  await expectChatOffer(page);
  await heal();
}

/** Changes the message, reloads, and sends it from the draft. */
async function expectSentAfterReload(page: Page, sheet: Sheet, sender: string) {
  const changes = { subject: 'Another subject' };
  await field(page, 'subject').fill(changes.subject);
  await expectChatOffer(page, changes);
  await page.reload();
  await hydrated(page);
  await expectKept(page, sender, changes);
  await expect(outcome(page, 'status', outcomes.draft.title)).toBeVisible();
  await sendButton(page).click();
  await expectSent(page);
  await page.reload();
  await hydrated(page);
  await expectCleared(page);
  const rows = await sheet.received(sender);
  const sent = { data: [expect.objectContaining(changes)] };
  expect(rows.map(({ json }) => json)).toContainEqual(sent);
}

test('contact form: keeps a refused message over a reload', async ({ page, sheet, sender }) => {
  await openContact(page);
  await write(page, sender);
  await expectFailure(page, sheet, sender, refusal);
  await expectConformance(page);
  await expectSentAfterReload(page, sheet, sender);
});

test(
  'contact form: keeps a message while the network is lost, and sends it then',
  { tag: '@phone' },
  async ({ page, sheet, sender }) => {
    await openContact(page);
    await write(page, sender);
    await expectFailure(page, sheet, sender, lostNetwork);
    await sendButton(page).click();
    await expectSent(page);
  },
);

test('contact form: keeps a message while our server fails', async ({ page, sheet, sender }) => {
  await page.clock.install();
  await openContact(page);
  await write(page, sender);
  for (const failure of outages) {
    await test.step(failure.what, () => expectFailure(page, sheet, sender, failure));
  }
  await expectSentAfterReload(page, sheet, sender);
});
