import { provideAuth } from './lib/auth.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { portError } from './lib/port.mjs';
import { Failure, importScript, main, runNpm, tell } from './lib/run.mjs';
import { serve } from './lib/serve.mjs';

/**
 * `npm start` installs, builds and serves the site, each only where needed. `npm run dev` serves it
 * and follows edits. `npm run preview` serves it on this machine, also where a domain is set.
 */
await main(async () => {
  const [mode] = process.argv.slice(2);
  const isDev = mode === 'dev';
  // Forms work at the address of the site only. Unlike no value, an empty one wins over .env.
  if (mode === 'preview') process.env.SITE_URL = '';
  const shell = { ...process.env };
  await install({ withTools: isDev });
  const { checkSettings } = await importScript('lib/settings.ts');
  const { wrong, notes, port, host, ...settings } = await checkSettings({
    dev: isDev,
    isServing: true,
  });
  const refuse = (error) => {
    if (error) throw new Failure(`${error}\nNothing was started: correct this first.`);
  };
  refuse(wrong ? wrong.join('\n') : await portError(port, host));

  const { env, ready } = await provideAuth(settings);
  if (!isDev) await build(env, { port });
  // Another command may have taken it while this one was building.
  refuse(await portError(port, host));
  // Close to the address, where a build does not move them out of sight.
  for (const note of notes) console.log(note);
  if (!isDev) {
    await serve({ command: 'start', port, host, env: { ...env, NODE_ENV: 'production' }, ready });
    return;
  }
  const { code, output } = await tell(
    'Making fonts and pictures',
    runNpm(['run', 'make', '--silent']),
  );
  if (code !== 0) throw new Failure(output);
  if (output) console.log(output);
  const { watchContent } = await importScript('../build/fonts/provide.ts');
  watchContent();
  // Next reads the `.env` files itself, again whenever they change.
  const { AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST } = env;
  const devEnv = { ...shell, AUTH_SECRET, FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV: 'development' };
  await serve({ command: 'dev', port, host, env: devEnv, ready });
});
