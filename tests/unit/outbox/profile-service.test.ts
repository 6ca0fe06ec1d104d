import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { readSettings } from '@/lib/env';
import { leaseRow } from '@/lib/outbox/row';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { type Context } from '@/scripts/doctor/check';
import { receivers } from '@/scripts/doctor/delivery';
import { undelivered } from '@/scripts/doctor/store';
import { freshServer } from '@/tests/support/fresh-server';
import { readLog } from '@/tests/support/log-lines';
import { mailServer } from '@/tests/support/mail-server';
import { profileRow, T0 } from '@/tests/support/outbox';
import { driverNames, openOutbox, profilePayload } from '@/tests/support/outbox-port';
import { drivers } from '@/tests/support/stores';

const { server: sheet } = await freshServer();
const postbox = await mailServer();
afterAll(() => postbox.shut());
beforeEach(() => void (postbox.mails.length = 0));

const statesOf = async ({ rows }: ReturnType<typeof openOutbox>) =>
  (await rows()).map(({ state }) => state).sort();

/** Runs checks of the doctor, without the network. */
const examine = (settings: Record<string, string>, outbox: ReturnType<typeof openOutbox>) =>
  Promise.all(
    [undelivered, receivers].map((check) =>
      check.run({
        ...{ settings: readSettings(settings), isLive: false, isOnline: true, now: Date.now() },
        health: outbox.health as Context['health'],
      }),
    ),
  );

describe.each(driverNames)('PROFILE_SERVICE=none over %s', (driver) => {
  const settings = {
    ...{ PROFILE_SERVICE: 'none', CONTACT_SHEET_URL: sheet.url },
    ...postbox.settings(),
  };

  it('PROFILE_SERVICE=none: keeps profiles for good, without an alarm', async () => {
    const outbox = openOutbox(settings, { driver });
    expect(await outbox.accept('profile', profilePayload())).toBe('success');
    // Waiting rows alarm after half an hour, and go after 90 days and a week of notice.
    for (const ms of [HOUR, DAY, 90 * DAY, 8 * DAY]) {
      outbox.move(ms);
      await outbox.deliver();
      await outbox.upkeep();
    }
    expect(await statesOf(outbox)).toEqual(['stored']);
    expect(await outbox.health()).toMatchObject({ status: 'ok', held: 0, expiring: 0 });
    const findings = (await examine(settings, outbox)).map((finding) => finding?.state);
    expect([...new Set(findings)]).toEqual(['ok']);
    expect([postbox.mails, sheet.received]).toEqual([[], []]);
    expect(readLog(outbox.lines).filter(({ level }) => level !== 'info')).toEqual([]);
    expect((await outbox.run('export --state stored')).out).toContain('asha.canary@example.in');
    expect((await outbox.run('retry --all')).out).toContain(words.reopened.replace('{n}', '0'));
    await outbox.run('erase --email asha.canary@example.in --yes');
    expect(await outbox.rows()).toEqual([]);
  });

  it('PROFILE_SERVICE: takes over the rows of the setting before', async () => {
    sheet.behave({ does: 'answer', status: 503 });
    const script = { PROFILE_SERVICE: 'script', PROFILE_URL: sheet.url };
    const outbox = openOutbox({}, { driver });
    await outbox.accept('profile', profilePayload({ uid: 'unset' }));
    outbox.restart(script);
    await outbox.accept('profile', profilePayload({ uid: 'failed' }));
    expect(await statesOf(outbox)).toEqual(['held', 'open']);
    // A command in a shell without the settings changes nothing.
    outbox.restart({});
    await outbox.deliver();
    expect(await statesOf(outbox)).toEqual(['held', 'open']);
    outbox.restart(settings);
    await outbox.deliver();
    outbox.move(HOUR);
    expect(await outbox.health()).toMatchObject({ status: 'ok' });
    expect(await statesOf(outbox)).toEqual(['stored', 'stored']);
    sheet.behave({ does: 'answer' });
    outbox.restart(script);
    await outbox.deliver();
    expect(await statesOf(outbox)).toEqual(['delivered', 'delivered']);
  });

  it('PROFILE_SERVICE=none: takes over a row that was being sent once its lease ends', async () => {
    const store = new Map(drivers).get(driver)!();
    await store.insert(leaseRow(profileRow('a'), T0));
    const outbox = openOutbox(settings, { store });
    await outbox.deliver();
    expect(await statesOf(outbox)).toEqual(['open']);
    outbox.move(MINUTE);
    await outbox.deliver();
    expect(await statesOf(outbox)).toEqual(['stored']);
  });
});
