/** Called by Next once, before a server answers. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { findStartErrors, findStartNote } = await import('./lib/startup');
  const errors = await findStartErrors(process.cwd());
  if (errors.length > 0) {
    console.error(errors.join('\n'));
    process.exit(1);
  }
  const note = await findStartNote();
  if (note) console.warn(note);
  const { exposePeerAddress } = await import('./lib/http/loopback');
  exposePeerAddress();
  const { limitShutdown } = await import('./lib/http/shutdown');
  limitShutdown();
  if (process.env.NODE_ENV === 'production') {
    const { quietFramework } = await import('./lib/framework-log');
    quietFramework();
    const { guardServer } = await import('./lib/http/server-guard');
    guardServer();
    const { logSettingGaps } = await import('./lib/setting-gaps');
    logSettingGaps();
  }
  const { startSubmissions } = await import('./lib/submissions/start');
  await startSubmissions();
}
