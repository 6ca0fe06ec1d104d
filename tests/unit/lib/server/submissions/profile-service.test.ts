import { expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { readSettings } from '@/lib/env';
import { DAY, HOUR } from '@/lib/time';
import { type CheckInput } from '@/scripts/doctor/check';
import { receivers } from '@/scripts/doctor/delivery';
import { undelivered } from '@/scripts/doctor/store';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { freshServer } from '@/tests/support/fresh-server';
import { openOutbox, type TestOutbox } from '@/tests/support/outbox';
import { profilePayload } from '@/tests/support/rows';

const { server, posts } = await freshServer();
const postbox = await freshMailServer();

const NONE = { PROFILE_SERVICE: 'none', CONTACT_SHEET_URL: server.url, ...postbox.settings() };
const API = { PROFILE_SERVICE: 'api', PROFILE_URL: server.url };
const FAILS = { does: 'answer', status: 500 } as const;
const person = 'asha.canary@example.in';

/** What the doctor finds, without the network. */
async function examine({ health }: TestOutbox) {
  const base = { settings: readSettings(NONE), isLive: false, isOnline: true, now: Date.now() };
  const context: CheckInput = { ...base, health: await health() };
  const findings = await Promise.all([undelivered, receivers].map((check) => check(context)));
  return findings.map((finding) => finding?.state);
}

it('PROFILE_SERVICE=none: keeps profiles for good, without an alarm', async () => {
  const outbox = openOutbox(NONE);
  expect(await outbox.send(profilePayload())).toBe('success');
  // Waiting rows alarm after half an hour, and go after 90 days and a week of notice.
  for (const ms of [HOUR, DAY, 90 * DAY, 8 * DAY]) {
    outbox.move(ms);
    await outbox.deliver();
    await outbox.upkeep();
  }
  expect(await outbox.states()).toEqual(['stored']);
  expect(await outbox.health()).toMatchObject({ status: 'ok', held: 0, expiring: 0 });
  expect(await examine(outbox)).toEqual(['ok', 'ok']);
  expect([postbox.mails, server.received]).toEqual([[], []]);
  expect(outbox.logged().filter(({ level }) => level !== 'info')).toEqual([]);
  expect((await outbox.run('export --state stored')).out).toContain(person);
  expect((await outbox.run('retry --all')).out).toContain(words.reopened.replace('{n}', '0'));
  await outbox.run(`erase --email ${person} --yes`);
  expect(await outbox.rows()).toEqual([]);
});

it('PROFILE_SERVICE: profiles that were stored go to the service that is set next', async () => {
  const outbox = openOutbox(NONE);
  await outbox.send(profilePayload());
  outbox.restart(API);
  await outbox.deliver();
  expect(posts().map(({ body }) => JSON.parse(body) as object)).toMatchObject([{ email: person }]);
  expect(await outbox.states()).toEqual(['delivered']);
});

it('profile: a corrected one that may have arrived is listed, and erased with its person', async () => {
  const outbox = openOutbox(API);
  server.behave(FAILS);
  for (const phone of ['+919876500000', '+919876511111'])
    await outbox.send(profilePayload({ phone }));
  expect(await outbox.states()).toEqual(['open', 'replaced']);
  const listed = (await outbox.run('list --state replaced')).out;
  expect(listed).toMatch(/ replaced .* uid-canary\n/);
  // Nobody can send it again.
  await outbox.run('retry --all');
  expect(await outbox.states()).toEqual(['open', 'replaced']);
  const { out } = await outbox.run(`erase --email ${person} --yes`);
  const inSheet = out.slice(out.indexOf(words.alsoInSheet));
  expect(inSheet.match(/ profile /g)).toHaveLength(2);
  expect(inSheet).toContain(words.matchedBy.replaced);
  expect(await outbox.rows()).toEqual([]);
});
