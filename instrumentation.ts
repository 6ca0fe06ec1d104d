/** Called by Next once, when a server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { exposePeerAddress } = await import('./lib/http/loopback');
  exposePeerAddress();
  if (process.env.NODE_ENV === 'production') {
    const { quietFramework } = await import('./lib/framework-log');
    quietFramework();
    const { guardServer } = await import('./lib/http/server-guard');
    guardServer();
  }
  const { startSubmissions } = await import('./lib/submissions/start');
  await startSubmissions();
}
