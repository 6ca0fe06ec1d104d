import { build } from './steps/build.mjs';
import { provideIdentity } from './steps/identity.mjs';
import { portComplaint } from './steps/port.mjs';
import { main, prepare } from './steps/prepare.mjs';
import { root } from './steps/root.mjs';
import { Failure } from './steps/run.mjs';
import { serve } from './steps/serve.mjs';

/** `npm start`: installs, builds and serves the site, each only when it has to. */
await main(async () => {
  const { port, ...settings } = await prepare();
  const complaint = await portComplaint(port);
  if (complaint) throw new Failure(complaint);
  const { env, start, stop } = await provideIdentity({ root, ...settings });
  await build(root, env);
  start();
  await serve({
    root,
    port,
    args: ['start', '--port', String(port)],
    env: { ...env, NODE_ENV: 'production', PORT: String(port) },
    cleanUp: stop,
  });
});
