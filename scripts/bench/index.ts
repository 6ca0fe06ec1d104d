import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { provideChromium } from '../steps/programs.mjs';
import { main } from '../steps/run.mjs';
import { noSettings } from '../steps/setting-names.mjs';
import { withServer } from '../steps/serve.mjs';
import { provideBuilds } from './builds.mjs';
import { type Sample, startLighthouse } from './lighthouse';
import { loadTable, tapTable } from './tables';
import { measureTaps, type TapFigures } from './taps';
import { withTwin } from './twin';

const HELP = `npm run bench -- [options]

Measures the site as shipped, with the framework in the page from the start ("eager"), and the same
pages without any script ("twin"). Leave the machine alone meanwhile, and quote ratios, not times.

  --runs <n>       loads of each page and variant (default 5)
  --taps <n>       taps on each part of a page at first paint (default 20)
  --pages <list>   paths, separated by commas (default /,/about,/books,/contact,/nowhere)
  --against <dir>  also measures the build of another checkout, such as an older one
  --throttling <m> simulate (default) or devtools
  --json <file>    also writes every figure to a file`;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    taps: { type: 'string', default: '20' },
    pages: { type: 'string', default: '/,/about,/books,/contact,/nowhere' },
    against: { type: 'string' },
    throttling: { type: 'string', default: 'simulate' },
    json: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** Address of each variant of the site. */
type Addresses = Record<string, string>;

/** Loads the variants in turn, so that a machine that slows down slows them all alike. */
async function loadAll(addresses: Addresses, runs: number): Promise<Sample[]> {
  const lighthouse = await startLighthouse(values.throttling);
  const samples: Sample[] = [];
  try {
    // Run 0 warms the servers up on a desktop.
    for (let run = 0; run <= runs; run++) {
      for (const page of values.pages.split(',')) {
        for (const [variant, address] of Object.entries(addresses)) {
          const form = run === 0 ? 'desktop' : 'mobile';
          console.error(`${run} of ${runs}: ${page}, ${variant}, ${form}`);
          const load = await lighthouse.load(new URL(page, address).href, form);
          samples.push({ page, variant, form, ...load });
        }
      }
    }
  } finally {
    lighthouse.stop();
  }
  return samples;
}

async function measure(addresses: Addresses): Promise<void> {
  const [runs, tries] = [Number(values.runs), Number(values.taps)];
  const samples = runs > 0 ? await loadAll(addresses, runs) : [];
  if (runs > 0) console.log(`${loadTable(samples)}\n`);
  const taps: TapFigures[] = tries > 0 ? await measureTaps(addresses.shipped!, tries) : [];
  if (tries > 0) console.log(tapTable(taps));
  if (values.json) writeFileSync(values.json, JSON.stringify({ samples, taps }, null, 2));
}

async function bench(): Promise<void> {
  await provideChromium();
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = {
    ...process.env,
    ...noSettings(),
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    DATA_DIR: data,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const folders = {
    ...(await provideBuilds(env)),
    ...(values.against && { against: resolve(values.against) }),
  };
  const serveNext = Object.entries(folders).reduceRight<(served: Addresses) => Promise<void>>(
    (next, [variant, folder]) =>
      (served) =>
        withServer(folder, env, (address) => next({ ...served, [variant]: address })),
    (served) => withTwin(served.shipped!, (twin) => measure({ ...served, twin })),
  );
  try {
    await serveNext({});
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

await main(async () => (values.help ? console.log(HELP) : bench()));
