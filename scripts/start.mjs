import { build } from './steps/build.mjs';
import { provideIdentity } from './steps/identity.mjs';
import { portError } from './steps/port.mjs';
import { prepare } from './steps/prepare.mjs';
import { Failure, main, onStop, stopAll } from './steps/run.mjs';
import { serve } from './steps/serve.mjs';

/** `npm start`: installs, builds and serves the site, each only where needed. */
await main(async () => {
  const { port, host, ...settings } = await prepare();
  const error = await portError(port, host);
  if (error) throw new Failure(error);
  const identity = await provideIdentity(settings);
  onStop(() => {
    stopAll();
    void identity.stop().finally(() => process.exit(0));
  });
  try {
    await build(identity.env);
  } catch (error) {
    await identity.stop();
    throw error;
  }
  await serve({
    command: 'start',
    port,
    host,
    env: { ...identity.env, NODE_ENV: 'production' },
    identity,
  });
});
