/** `npm run parts`: every part and state on one page. It is served by Vite and is in no build of Next. */
import { readFile } from 'node:fs/promises';
import { createViteServer } from 'vitest/node';
import { provideFonts } from '@/build/fonts/provide';
import { languageNames } from '@/content/languages';
import { partsConfig } from '@/tests/parts/support/vite';
import { freePortFrom } from '../lib/port.mjs';
import { root } from '../lib/root.mjs';

/** The address of a frame begins like a page in its language. */
const FRAMES = new RegExp(`^(/(${languageNames.join('|')}))?/frame$`);

await provideFonts();
const server = await createViteServer({
  ...partsConfig,
  configFile: false,
  appType: 'custom',
  // That of the project is in the form of Next.
  css: { postcss: {} },
  resolve: {
    alias: [
      // What the helpers of tests watch their functions with, and what would ask Firebase.
      { find: /^vitest$/, replacement: `${root}/scripts/parts/stand-ins.ts` },
      {
        find: '@/lib/shop/account/browser/sign-in',
        replacement: `${root}/scripts/parts/stand-ins.ts`,
      },
      ...Object.entries(partsConfig.resolve.alias).map(([find, replacement]) => ({
        find,
        replacement,
      })),
    ],
  },
  cacheDir: 'node_modules/.cache/parts-page',
  optimizeDeps: {
    ...partsConfig.optimizeDeps,
    include: partsConfig.optimizeDeps.include.filter((name) => !name.startsWith('vitest')),
  },
  server: {
    host: '127.0.0.1',
    port: await freePortFrom(4100),
    watch: { ignored: ['**/.next/**', '**/.data/**', '**/test-results/**'] },
  },
});
server.middlewares.use(async (request, response, next) => {
  const path = request.url!.split('?')[0]!;
  const name = path === '/' ? 'index' : FRAMES.test(path) ? 'frame' : undefined;
  if (!name) return next();
  const html = await readFile(`${root}/scripts/parts/${name}.html`, 'utf8');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(await server.transformIndexHtml(request.url!, html));
});
await server.listen();
console.log(`The parts of the site are at ${server.resolvedUrls!.local[0]}`);
console.log('Their examples are in tests/parts/examples. Ctrl+C ends this.');
