import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lastLine, vitestCounts } from '../steps/counts.mjs';
import { main, provideTools } from '../steps/prepare.mjs';
import { root } from '../steps/root.mjs';
import { Failure, run, runBin } from '../steps/run.mjs';
import { noSettings } from '../steps/setting-names.mjs';
import { provideTool } from '../steps/tool.mjs';

/**
 * `npm run test:hosts`: builds the site with OpenNext, as for AWS Lambda, and tests what OpenNext's
 * own server answers. OpenNext is large, so it is installed apart; it takes Next from the project.
 * It builds in `.next`: the next start builds again.
 */
const OUTPUT = join(root, '.open-next');
const REPORT = join(root, 'node_modules/.cache/reports/hosts.json');

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
    await provideTools();
    mkdirSync(join(REPORT, '..'), { recursive: true });
    rmSync(REPORT, { force: true });
    try {
      await buildWithOpenNext();
      const args = ['run', '--config', 'tests/hosts/vitest.config.ts', '--reporter=verbose'];
      const report = ['--reporter=json', `--outputFile.json=${REPORT}`];
      const { code } = await runBin(root, 'vitest/vitest.mjs', [...args, ...report]);
      process.exitCode = code;
    } finally {
      rmSync(OUTPUT, { recursive: true, force: true });
    }
    console.log(lastLine([vitestCounts(JSON.parse(readFileSync(REPORT, 'utf8')))]));
  },
  { interrupted: 1 },
);
