import { createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { site } from '@/content/site';
import { type Payloads } from '@/lib/submissions/kinds';
import { type Row } from '@/lib/submissions/kinds';
import { submissionReference } from '@/lib/text/reference';
import { freshMailServer } from '@/tests/support/fresh-mail-server';
import { mailServer, OWNER } from '@/tests/support/mail-server';
import { contactPayload, contactRow, profileRow } from '@/tests/support/rows';
import { send } from '@/tests/support/send';

const server = await freshMailServer();

const LONG = 5_000;
const row = contactRow('a'.repeat(64));
const sendRow = (changes: Partial<Row> = {}, timeout = LONG) =>
  send(server.receiver(), { ...row, ...changes }, { timeout });
const mailOf = async (payload: Partial<Payloads['contact']>) => {
  await sendRow({ payload: contactPayload(payload) });
  return server.mails[0]!;
};

it('mail: brings a contact message, and an answer goes to its sender', async () => {
  const outcome = await sendRow();
  expect(outcome).toEqual({ verdict: 'delivered', code: 'smtp-250' });
  expect(server.mails).toMatchObject([
    {
      subject: 'Message from Asha Canary: Demo class',
      from: { address: 'site@example.in', name: site.name },
      replyTo: [{ address: 'asha.canary@example.in', name: 'Asha Canary' }],
      to: [{ address: OWNER }],
      envelope: { from: 'site@example.in', to: [OWNER] },
    },
  ]);
  expect(server.mails[0]!.text).toBe(
    `name: Asha Canary
email: asha.canary@example.in
subject: Demo class
message: Message ${row.id}

Reference that the sender was told: ${submissionReference(row)}

Received on 21 Nov 2025, 09:30. To answer the sender, reply to this mail.
`,
  );
});

it('mail: brings a profile with its filled fields', async () => {
  await send(server.receiver(), profileRow('b'.repeat(64)), { timeout: LONG });
  const [{ subject, text, replyTo }] = server.mails as [(typeof server.mails)[0]];
  expect(subject).toBe('Profile: Asha Canary');
  expect(replyTo?.[0]?.address).toBe('asha.canary@example.in');
  expect(text).toContain('\nPhone: +919876543210\nDate of Birth: 2010-05-04\n');
  expect(text).toContain('\nStreet Address: =12, Canary Lane\n');
  expect(text).not.toContain('Parent');
});

it('mail: has the text as it was typed', async () => {
  const text = 'नमस्ते, क्‍ष\n.\n..dots\n  --\nFrom x\n\n' + 'long '.repeat(400) + '\nend=3D';
  const { text: received } = await mailOf({ message: text });
  expect(received).toContain(`message: \n${text}\n\nReference`);
});

it.each([
  ['a line break', 'Hi\r\nBcc: thief@example.com\r\n\r\nbody'],
  ['a Unicode line break', 'Hi\u2028Bcc: thief@example.com\u0085Bcc: thief@example.com'],
  ['an encoded word', '=?utf-8?Q?=0D=0ABcc=3A_thief@example.com?='],
  ['an address', '"x" <thief@example.com>, y <thief@example.com>'],
  ['a long Hindi text', 'नमस्ते '.repeat(28)],
])('mail: %s in name or subject adds no header and no recipient', async (_what, text) => {
  const mail = await mailOf({ name: text, subject: text });
  expect(mail.envelope.to).toEqual([OWNER]);
  expect(mail).toMatchObject({ to: [{ address: OWNER }], from: { name: site.name } });
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(['asha.canary@example.in']);
  const names = mail.headers.map(({ key }) => key).sort();
  expect(names.filter((name) => !name.startsWith('content-')).join(' ')).toBe(
    'date from message-id mime-version references reply-to subject to',
  );
  expect(mail.headers.filter(({ value }) => /[\r\n]/.test(value))).toEqual([]);
});

it.each(['owner@example.in', 'Sutra <site@example.in>, x', 'owner＠example.in'])(
  'mail: answers go to the address of the sender, under no name that shows another (%s)',
  async (name) => {
    const { replyTo, text } = await mailOf({ name });
    expect(replyTo).toEqual([{ address: 'asha.canary@example.in', name: '' }]);
    expect(text).toContain(`name: ${name}\n`);
  },
);

it.each([
  'नामx@example.in',
  'xनाम@example.in',
  'a@b@c',
  'two words@example.in',
  'x@example.in\r\nBcc: y@z.in',
])('mail: leaves out a reply address that a header cannot have (%s)', async (email) => {
  const mail = await mailOf({ email });
  expect(mail.replyTo).toBeUndefined();
  expect(mail.bcc).toBeUndefined();
  expect(mail.text).toContain(`email: `);
});

it('mail: has the same Message-ID whenever its row is sent, and another one for another row', async () => {
  await sendRow();
  await sendRow();
  await sendRow({ id: 'b'.repeat(64) });
  const [first, second, other] = server.mails.map(({ messageId }) => messageId);
  expect(first).toBe(`<${row.id}@example.in>`);
  expect(second).toBe(first);
  expect(other).not.toBe(first);
});

it('mail: keeps two senders of one subject apart, and two messages of one sender together', async () => {
  const threadOf = async (payload: Partial<Payloads['contact']>, id: string) => {
    await sendRow({ id: id.repeat(64), payload: contactPayload(payload) });
    const { subject, references } = server.mails.at(-1)!;
    return { subject, references };
  };
  const first = await threadOf({ name: 'Asha', email: 'asha.rao@gmail.com' }, 'a');
  const again = await threadOf({ name: 'Asha', email: 'Asha.Rao+x@googlemail.com' }, 'b');
  const namesake = await threadOf({ name: 'Asha', email: 'asha@example.in' }, 'c');
  const other = await threadOf({ name: 'Ravi', email: 'ravi@example.in' }, 'd');
  expect(again).toEqual(first);
  expect(first.references).toMatch(/^<from-[0-9a-f]{32}@example\.in>$/);
  expect(new Set([first, namesake, other].map(({ references }) => references)).size).toBe(3);
  expect([namesake.subject === first.subject, other.subject === first.subject]).toEqual([
    ...[true, false],
  ]);
});

it.each([
  ['auth', 535, 'hold'],
  ['auth', 550, 'hold'],
  ['auth', 454, 'retry'],
  ['from', 530, 'hold'],
  ['from', 450, 'retry'],
  ['from', 553, 'rejected'],
  ['data', 451, 'retry'],
  ['data', 421, 'retry'],
  ['data', 554, 'rejected'],
] as const)('mail outcome: a reply to %s of %i is %s', async (step, reply, verdict) => {
  server.reply({ [step]: reply });
  expect(await sendRow()).toEqual({ verdict, code: `smtp-${reply}` });
  expect(server.mails).toEqual([]);
});

const say = (line: string) => (socket: Socket) => void socket.end(`${line}\r\n\r\n`);
const drip = (socket: Socket) => void setInterval(() => socket.write('2'), 50).unref();

/** A server that is no mail server. */
async function talk(greet: (socket: Socket) => void, timeout: number) {
  const sockets: Socket[] = [];
  const other = createServer((socket) => {
    sockets.push(socket.on('error', () => {}));
    greet(socket);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const receiver = server.receiver();
  const toOther = { ...receiver, server: { ...receiver.server, port } };
  const outcome = await send(toOther, row, { timeout });
  await expect.poll(() => sockets.every((socket) => socket.destroyed)).toBe(true);
  other.close();
  return outcome;
}

it.each([
  ['says nothing', () => {}, 'timeout', true],
  ['drips', drip, 'timeout', true],
  ['speaks HTTP', say('HTTP/1.1 400 Bad'), 'eprotocol', true],
  ['hangs up', (socket: Socket) => void socket.destroy(), 'econnection', true],
  ['is busy', say('421 busy'), 'smtp-421', undefined],
])(
  'mail outcome: a server that %s is retried, and its connection is closed',
  async (_does, greet, code, isUncertain) => {
    const outcome = await talk(greet, code === 'timeout' ? 500 : LONG);
    expect(outcome).toMatchObject({ verdict: 'retry', code });
    expect(outcome.isUncertain).toBe(isUncertain);
  },
);

it('mail outcome: a closed port is one that no mail reached', async () => {
  const receiver = server.receiver();
  const closed = { ...receiver, server: { ...receiver.server, port: 9 } };
  const outcome = await send(closed, row);
  expect(outcome).toEqual({ verdict: 'retry', code: 'econnrefused', isUncertain: false });
});

it('mail outcome: a server elsewhere that does not know TLS gets no password', async () => {
  const logins: unknown[] = [];
  const plain = await mailServer({
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => (logins.push(auth), done(null, { user: 'x' })),
  });
  const receiver = plain.receiver();
  const remote = { ...receiver, server: { ...receiver.server, isLocal: false } };
  expect(await send(remote, row)).toMatchObject({ verdict: 'hold', code: 'smtp-500' });
  expect(logins).toEqual([]);
  expect(await send(receiver, row)).toMatchObject({ verdict: 'delivered' });
  await plain.shut();
});
