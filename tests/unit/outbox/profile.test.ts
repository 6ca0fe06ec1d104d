import { describe, expect, it } from 'vitest';
import { submissions as words } from '@/content/en/submissions';
import { readSettings } from '@/lib/env';
import { leaseRow, settleRow } from '@sutra/outbox/row';
import { DAY, HOUR } from '@/lib/time';
import { type CheckInput } from '@/scripts/doctor/check';
import { receivers } from '@/scripts/doctor/delivery';
import { undelivered } from '@/scripts/doctor/store';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { openOutbox, profile, SHORT, type TestOutbox } from '@/tests/support/outbox';
import { receiver } from '@/tests/support/receiver';
import { profilePayload, profileRow, T0 } from '@/tests/support/rows';
import { drivers } from '@/tests/support/stores';
import { type Manner } from '@/tests/support/misbehaving-server';

const { server, posts, settings, profileTo } = await receiver();
const postbox = await freshMailServer();

const NONE = { PROFILE_SERVICE: 'none', ...settings.contact, ...postbox.settings() };

/** What the doctor finds, without the network. */
async function examine({ health }: TestOutbox) {
  const base = { settings: readSettings(NONE), isLive: false, isOnline: true, now: Date.now() };
  const context: CheckInput = { ...base, health: await health() };
  const findings = await Promise.all([undelivered, receivers].map((check) => check(context)));
  return findings.map((finding) => finding?.state);
}

describe.each(drivers)('PROFILE_SERVICE=none over %s', (_driver, openStore) => {
  it('PROFILE_SERVICE=none: keeps profiles for good, without an alarm', async () => {
    const outbox = openOutbox(NONE, { store: openStore() });
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
    expect((await outbox.run('export --state stored')).out).toContain('asha.canary@example.in');
    expect((await outbox.run('retry --all')).out).toContain(words.reopened.replace('{n}', '0'));
    await outbox.run('erase --email asha.canary@example.in --yes');
    expect(await outbox.rows()).toEqual([]);
  });

  it('PROFILE_SERVICE: takes over the rows of the setting before', async () => {
    server.behave({ does: 'answer', status: 503 });
    const script = settings.profileTo('script');
    const outbox = openOutbox({}, { store: openStore() });
    const { store, send, restart, deliver, move, health, states } = outbox;
    await send(profilePayload({ uid: 'unset' }));
    restart(script);
    await send(profilePayload({ uid: 'failed' }));
    // A process that has been killed was sending it.
    await store.insert(leaseRow(profileRow('leased'), T0));
    // A command in a shell without the settings changes nothing.
    restart({});
    await deliver();
    expect(await states()).toEqual(['held', 'open', 'open']);
    restart(NONE);
    await deliver();
    move(HOUR);
    expect(await health()).toMatchObject({ status: 'ok' });
    expect(await states()).toEqual(['stored', 'stored', 'stored']);
    server.behave({ does: 'answer' });
    restart(script);
    await deliver();
    expect(await states()).toEqual(['delivered', 'delivered', 'delivered']);
  });
});

describe.each(drivers)('profile, over %s', (_driver, openStore) => {
  it.each([
    ['script', 'late', 'unreachable, kept'],
    ['script', 500, 'success'],
    ['api', 'never', 'unreachable, kept'],
  ] as const)(
    'profile: to a target of type %s that answers %s: %s, and the later text arrives alone',
    async (service, answers, result) => {
      // A target that answers may take its time on a busy machine.
      const limits = answers === 500 ? {} : SHORT;
      const outbox = profileTo(service, { store: openStore(), ...limits });
      const ends: (() => void)[] = [];
      server.behave((): Manner | Promise<Manner> => {
        if (answers === 'never') return { does: 'hang' };
        if (answers === 500) return { does: 'answer', status: 500 };
        return new Promise((resolve) => ends.push(() => resolve({ does: 'answer' })));
      });
      for (const learningGoals of ['Algebra', 'Algebra and geometry']) {
        expect(await outbox.send(profile({ learningGoals }))).toBe(result);
        // Only now comes the answer that the site no longer waits for.
        ends.splice(0).forEach((end) => end());
      }
      expect(await outbox.states()).toEqual(['open', 'replaced']);

      server.received.length = 0;
      server.behave({ does: 'answer' });
      outbox.restart(settings.profileTo(service), {});
      outbox.move(HOUR);
      await outbox.deliver();
      expect(await outbox.states()).toEqual(['delivered', 'replaced']);
      // On a busy machine the last of the requests above may come in only now.
      const texts = posts().map(({ body }) => body.includes('Algebra and geometry'));
      expect(new Set(texts)).toEqual(new Set([true]));
    },
  );

  it('profile: a corrected one that may have arrived is listed, and erased with its person', async () => {
    const outbox = profileTo('api', { store: openStore() });
    const { send, rows, run, move, deliver, upkeep } = outbox;
    server.behave({ does: 'answer', status: 500 });
    await send(profile({ phone: '+919876500000' }));
    await send(profile({ phone: '+919876511111' }));
    const [first] = await rows();
    expect(first).toMatchObject({
      ...{ state: 'replaced', payload: null, attempts: 1, code: 'status-500' },
    });
    const listed = (await run('list --state replaced')).out;
    expect(listed).toMatch(/ replaced .* uid-canary\n/);
    // Nobody can send it again.
    await run('retry --all');
    move(HOUR);
    await deliver();
    expect((await outbox.states()).sort()).toEqual(['open', 'replaced']);
    const { out } = await run('erase --email asha.canary@example.in --yes');
    const inSheet = out.slice(out.indexOf(words.alsoInSheet));
    expect(inSheet.match(/ profile /g)).toHaveLength(2);
    expect(inSheet).toContain(words.matchedBy.replaced);
    expect(await rows()).toEqual([]);

    await send(profile({ phone: '+919876500000' }));
    await send(profile({ phone: '+919876511111' }));
    move(8 * DAY);
    await upkeep();
    expect((await rows()).map(({ sender }) => sender)).toEqual([null, 'uid-canary']);
  });

  it('profile: one that was never sent leaves nothing when it is corrected', async () => {
    const outbox = openOutbox({}, { store: openStore() });
    for (const learningGoals of ['Algebra', 'Geometry'])
      await outbox.send(profile({ learningGoals }));
    expect(await outbox.states()).toEqual(['held']);
  });

  it('profile: one that arrives while it is being corrected stays, as delivered', async () => {
    const outbox = profileTo('api', { store: openStore() });
    const { store, send, rows } = outbox;
    server.behave({ does: 'answer', status: 500 });
    await send(profile({ learningGoals: 'Algebra' }));
    const { insert } = store;
    // Another process delivers it after this one has read which rows there are.
    store.insert = async (row) => {
      const [first] = await rows();
      await store.change(first!, (current) => ({
        ...settleRow(current, 'delivered', 'status-200', T0),
        sender: null,
      }));
      return insert(row);
    };
    await send(profile({ learningGoals: 'Geometry' }));
    expect((await outbox.states()).sort()).toEqual(['delivered', 'open']);
  });

  it('profile: a first text that is sent again after a correction is the one that counts', async () => {
    const outbox = profileTo('api', { store: openStore() });
    server.behave({ does: 'answer', status: 500 });
    for (const learningGoals of ['Algebra', 'Geometry', 'Algebra']) {
      expect(await outbox.send(profile({ learningGoals }))).toBe('refused, kept');
    }
    server.behave({ does: 'answer' });
    outbox.move(HOUR);
    await outbox.deliver();
    expect(
      (await outbox.rows()).map(({ state, attempts }) => `${state} ${attempts}`).sort(),
    ).toEqual(['delivered 3', 'replaced 1']);
    expect(posts().at(-1)!.body).toContain('Algebra');
  });

  it('profile: replaces neither a delivered one nor that of another account', async () => {
    const { send, states } = profileTo('api', { store: openStore() });
    expect(await send(profile({ learningGoals: 'Algebra' }))).toBe('success');
    server.behave({ does: 'answer', status: 500 });
    expect(await send(profile({ uid: 'another' }))).toBe('refused, kept');
    expect(await send(profile({ learningGoals: 'Geometry' }))).toBe('refused, kept');
    expect(await states()).toEqual(['delivered', 'open', 'open']);
  });
});
