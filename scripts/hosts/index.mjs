import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../steps/install.mjs';
import { root } from '../steps/root.mjs';
import { Failure, main, run, runBin } from '../steps/run.mjs';
import { noSettings } from '../steps/setting-names.mjs';
import { provideTool } from '../steps/tool.mjs';

/** `npm run test:hosts`: leaves a build for AWS Lambda in `.next`; the next start builds again. */
async function buildWithOpenNext() {
  const openNext = join(await provideTool('hosts'), 'node_modules/@opennextjs/aws/dist/index.js');
  console.log('Building with OpenNext (about a minute) …');
  const args = [openNext, 'build', '--config-path', 'tests/hosts/open-next.config.mjs'];
  const env = {
    ...process.env,
    ...noSettings(),
    NEXT_ADAPTER_PATH: undefined,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
    OUTPUT: undefined,
  };
  const { code, output } = await run(process.execPath, args, { env, quiet: true });
  if (code !== 0) throw new Failure(`OpenNext could not build the site.\n${output}`);
}

await main(
  async () => {
    await install();
    try {
      await buildWithOpenNext();
      const args = ['run', '--config', 'tests/hosts/vitest.config.ts', '--reporter=verbose'];
      ({ code: process.exitCode } = await runBin('vitest/vitest.mjs', args));
    } finally {
      rmSync(join(root, '.open-next'), { recursive: true, force: true });
    }
  },
  { interrupted: 1 },
);
