import { afterAll, expect, it } from 'vitest';
import { MINUTE } from '@/lib/time';
import { mailServer } from '@/tests/support/mail-server';
import { contactPayload, openOutbox } from '@/tests/support/outbox-port';

const postbox = await mailServer();
afterAll(() => postbox.shut());

const subjects = (pattern: RegExp) =>
  postbox.mails.filter(({ subject }) => pattern.test(subject ?? ''));
const messages = () => subjects(/: Message \d+$/);

it('mail: carries 60 messages an hour, over a restart too, says how many wait, and loses none', async () => {
  const outbox = openOutbox(postbox.settings());
  const accept = (n: number) =>
    outbox.accept(
      'contact',
      contactPayload({ subject: `Message ${n}`, email: `sender-${n}@example.in` }),
    );
  // Not all at once: on a busy machine the last would take too long.
  for (let n = 0; n < 64; n += 8) {
    const results = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((m) => accept(n + m)));
    expect(new Set(results)).toEqual(new Set(['success']));
  }
  expect(messages()).toHaveLength(60);

  const pass = async (ms: number) => {
    outbox.move(ms);
    await outbox.deliver();
    await outbox.upkeep();
  };
  await pass(0);
  const [notice] = subjects(/many messages/);
  expect(notice!.text).toMatch(
    /at most 60 messages[^]+Waiting: 4\.[^]+npm run submissions -- list/,
  );
  outbox.restart();
  for (let passed = 0; passed < 59; passed += 12) await pass(12 * MINUTE - (passed ? 0 : MINUTE));
  expect(messages()).toHaveLength(60);
  expect(postbox.mails, 'one mail says that messages wait').toHaveLength(61);

  await pass(12 * MINUTE);
  expect(new Set(messages().map(({ subject }) => subject)).size).toBe(64);
  expect(messages()).toHaveLength(64);
  expect((await outbox.rows()).filter(({ state }) => state !== 'delivered')).toEqual([]);
  await outbox.close();
});
