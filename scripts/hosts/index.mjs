import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { install } from '../steps/install.mjs';
import { root } from '../steps/root.mjs';
import { Failure, main, run, runBin } from '../steps/run.mjs';
import { noSettings } from '../steps/setting-names.mjs';
import { provideTool } from '../steps/tool.mjs';

/**
 * `npm run test:hosts`: builds the site with OpenNext, as for AWS Lambda, and tests what OpenNext's
 * own server answers. OpenNext is large, so it is installed apart; it takes Next from the project.
 * It builds in `.next`: the next start builds again.
 */
const OUTPUT = join(root, '.open-next');

async function buildWithOpenNext() {
  const tool = await provideTool('hosts');
  console.log('Building with OpenNext (about a minute) …');
  const { code, output } = await run(
    process.execPath,
    [
      join(tool, 'node_modules/@opennextjs/aws/dist/index.js'),
      ...['build', '--config-path', 'tests/hosts/open-next.config.mjs'],
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        ...noSettings(),
        NEXT_ADAPTER_PATH: undefined,
        NEXT_TELEMETRY_DISABLED: '1',
        NODE_ENV: 'production',
        OUTPUT: undefined,
      },
      quiet: true,
    },
  );
  if (code !== 0) throw new Failure(`OpenNext could not build the site.\n${output}`);
}

await main(
  async () => {
    await install();
    try {
      await buildWithOpenNext();
      const args = ['run', '--config', 'tests/hosts/vitest.config.ts', '--reporter=verbose'];
      const { code } = await runBin('vitest/vitest.mjs', args);
      process.exitCode = code;
    } finally {
      rmSync(OUTPUT, { recursive: true, force: true });
    }
  },
  { interrupted: 1 },
);
