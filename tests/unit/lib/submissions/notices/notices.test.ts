import { expect, it } from 'vitest';
import { ownerMails as words } from '@/content/en/owner-mails';
import { quarantine } from '@/lib/submissions/model/transitions';
import { fill } from '@/lib/text/format';
import { DAY } from '@/lib/time';
import { OWNER } from '@/tests/support/mail-server';
import { contactRow, message, T0, testOutbox } from '@/tests/support/outbox';
import { holdRow, noticeSites, releaseRows } from './notice-sites';

const { mail, sheet, web, webhook, site, subjects } = await noticeSites();

it('notices: a receiver that is down causes one mail within two minutes, and one when all is well', async () => {
  const { send, live } = site();
  await sheet.shut();
  await send(message('Canary text'));
  await live(29);
  expect(mail.mails).toEqual([]);
  await live(2);
  expect(subjects()).toEqual(['Sutra: messages are waiting']);
  expect(mail.mails[0]!.text).toContain('Waiting: 1, the oldest for 30 minutes');
  await live(60);
  expect(subjects()).toHaveLength(1);
  await sheet.open();
  await live(65);
  expect(subjects().slice(1)).toEqual(['Sutra: all well again']);
  expect(mail.mails[1]!.text).toBe(
    `${fill(words.intro.well, { url: 'https://example.in' })}\n\n${words.more}\n`,
  );
});

it('notices: say what to do, and nothing about a person', async () => {
  const readDisk = async () => ({ free: 2 ** 20, size: 2 ** 34 });
  const { store, send, live, lines } = site({ readDisk });
  await sheet.shut();
  await send(message('Canary text'));
  await sheet.open();
  await holdRow(store, 'held');
  await store.create(quarantine(contactRow('spam'), 'suspicious', T0));
  await live(1);
  const [{ subject, text, to, replyTo, headers }] = mail.mails as [(typeof mail.mails)[0]];
  expect(subject).toBe('Sutra: messages are held, the disk is nearly full');
  expect([to, replyTo]).toMatchObject([[{ address: OWNER }], undefined]);
  expect(headers).toContainEqual(expect.objectContaining({ value: 'auto-generated' }));
  expect(text).toMatchInlineSnapshot(`
    "The website https://example.in needs you. No message is lost.

    Held: 1
    The receiver refused them, or none is set. See the reason under "Last", correct it, then send them:
      npm run submissions -- list --state held
      npm run submissions -- release --all

    Free on the disk: 1 MB of 16384 MB
    On a full disk no message can be stored. Delete what is not needed, or get a larger disk:
      df -h

    In quarantine: 1
    They look like spam. Read them, and release what a person wrote:
      npm run submissions -- list --state quarantined

    What each notice means: docs/trouble.md.
    "
  `);
  expect(lines.join('')).not.toMatch(/anary|@|127\.0\.0\.1|withheld/);
});

it('notices: quarantined rows wait for the next notice', async () => {
  const { store, live } = site();
  await store.create(quarantine(contactRow('spam'), 'suspicious', T0));
  await live(60);
  expect(mail.mails).toEqual([]);
  await holdRow(store);
  await live(1);
  expect(mail.mails[0]?.text).toContain('In quarantine: 1');
});

it('notices: a mail server that is down for an hour delays a notice, and no visitor', async () => {
  const { store, send, live, logged } = site();
  await holdRow(store);
  await mail.shut();
  await live(60);
  expect(logged('notice-not-sent')).toMatchObject([{ code: 'econnrefused' }]);
  expect(await send()).toBe('success');
  await mail.open();
  await live(2);
  expect(subjects()).toEqual(['Sutra: messages are held']);
  expect(logged('notice-sent')).toMatchObject([{ target: 'owner-mail', kind: 'trouble' }]);
  expect([...logged('notice-not-sent'), ...logged('ping-failed')]).toHaveLength(1);
});

it('notices: a mail server that hangs does not delay a visitor', async () => {
  const { store, outbox, send } = site({ channels: [{ ...webhook, url: sheet.url }] });
  await holdRow(store);
  let isSent = false;
  sheet.behave(({ body }) => {
    if (body.includes('held')) return { does: 'hang' };
    isSent = true;
    return { does: 'answer' };
  });
  const notifying = outbox.notifyOwner();
  await expect.poll(() => sheet.busy).toBe(1);
  expect(await send()).toBe('success');
  expect([isSent, sheet.busy]).toEqual([true, 1]);
  await sheet.shut();
  await notifying;
  await sheet.open();
});

it('notices: a notice that was refused is sent again with the same Message-ID', async () => {
  const { store, live } = site({ channels: [mail.target(), webhook], pingUrl: sheet.url });
  web.behave({ does: 'answer', status: 500 });
  await holdRow(store);
  await live(3);
  expect(sheet.received, 'the webhook has not told yet').toEqual([]);
  web.behave({ does: 'answer' });
  await live(3);
  const keys = web.received.map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
  expect(mail.mails).toHaveLength(1);
});

it('notices: at most six a day', async () => {
  const { store, live } = site();
  for (let n = 0; n < 8; n++) {
    await holdRow(store, `row-${n}`);
    await live(2);
    await releaseRows(store);
    await live(2);
  }
  expect(mail.mails).toHaveLength(6);
});

it('notices: a week is told on Monday morning, also after a restart', async () => {
  const { store, clock, send, live } = site({ isWeekly: true });
  await live(1);
  await send('one');
  await send('two');
  await holdRow(store, 'held', T0);
  await store.create(quarantine(contactRow('spam'), 'suspicious', T0));
  const monday = Date.UTC(2025, 10, 23, 18, 30);
  await store.create(contactRow('later', { acceptedAt: monday, due: monday + DAY }));
  await live(1);
  clock.move(3 * DAY);
  const restarted = site({ isWeekly: true, store, clock });
  await restarted.live(30);
  expect(subjects()).toEqual(['Sutra: messages are held', 'Sutra: messages of the week']);
  expect(mail.mails[1]!.text).toContain(`from 17 Nov 2025 to 23 Nov 2025:

Contact messages: 3
`);
  expect(mail.mails[1]!.text).toContain('\nProfiles: 0\n');
  expect(mail.mails[1]!.text).toContain('\nOf these not delivered: 1\n');
});

it('notices: are off without a channel', async () => {
  const { outbox, logged } = testOutbox({});
  await outbox.notifyOwner();
  expect(logged()).toEqual([]);
});
