import { findDiskWarning, findStartErrors, findStartNote } from './start-errors';

/** Exits if the site could not work. Requests wait until it resolves. */
export async function startServer(root: string): Promise<void> {
  const printError = (sentence: string) => process.stderr.write(`${sentence}\n`);
  const errors = await findStartErrors(root);
  errors.forEach(printError);
  if (errors.length > 0) process.exit(1);
  const notes = [await findDiskWarning(root), await findStartNote()];
  for (const note of notes) if (note) printError(note);
  const { attachGuard } = await import('@/lib/http/attach-guard');
  const { ofSite } = await import('../requests');
  attachGuard(ofSite);
  const { limitShutdown } = await import('@/lib/http/shutdown');
  limitShutdown();
  const { env } = await import('@/lib/env');
  if (env.NODE_ENV === 'production') {
    const { redactFrameworkErrors } = await import('@/lib/log/framework-log');
    redactFrameworkErrors();
    const { limitConnections } = await import('@/lib/http/connections');
    limitConnections();
    // Otherwise the site would stop when the program that reads its log stops.
    process.stdout.on('error', () => {});
    const { logSettingWarnings } = await import('./setting-warnings');
    logSettingWarnings();
  }
  const { startOutbox } = await import('./start-outbox');
  await startOutbox();
}
