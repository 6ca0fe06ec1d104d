import { provideIdentity } from './steps/identity.mjs';
import { prepare, main } from './steps/prepare.mjs';
import { root } from './steps/root.mjs';
import { serve } from './steps/serve.mjs';

/** `npm run dev`: the site for work, rebuilt as files change. */
await main(async () => {
  // Next reads the `.env` files itself here, and again when they change.
  const shell = { ...process.env };
  const { port, host, ...settings } = await prepare({ dev: true });
  const identity = await provideIdentity({ root, ...settings });
  const { AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST } = identity.env;
  const env = { ...shell, AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV: 'development' };
  await serve({ root, command: 'dev', port, host, env, identity });
});
