import { build } from './steps/build.mjs';
import { provideIdentity } from './steps/identity.mjs';
import { portComplaint } from './steps/port.mjs';
import { main, prepare } from './steps/prepare.mjs';
import { root } from './steps/root.mjs';
import { endAll, Failure } from './steps/run.mjs';
import { serve } from './steps/serve.mjs';
import { onEnd } from './steps/signals.mjs';

/** `npm start`: installs, builds and serves the site, each only when it has to. */
await main(async () => {
  const { port, host, ...settings } = await prepare();
  const complaint = await portComplaint(port, host);
  if (complaint) throw new Failure(complaint);
  const identity = await provideIdentity({ root, ...settings });
  onEnd(() => {
    endAll();
    void identity.stop().finally(() => process.exit(0));
  });
  try {
    await build(root, identity.env);
  } catch (error) {
    await identity.stop();
    throw error;
  }
  const env = { ...identity.env, NODE_ENV: 'production' };
  await serve({ root, command: 'start', port, host, env, identity });
});
