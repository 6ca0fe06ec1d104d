/** Called by Next once, when a server starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startSubmissions } = await import('./lib/submissions/start');
  await startSubmissions();
}
