import { findStartErrors, findStartNote } from './start-errors';

/** Exits if the site could not work. Requests wait until it resolves. */
export async function startServer(root: string): Promise<void> {
  const printError = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const errors = await findStartErrors(root);
  errors.forEach(printError);
  if (errors.length > 0) process.exit(1);
  const note = await findStartNote();
  if (note) printError(note);
  const { exposePeerAddress } = await import('@/lib/http/loopback');
  exposePeerAddress();
  const { limitShutdown } = await import('@/lib/http/shutdown');
  limitShutdown();
  const { env } = await import('@/lib/env');
  if (env.NODE_ENV === 'production') {
    const { redactFrameworkErrors } = await import('@/lib/log/framework-log');
    redactFrameworkErrors();
    const { guardServer } = await import('@/lib/http/server-guard');
    guardServer();
    const { logSettingGaps } = await import('./setting-gaps');
    logSettingGaps();
  }
  const { startOutbox } = await import('@/lib/submissions/ops/start');
  await startOutbox().catch((error: Error) => {
    if (error.name !== 'DataKeyError') throw error;
    printError(error.message);
    process.exit(1);
  });
}
