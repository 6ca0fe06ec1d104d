/** Called by Next once, before a server answers. Only this condition keeps Node's part out of others. */
export async function register() {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('./lib/server/start/start-server');
    await startServer(process.cwd());
  }
}
