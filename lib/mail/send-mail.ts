import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Transporter } from 'nodemailer';
import { untilAborted, withinDeadline } from '@/lib/deadline';
import { type MailServer } from './mail-server';

interface Address {
  name: string;
  address: string;
}

export interface Mail {
  messageId: string;
  from: Address;
  to: string[];
  replyTo?: Address;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

async function connectTo({ host, port }: MailServer, signal: AbortSignal): Promise<Socket> {
  const socket = connect({ host, port, signal });
  // The mailer removes its own listener before the connection has closed.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Closes the connection at the deadline: a mail that was given up must not arrive later. */
async function withMailServer<Value>(
  server: MailServer,
  ms: number,
  work: (transport: Transporter) => Promise<Value>,
): Promise<Value> {
  const { createTransport } = await import('nodemailer');
  return withinDeadline(ms, async (signal) => {
    const { host, port, isSecure, isLocal, auth } = server;
    let socket: Socket | undefined;
    const transport = createTransport({
      host,
      port,
      secure: isSecure,
      requireTLS: !isLocal,
      ignoreTLS: isLocal,
      auth,
      getSocket(_options: unknown, done: (error: Error | null, value?: object) => void) {
        connectTo(server, signal).then(
          (connection) => done(null, { connection: (socket = connection) }),
          done,
        );
      },
    });
    try {
      return await untilAborted(signal, () => work(transport));
    } finally {
      socket?.destroySoon();
    }
  });
}

/** @returns the replies to addresses that the server refused while it took the mail for others. */
export async function sendMail(server: MailServer, mail: Mail, ms: number): Promise<number[]> {
  const { messageId, to, ...parts } = mail;
  const { rejectedErrors = [] } = await withMailServer(server, ms, (transport) =>
    transport.sendMail({
      ...parts,
      to: to.map((address) => ({ name: '', address })),
      messageId: `<${messageId}>`,
      // Other encodings break or join long lines.
      textEncoding: 'quoted-printable',
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  );
  return rejectedErrors.map(({ responseCode = 0 }) => responseCode);
}

export async function checkMailServer(server: MailServer, ms: number): Promise<void> {
  await withMailServer(server, ms, (transport) => transport.verify());
}
