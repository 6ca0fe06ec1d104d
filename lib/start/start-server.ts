import { findStartErrors, findStartNote } from './start-errors';

/**
 * Prepares this process to serve: ends it when the site could not work, and starts what goes on
 * beside the answers. Before it returns, nothing is answered.
 *
 * @param root folder of the project.
 */
export async function startServer(root: string): Promise<void> {
  const say = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const errors = await findStartErrors(root);
  errors.forEach(say);
  if (errors.length > 0) process.exit(1);
  const note = await findStartNote();
  if (note) say(note);
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
  await startOutbox();
}
