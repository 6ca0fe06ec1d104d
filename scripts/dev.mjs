import { provideAuth } from './steps/auth.mjs';
import { prepare } from './steps/prepare.mjs';
import { main } from './steps/run.mjs';
import { serve } from './steps/serve.mjs';

await main(async () => {
  // Next reads the `.env` files itself, again whenever they change.
  const shell = { ...process.env };
  const { port, host, ...settings } = await prepare({ dev: true });
  const auth = await provideAuth(settings);
  const { AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST } = auth.env;
  const env = { ...shell, AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV: 'development' };
  await serve({ command: 'dev', port, host, env, auth });
});
