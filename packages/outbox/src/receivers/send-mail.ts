import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Transporter } from 'nodemailer';
import { untilAborted } from '../deadline.ts';

export interface MailServer {
  host: string;
  port: number;
  /** Whether the connection starts with TLS. Others switch to it, except on this machine. */
  isSecure: boolean;
  isLocal: boolean;
  auth?: { user: string; pass: string };
  from?: string;
}

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
  /** Message-ID of the conversation that this mail belongs to; no mail need have it. */
  thread?: string;
  headers?: Record<string, string>;
}

/** RFC 3834: nothing answers the mail of a program by itself. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated' };

async function connectTo({ host, port }: MailServer, signal: AbortSignal): Promise<Socket> {
  const socket = connect({ host, port, signal });
  // The mailer removes its own listener before the connection has closed.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/**
 * Closes the connection when the signal aborts: a mail that was given up must not arrive later.
 *
 * @returns the replies to addresses that the server refused while it took the mail for others.
 */
export async function sendMail(
  server: MailServer,
  mail: Mail,
  signal: AbortSignal,
): Promise<number[]> {
  const { createTransport } = await import('nodemailer');
  const { host, port, isSecure, isLocal, auth } = server;
  const { messageId, to, thread, headers, ...parts } = mail;
  let socket: Socket | undefined;
  const transport: Transporter = createTransport({
    host,
    port,
    auth,
    secure: isSecure,
    requireTLS: !isLocal,
    ignoreTLS: isLocal,
    getSocket(_options: unknown, done: (error: Error | null, value?: object) => void) {
      connectTo(server, signal).then(
        (connection) => done(null, { connection: (socket = connection) }),
        done,
      );
    },
  });
  const message = {
    ...parts,
    headers: { ...AUTOMATIC, ...headers },
    to: to.map((address) => ({ name: '', address })),
    messageId: `<${messageId}>`,
    references: thread && `<${thread}>`,
    // Other encodings break or join long lines.
    textEncoding: 'quoted-printable' as const,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  try {
    const { rejectedErrors = [] } = await untilAborted(signal, () => transport.sendMail(message));
    return rejectedErrors.map(({ responseCode = 0 }) => responseCode);
  } finally {
    socket?.destroySoon();
  }
}
