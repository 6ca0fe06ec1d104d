import { build } from './steps/build.mjs';
import { portComplaint } from './steps/port.mjs';
import { main, prepare } from './steps/prepare.mjs';
import { root } from './steps/root.mjs';
import { Failure } from './steps/run.mjs';
import { serve } from './steps/serve.mjs';

/** `npm start`: installs, builds and serves the site, each only when it has to. */
await main(async () => {
  const { env, port } = await prepare();
  const complaint = await portComplaint(port);
  if (complaint) throw new Failure(complaint);
  await build(root, env);
  await serve({
    root,
    port,
    args: ['start', '--port', String(port)],
    env: { ...env, NODE_ENV: 'production', PORT: String(port) },
  });
});
