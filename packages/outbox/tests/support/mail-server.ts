import { EventEmitter, once } from 'node:events';
import { type AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { SMTPConnection } from 'smtp-server/lib/smtp-connection.js';
import { type Mailbox } from '@sutra/outbox/receivers/mailbox';

export const USER = 'site@example.in';
export const PASSWORD = 'kanari pass%40word';

export const OWNER = 'teacher@example.in';

type Step = 'auth' | 'from' | 'data';

export interface ReceivedMail extends Email {
  from: { address: string; name: string };
  envelope: { from: string; to: string[] };
}

/** Greets at once: it would wait 100 ms for clients that talk before they are greeted. */
SMTPConnection.prototype.init = function () {
  this._setListeners(() => this.connectionReady());
};

/** A real mail server on loopback that asks for a login. */
export async function mailServer(options: ConstructorParameters<typeof SMTPServer>[0] = {}) {
  // The outbox loads it with its first mail. On a busy machine that takes longer than a mail may.
  await import('nodemailer');
  const mails: ReceivedMail[] = [];
  const arrivals = new EventEmitter();
  let replies: Partial<Record<Step, number>> = {};
  const busy = new Set<string>();
  const refused = (responseCode: number) =>
    Object.assign(new Error('kanari reply'), { responseCode });
  const refuse = (step: Step) => (replies[step] === undefined ? null : refused(replies[step]));
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username, password }, _session, done) {
      const isRight = username === USER && password === PASSWORD;
      const wrong = Object.assign(new Error('no'), { responseCode: 535 });
      const error = refuse('auth') ?? (isRight ? null : wrong);
      if (error) done(error);
      else done(null, { user: username });
    },
    onMailFrom: (_address, _session, done) => done(refuse('from')),
    onRcptTo: ({ address }, _session, done) => done(busy.has(address) ? refused(450) : null),
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const error = refuse('data');
      if (error) return done(error);
      const parsed = await PostalMime.parse(Buffer.concat(chunks));
      mails.push({
        ...parsed,
        envelope: {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
        },
      } as ReceivedMail);
      done();
      arrivals.emit('mail');
    },
    ...options,
  });
  // Also emitted when a client refuses the certificate.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  /** Its mailbox of the owner. */
  const mailbox = (changes: Partial<Mailbox> = {}): Mailbox => ({
    name: 'owner-mail',
    from: USER,
    fromName: 'Sutra',
    to: [OWNER],
    server: {
      host: '127.0.0.1',
      port,
      isSecure: false,
      isLocal: true,
      auth: { user: USER, pass: PASSWORD },
    },
    ...changes,
  });
  const shut = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return {
    mails,
    /** Waits until so many have arrived. */
    async received(count: number) {
      while (mails.length < count) await once(arrivals, 'mail');
    },
    port,
    mailbox,
    /** Addresses that take no mail now. */
    busy,
    /** The reply to a step of each later connection; none accepts. */
    reply: (next: typeof replies) => void (replies = next),
    shut,
  };
}
