import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build, isBuilt } from '../lib/build.mjs';
import { provideChromium } from '../lib/programs.mjs';
import { root } from '../lib/root.mjs';
import { Failure, main, onEnd } from '../lib/run.mjs';
import { withServer } from '../lib/serve.mjs';
import { noSettings } from '../lib/setting-names.mjs';
import { provideLighthouse } from './lighthouse';
import { loadSlowly } from './slow-start';
import { measureTaps, type Tap, targets } from './taps';
import { removeScripts, withCopy } from './twin';

// Measures the site as shipped, with the framework in the page from the start ("eager"), and the same
// pages without any script ("twin"). Leave the machine alone meanwhile, and quote ratios, not times.
// With `slow-start`: how soon the site as shipped, its twin and the build in the folder `--against` are
// painted.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/hi,/about,/books,/contact,/nowhere' },
    taps: { type: 'string', default: '20' },
    targets: { type: 'string', default: Object.keys(targets).join() },
    against: { type: 'string' },
  },
});

const chosen = options.targets.split(',');

/** What `next start` reads beside a build. Packages are found further up. */
const BESIDE = [
  'next.config.ts',
  'package.json',
  'tsconfig.json',
  'build',
  'content',
  'lib',
  'public',
];

const CACHE = join(root, 'node_modules/.cache/bench');
const BUILD = join(root, '.next');
/** The build that other commands use, while this one builds. */
const KEPT = join(CACHE, 'kept');

function restoreBuild(): void {
  if (!existsSync(KEPT)) return;
  rmSync(BUILD, { recursive: true, force: true });
  renameSync(KEPT, BUILD);
}

/** Builds into a folder of its own, so that several builds can be served at once. */
async function provideBuild(name: string, env: NodeJS.ProcessEnv): Promise<string> {
  const folder = join(CACHE, name);
  if (isBuilt(env, join(folder, '.next'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Of a run that was killed.
  restoreBuild();
  if (existsSync(BUILD)) renameSync(BUILD, KEPT);
  const forget = onEnd(restoreBuild);
  try {
    await build(env);
    rmSync(join(BUILD, 'cache'), { recursive: true, force: true });
    // Its links to packages are relative to this folder.
    cpSync(BUILD, join(folder, '.next'), { recursive: true });
  } finally {
    rmSync(BUILD, { recursive: true, force: true });
    restoreBuild();
    forget();
  }
  for (const path of BESIDE) cpSync(join(root, path), join(folder, path), { recursive: true });
  return folder;
}

const round = (value: number) => Number(value.toFixed(value < 1 ? 3 : 1));

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

function spread(values: readonly number[]): string {
  const [least, most] = [round(Math.min(...values)), round(Math.max(...values))];
  return least === most ? `${least}` : `${round(median(values))} (${least} to ${most})`;
}

type Load = Record<string, number>;
type Served = Record<string, string>;

async function compareLoads(
  load: (address: string) => Promise<Load>,
  addresses: Served,
  runs: number,
): Promise<void> {
  for (const page of options.pages.split(',')) {
    const loads = new Map(Object.keys(addresses).map((variant) => [variant, [] as Load[]]));
    // In turn, so that a machine that slows down slows all variants alike. Run 0 warms the servers up.
    for (let run = 0; run <= runs; run++) {
      for (const [variant, address] of Object.entries(addresses)) {
        console.error(`${run} of ${runs}: ${page}, ${variant}`);
        const figures = await load(new URL(page, address).href);
        if (run > 0) loads.get(variant)!.push(figures);
      }
    }
    const all = (variant: string, name: string) => loads.get(variant)!.map((one) => one[name]!);
    const rows = [...loads].map(([variant, figures]) => {
      const ratio = (name: string) =>
        (median(all('shipped', name)) / median(all(variant, name))).toFixed(2);
      const names = Object.keys(figures[0]!);
      return {
        page,
        variant,
        ...Object.fromEntries(names.map((name) => [name, spread(all(variant, name))])),
        'shipped ÷ this: FCP, LCP': `${ratio('FCP ms')}×, ${ratio('LCP ms')}×`,
      };
    });
    // Each page at once: a run that is stopped keeps what it has measured.
    console.table(rows);
  }
}

const compareWithTwin = (load: (address: string) => Promise<Load>, served: Served, runs: number) =>
  withCopy(served.shipped!, (twin) => compareLoads(load, { ...served, twin }, runs), {
    change: removeScripts,
  });

function showLost(target: string, { aims, isHit, pressed, clicked }: Tap): void {
  const what = isHit
    ? `the press met ${pressed}, the click ${clicked ?? 'nothing: there was none'}`
    : `${aims} presses met something else, the last one ${pressed ?? 'nothing'}`;
  console.log(`A tap on "${target}" is lost: ${what}`);
}

async function showTaps(site: string, tries: number): Promise<void> {
  const times = (all: (number | undefined)[]) => {
    const known = all.filter((value) => value !== undefined);
    return known.length > 0 ? spread(known) : '';
  };
  const results = Object.entries(await measureTaps(site, chosen, tries));
  const lostOf = (taps: readonly Tap[]) => taps.filter(({ done }) => done === undefined);
  console.table(
    results.map(([target, taps]) => ({
      'tap on': target,
      lost: `${lostOf(taps).length} of ${tries}`,
      'aimed, times': times(taps.map(({ aims }) => aims)),
      'heard after ms': times(taps.map(({ heard }) => heard)),
      'done after ms': times(taps.map(({ done }) => done)),
    })),
  );
  for (const [target, taps] of results) lostOf(taps).forEach((tap) => showLost(target, tap));
}

async function serveAll(
  folders: Served,
  env: NodeJS.ProcessEnv,
  work: (addresses: Served) => Promise<void>,
  addresses: Served = {},
): Promise<void> {
  const name = Object.keys(folders).find((each) => !(each in addresses));
  if (!name) return work(addresses);
  await withServer(folders[name]!, env, (address) =>
    serveAll(folders, env, work, { ...addresses, [name]: address }),
  );
}

async function bench(): Promise<void> {
  const unknown = chosen.filter((name) => !(name in targets));
  if (unknown.length > 0) {
    throw new Failure(`No tap on ${unknown.join()}. There is ${Object.keys(targets).join()}.`);
  }
  await provideChromium();
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = {
    ...process.env,
    ...noSettings(),
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    DATA_DIR: data,
    NODE_ENV: 'production' as const,
    TYPES: 'checked',
  };
  const runs = Number(options.runs);
  const taps = Number(options.taps);
  const against = options.against && { against: resolve(options.against) };
  try {
    if (positionals.includes('slow-start')) {
      const shipped = await provideBuild('shipped', { ...env, FRAMEWORK: '' });
      const folders = { shipped, ...against };
      await serveAll(folders, env, (served) => compareWithTwin(loadSlowly, served, runs));
      return;
    }
    const shipped = await provideBuild('shipped', { ...env, FRAMEWORK: '' });
    if (runs > 0) {
      const eager = await provideBuild('eager', { ...env, FRAMEWORK: 'eager' });
      const load = await provideLighthouse();
      const folders = { shipped, eager, ...against };
      await serveAll(folders, env, (served) => compareWithTwin(load, served, runs));
    }
    if (taps > 0) await withServer(shipped, env, (address) => showTaps(address, taps));
  } finally {
    rmSync(data, { recursive: true, force: true });
  }
}

await main(bench);
