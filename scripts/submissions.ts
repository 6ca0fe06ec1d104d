import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import pino from 'pino';
import { checkSettings } from './steps/settings';

async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(question), closed]);
  terminal.close();
  return /^\s*y(es)?\s*$/i.test(answer);
}

/** `npm run submissions`: reads and changes the store, beside the running site or without it. */
async function run(): Promise<number> {
  const checked = await checkSettings();
  if ('wrong' in checked) {
    console.error(checked.wrong.join('\n'));
    return 2;
  }
  const { submissions } = await import('@/content/en/submissions');
  const { createLog } = await import('@/lib/log/log');
  const { runCli } = await import('@/lib/submissions/ops/cli');
  const { registerSiteKey, openOutbox, rekeySite } = await import('@/lib/submissions/site-outbox');
  // Standard output is for the result alone.
  const log = createLog(pino.destination({ dest: 2, sync: true }));
  const outbox = await openOutbox(log);
  try {
    await registerSiteKey(outbox.store);
  } catch (error) {
    const { errorCode } = await import('@/lib/log/error-code');
    const isWrongKey = error instanceof Error && error.name === 'DataKeyError';
    console.error(
      isWrongKey ? error.message : submissions.failed.replace('{code}', errorCode(error)),
    );
    return 1;
  }
  const code = await runCli(process.argv.slice(2), {
    outbox,
    words: submissions,
    write: (text) => process.stdout.write(text) || once(process.stdout, 'drain'),
    complain: (text) => process.stderr.write(text),
    isTerminal: process.stdout.isTTY,
    ...(process.stdin.isTTY && { confirm }),
    accounts: {
      find: async (email) => (await import('@/lib/account/users')).findUsersByMailbox(email),
      remove: async (email) => (await import('@/lib/account/users')).deleteUsersByMailbox(email),
    },
    rekey: () => rekeySite(outbox.store),
    now: Date.now,
  });
  await outbox.stop();
  return code;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe, such as `head`, has closed it.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const code = await run();
// Connections to Firestore would keep the process.
process.stdout.write('', () => process.exit(code));
