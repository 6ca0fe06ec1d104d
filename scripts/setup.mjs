import { install } from './lib/install.mjs';
import { importScript, main } from './lib/run.mjs';

/** `npm run setup`: asks for the owner's facts and settings. */
await main(
  async () => {
    await install();
    const { runSetup } = await importScript('setup/index.ts');
    process.exitCode = await runSetup(process.argv.slice(2));
  },
  { interrupted: 130 },
);
