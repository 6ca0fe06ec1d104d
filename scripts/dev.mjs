import { provideIdentity } from './steps/identity.mjs';
import { prepare, main } from './steps/prepare.mjs';
import { root } from './steps/root.mjs';
import { serve } from './steps/serve.mjs';

/** `npm run dev`: the site for work, rebuilt as files change. */
await main(async () => {
  // Next reads the `.env` files itself here, and again when they change.
  const shell = { ...process.env };
  const { port, data, embedsIdentity, env } = await prepare({ dev: true });
  const identity = await provideIdentity({ root, data, embedsIdentity, env });
  const { AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST } = identity.env;
  identity.start();
  await serve({
    root,
    port,
    args: ['dev', '--port', String(port)],
    env: {
      ...shell,
      AUTH_SECRET,
      FIREBASE_AUTH_EMULATOR_HOST,
      NODE_ENV: 'development',
      PORT: String(port),
    },
    cleanUp: identity.stop,
  });
});
