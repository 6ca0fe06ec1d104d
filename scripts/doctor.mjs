import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { importScript, main } from './lib/run.mjs';

/** `npm run doctor`: says what decides whether the site works. */
await main(
  async () => {
    // Later changes are left to npm start: the site may be running with these packages.
    if (!existsSync(join(root, 'node_modules'))) await install();
    const { runDoctor } = await importScript('doctor/index.ts');
    const code = await runDoctor(process.argv.slice(2));
    // Connections to Firestore would keep the process.
    process.stdout.write('', () => process.exit(code));
  },
  { interrupted: 130 },
);
