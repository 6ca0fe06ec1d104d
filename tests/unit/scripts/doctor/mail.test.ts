import { type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Settings } from '@/lib/env';
import { type Context } from '@/scripts/doctor/check';
import { mail } from '@/scripts/doctor/mail';

const mails: Email[] = [];
const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ password }, _session, done) =>
    done(password === 'kanari-password' ? null : new Error('refused'), { user: 'site' }),
  async onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    mails.push(await PostalMime.parse(Buffer.concat(chunks)));
    done();
  },
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(resolve)));

const mailUrl = (password: string) =>
  `smtp://site%40example.in:${password}@127.0.0.1:${(server.server.address() as AddressInfo).port}`;

const checkMail = (settings: Record<string, unknown>, isLive = true) =>
  mail.run({ settings: settings as unknown as Settings, isLive } as Context);

test('mail: is not set up without addresses and a server', async () => {
  for (const settings of [{}, { OWNER_EMAILS: 'asha@example.in' }, { MAIL_URL: mailUrl('x') }]) {
    expect(await checkMail(settings)).toMatchObject({
      state: 'advice',
      why: expect.stringMatching(/^Mail is not set up/),
      next: expect.stringContaining('OWNER_EMAILS and MAIL_URL'),
    });
  }
});

test('mail: a wrong password is named, and with the right one a test mail arrives', async () => {
  const owner = { OWNER_EMAILS: ['asha@example.in', 'ravi@example.in'] };
  const wrong = await checkMail({ ...owner, MAIL_URL: mailUrl('kanari-old') });
  expect(wrong).toMatchObject({
    state: 'broken',
    why: expect.stringContaining('(eauth)'),
    next: expect.stringContaining('password'),
  });
  expect(await checkMail({ ...owner, MAIL_URL: mailUrl('kanari-password') }, false)).toMatchObject({
    state: 'ok',
  });
  expect(mails).toEqual([]);

  const right = await checkMail({ ...owner, MAIL_URL: mailUrl('kanari-password') });
  expect(right).toMatchObject({ state: 'ok' });
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    from: { address: 'site@example.in' },
    to: [{ address: 'asha@example.in' }, { address: 'ravi@example.in' }],
    subject: expect.stringMatching(/^TEST by npm run doctor/),
  });
  expect(JSON.stringify([wrong, right])).not.toContain('kanari');
});
