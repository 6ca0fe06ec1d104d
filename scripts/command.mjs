import { isInstalled, install } from './lib/install.mjs';
import { importScript, main } from './lib/run.mjs';

/** `npm run setup` and `npm run doctor`: runs what `scripts/<name>/index.ts` exports. */
await main(
  async () => {
    // Later changes are left to npm start: the site may be running with these packages.
    if (!isInstalled()) await install({ withTools: false });
    const [name, ...args] = process.argv.slice(2);
    const { run } = await importScript(`${name}/index.ts`);
    const code = await run(args);
    // Connections to Firestore would keep the process.
    process.stdout.write('', () => process.exit(code));
  },
  { interrupted: 130 },
);
