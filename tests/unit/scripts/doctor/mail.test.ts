import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '@/lib/env';
import { type CheckInput } from '@/scripts/doctor/check';
import { mail } from '@/scripts/doctor/delivery';
import { mailServer, OWNER } from '@/tests/support/mail-server';

let server: Awaited<ReturnType<typeof mailServer>>;
beforeAll(async () => void (server = await mailServer()));
afterAll(() => server.shut());

const checkMail = (password?: string, isLive = true, isOnline = false) => {
  const user = encodeURIComponent('site@example.in');
  const settings = readSettings(
    password === undefined
      ? {}
      : {
          OWNER_EMAILS: OWNER,
          MAIL_URL: `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${server.port}`,
        },
  );
  return mail({ settings, isLive, isOnline } as CheckInput);
};

test('mail: warns that the owner is not told where no mail server is set', async () => {
  expect(await checkMail()).toMatchObject({
    state: 'advice',
    why: expect.stringContaining('you are not told'),
    next: expect.stringContaining('npm run setup -- mail'),
  });
});

test('mail: names a wrong password; with the right one a marked mail arrives', async () => {
  const wrong = await checkMail('kanari old');
  expect(wrong).toMatchObject({
    state: 'broken',
    why: expect.stringContaining('(smtp-535)'),
    next: expect.stringContaining('password'),
  });
  const untried = await checkMail('kanari pass%40word', false);
  expect(untried).toMatchObject({ state: 'ok' });
  expect(await checkMail('kanari pass%40word', false, true)).toMatchObject({
    state: 'advice',
    why: expect.stringContaining('when your mail server takes no mails'),
    next: expect.stringContaining('PING_URL'),
  });
  expect(server.mails).toEqual([]);

  const right = await checkMail('kanari pass%40word');
  expect(right).toMatchObject({ state: 'ok' });
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({
    envelope: { to: [OWNER] },
    subject: expect.stringMatching(/^TEST by npm run doctor/),
  });
  expect(JSON.stringify([wrong, untried, right])).not.toMatch(/kanari|example\.in/);
});
