import { once } from 'node:events';
import pino from 'pino';
import { root } from './steps/root.mjs';
import { checkSettings } from './steps/settings';

/** `npm run submissions`: the owner's way into the store, beside the running site or without it. */
async function run(): Promise<number> {
  Object.assign(process.env, { NODE_ENV: 'production' });
  const checked = await checkSettings(root, false);
  if ('wrong' in checked) {
    console.error(checked.wrong.join('\n'));
    return 2;
  }
  const { submissions } = await import('@/content/en/submissions');
  const { createLog } = await import('@/lib/log');
  const { runCli } = await import('@/lib/submissions/cli');
  const { openOutbox } = await import('@/lib/submissions/site-outbox');
  // Standard output is for what was asked for.
  const outbox = await openOutbox(createLog(pino.destination({ dest: 2, sync: true })));
  const code = await runCli(process.argv.slice(2), {
    outbox,
    words: submissions,
    write: (text) => process.stdout.write(text) || once(process.stdout, 'drain'),
    complain: (text) => process.stderr.write(text),
    isTerminal: process.stdout.isTTY,
    now: Date.now,
  });
  await outbox.stop();
  return code;
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of a pipe, such as `head`, has had enough.
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const code = await run();
// Connections to Firestore would keep the process.
process.stdout.write('', () => process.exit(code));
