import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { type SentRow } from '@sutra/outbox/receiver';
import { type Mailbox, mailboxReceiver, type OwnerMail } from '@sutra/outbox/receivers/mailbox';
import { freshMailServer } from './support/inbox.ts';
import { mailServer, OWNER } from './support/mail-server.ts';
import { noteRow } from './support/notes.ts';

const server = await freshMailServer();

const row = noteRow('a'.repeat(64)) as SentRow;
const sender = { name: 'Asha Canary', email: 'asha.canary@example.in' };

function send(
  mail: Partial<OwnerMail> = {},
  changes: Partial<Mailbox> = {},
  { signal } = new AbortController(),
) {
  const compose = () => ({ subject: 'A note', text: 'Hello', sender, ...mail });
  return mailboxReceiver(server.mailbox(changes), compose).send(row, signal);
}
async function received(mail: Partial<OwnerMail>) {
  await send(mail);
  return server.mails.at(-1)!;
}

it('mail: comes from the site, answers go to the sender, and the text is as it was typed', async () => {
  const text = 'नमस्ते, क्‍ष\n.\n..dots\n  --\nFrom x\n\n' + 'long '.repeat(400) + '\nend=3D\n';
  expect(await send({ text, headers: { 'X-Own': 'kept' } })).toEqual({
    verdict: 'delivered',
    code: 'smtp-250',
  });
  expect(server.mails).toMatchObject([
    {
      subject: 'A note',
      from: { address: 'site@example.in', name: 'Sutra' },
      replyTo: [{ address: 'asha.canary@example.in', name: 'Asha Canary' }],
      to: [{ address: OWNER }],
      envelope: { from: 'site@example.in', to: [OWNER] },
      messageId: `<${row.id}@example.in>`,
      text,
    },
  ]);
  expect(server.mails[0]!.headers).toContainEqual(expect.objectContaining({ value: 'kept' }));
  expect((await received({ sender: undefined })).replyTo).toBeUndefined();
});

it.each([
  ['a line break', 'Hi\r\nBcc: thief@example.com\r\n\r\nbody'],
  ['a Unicode line break', 'Hi\u2028Bcc: thief@example.com\u0085Bcc: thief@example.com'],
  ['an encoded word', '=?utf-8?Q?=0D=0ABcc=3A_thief@example.com?='],
  ['an address', '"x" <thief@example.com>, y <thief@example.com>'],
  ['a long Hindi text', 'नमस्ते '.repeat(28)],
])('mail: %s in name or subject adds no header and no recipient', async (_what, text) => {
  const mail = await received({ subject: text, sender: { ...sender, name: text } });
  expect(mail.envelope.to).toEqual([OWNER]);
  expect(mail).toMatchObject({ to: [{ address: OWNER }], from: { name: 'Sutra' } });
  expect(mail.replyTo?.map(({ address }) => address)).toEqual([sender.email]);
  const names = mail.headers.map(({ key }) => key).sort();
  expect(names.filter((name) => !name.startsWith('content-')).join(' ')).toBe(
    'auto-submitted date from message-id mime-version references reply-to subject to',
  );
  expect(mail.headers.filter(({ value }) => /[\r\n]/.test(value))).toEqual([]);
});

it('mail: answers go to the address of the sender, under no name that shows another', async () => {
  for (const name of ['owner@example.in', 'Sutra <site@example.in>, x', 'owner＠example.in']) {
    const { replyTo } = await received({ sender: { ...sender, name } });
    expect.soft(replyTo, name).toEqual([{ address: sender.email, name: '' }]);
  }
  for (const email of [
    'नामx@example.in',
    'xनाम@example.in',
    'a@b@c',
    'two words@example.in',
    'x@example.in\r\nBcc: y@z.in',
    `${'x'.repeat(65)}@example.in`,
  ]) {
    const { replyTo, bcc } = await received({ sender: { ...sender, email } });
    expect.soft([replyTo, bcc], email).toEqual([undefined, undefined]);
  }
});

it('mail: keeps two senders of one subject apart, and two mails of one sender together', async () => {
  const threadOf = async (email: string) =>
    (await received({ sender: { ...sender, email } })).references;
  const first = await threadOf('asha.rao@gmail.com');
  expect(first).toMatch(/^<from-[0-9a-f]{32}@example\.in>$/);
  expect(await threadOf('Asha.Rao+x@googlemail.com')).toBe(first);
  expect(await threadOf('asha@example.in')).not.toBe(first);
});

it('mail outcome: is read from the reply of the server', async () => {
  for (const [step, reply, verdict] of [
    ['auth', 535, 'hold'],
    ['auth', 550, 'hold'],
    ['auth', 454, 'retry'],
    ['from', 530, 'hold'],
    ['from', 450, 'retry'],
    ['from', 553, 'rejected'],
    ['data', 451, 'retry'],
    ['data', 421, 'retry'],
    ['data', 554, 'rejected'],
  ] as const) {
    server.reply({ [step]: reply });
    expect.soft(await send(), `${step} ${reply}`).toEqual({ verdict, code: `smtp-${reply}` });
  }
  expect(server.mails).toEqual([]);
});

it('mail outcome: an address of several that is refused is counted', async () => {
  server.busy.add('busy@example.in');
  const refused = { count: 1, code: 'smtp-450' };
  const outcome = await send({}, { to: [OWNER, 'busy@example.in'] });
  expect(outcome).toEqual({ verdict: 'delivered', code: 'smtp-250', refused });
});

const say = (line: string) => (socket: Socket) => void socket.end(`${line}\r\n\r\n`);

it.each([
  ['says nothing', () => {}, 'timeout', true],
  ['has greeted, and says no more', (socket: Socket) => void socket.write('2'), 'timeout', true],
  ['speaks HTTP', say('HTTP/1.1 400 Bad'), 'eprotocol', true],
  ['hangs up', (socket: Socket) => void socket.destroy(), 'econnection', true],
  ['is busy', say('421 busy'), 'smtp-421', undefined],
])(
  'mail outcome: a server that %s is retried, and its connection is closed',
  async (_does, greet, code, isUncertain) => {
    const sockets: Socket[] = [];
    const controller = new AbortController();
    const other = createServer((socket) => {
      sockets.push(socket.on('error', () => {}));
      greet(socket);
      if (code === 'timeout') controller.abort(new DOMException('over', 'TimeoutError'));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    const to = { ...server.mailbox().server, port };
    const outcome = await send({}, { server: to }, controller);
    await expect.poll(() => sockets.every((socket) => socket.destroyed)).toBe(true);
    other.close();
    expect(outcome).toMatchObject({ verdict: 'retry', code });
    expect(outcome.isUncertain).toBe(isUncertain);
  },
);

it('mail outcome: no mail reached a closed port', async () => {
  const outcome = await send({}, { server: { ...server.mailbox().server, port: 9 } });
  expect(outcome).toEqual({ verdict: 'retry', code: 'econnrefused', isUncertain: false });
});

it('mail outcome: a server elsewhere that does not know TLS gets no password', async () => {
  const logins: unknown[] = [];
  const plain = await mailServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => (logins.push(auth), done(null, { user: 'x' })),
  });
  const to = plain.mailbox().server;
  const outcome = await send({}, { server: { ...to, isLocal: false } });
  expect(outcome).toMatchObject({ verdict: 'hold', code: 'smtp-500' });
  expect(logins).toEqual([]);
  expect(await send({}, { server: to })).toMatchObject({ verdict: 'delivered' });
  await plain.shut();
});
