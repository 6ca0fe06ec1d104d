import { build } from './steps/build.mjs';
import { provideAuth } from './steps/auth.mjs';
import { portError } from './steps/port.mjs';
import { prepare } from './steps/prepare.mjs';
import { Failure, main, onStop, stopAll } from './steps/run.mjs';
import { serve } from './steps/serve.mjs';

/** `npm start`: installs, builds and serves the site, each only where needed. */
await main(async () => {
  const { port, host, ...settings } = await prepare();
  const error = await portError(port, host);
  if (error) throw new Failure(error);
  const auth = await provideAuth(settings);
  onStop(() => {
    stopAll();
    void auth.stop().finally(() => process.exit(0));
  });
  try {
    await build(auth.env);
  } catch (error) {
    await auth.stop();
    throw error;
  }
  await serve({
    command: 'start',
    port,
    host,
    env: { ...auth.env, NODE_ENV: 'production' },
    auth,
  });
});
