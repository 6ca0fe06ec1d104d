import { provideChromium } from '../steps/chromium.mjs';
import { main, provideTools } from '../steps/prepare.mjs';
import { root } from '../steps/root.mjs';
import { runBin } from '../steps/run.mjs';

/** `npm run bench`: the figures of the site against its goals; `-- --help` says more. */
await main(async () => {
  const args = process.argv.slice(2);
  await provideTools();
  if (!args.includes('--help')) await provideChromium(root);
  const { code } = await runBin(root, 'tsx/dist/cli.mjs', ['scripts/bench/bench.ts', ...args]);
  process.exitCode = code;
});
