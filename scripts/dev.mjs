import { prepare, main } from './steps/prepare.mjs';
import { root } from './steps/root.mjs';
import { serve } from './steps/serve.mjs';

/** `npm run dev`: the site for work, rebuilt as files change. */
await main(async () => {
  // Next reads the `.env` files itself here, and again when they change.
  const shell = { ...process.env };
  const { port } = await prepare({ dev: true });
  await serve({
    root,
    port,
    args: ['dev', '--port', String(port)],
    env: { ...shell, NODE_ENV: 'development', PORT: String(port) },
  });
});
