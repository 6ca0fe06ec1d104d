import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readPages, weigh } from '../size/measure';
import { CHROMIUM_FLAGS, findChromium } from '../steps/chromium.mjs';
import { main } from '../steps/prepare.mjs';
import { noSettings } from '../steps/setting-names.mjs';
import { withServer } from '../steps/with-server.mjs';
import { provideBuilds } from './builds.mjs';
import { authPath, restored } from './checks';
import { firstTap, type TapFigures } from './first-tap';
import { provideLighthouse } from './lighthouse';
import { loadAll, type Way } from './loads';
import { HELP, LOST, type Options, readOptions } from './options';
import { report } from './report';
import { targets } from './taps';
import { withTwin } from './twin';

const PORTS: Record<Way, number> = { shipped: 4200, eager: 4210, twin: 4220 };
const say = (line: string) =>
  void process.stderr.write(`${performance.now().toFixed(0).slice(0, -3)} s  ${line}\n`);
const launch = (more = {}) =>
  chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS, ...more });

async function measureTaps(addresses: Record<Way, string>, tries: number) {
  const taps: (TapFigures & { way: Way })[] = [];
  const browser = await launch();
  for (const way of ['shipped', 'eager'] as const) {
    // The comparison shows itself at once, and lost taps take long.
    const count = way === 'shipped' ? tries : Math.ceil(tries / 10);
    for (const target of count > 0 ? targets : []) {
      say(`${count} taps: ${target.what}, ${way}`);
      taps.push({ way, ...(await firstTap(browser, addresses[way], target, count)) });
    }
  }
  await browser.close();
  return taps;
}

async function measureChecks(address: string, asked: readonly string[]) {
  // Browsers keep no page that came as an error.
  const pages = asked.filter((page) => page !== LOST);
  const plain = await launch();
  const auth = await authPath(plain, address);
  await plain.close();
  // Playwright's own browsers keep no page.
  const keeping = await launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  const kept = await restored(keeping, address, pages);
  await keeping.close();
  return { auth, kept: { tried: pages.length, restored: kept.length } };
}

/** Measures what the options ask for, prints it, and writes it down where they say. */
async function bench(options: Options): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'bench-'));
  const env = {
    ...process.env,
    ...noSettings(),
    AUTH_SECRET: randomBytes(32).toString('base64url'),
    DATA_DIR: data,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const folders = await provideBuilds(env);
  const lighthouse = await provideLighthouse(options.throttling);
  const build = join(folders.shipped, '.next');
  const weights = weigh(build, readPages(build));

  const work = async (addresses: Record<Way, string>) => {
    const { pages, runs, taps: tries, throttling } = options;
    const samples = await loadAll({ runs, pages, addresses }, lighthouse.load, say);
    lighthouse.stop();
    const checks = await measureChecks(addresses.shipped, pages);
    const taps = await measureTaps(addresses, tries);
    const shippedTaps = taps.filter(({ way }) => way === 'shipped');
    const measured = { weights, samples, taps: shippedTaps, ...checks };
    console.log(report(measured, pages, taps));
    if (options.json) {
      const all = { ...measured, taps, throttling, date: new Date().toISOString() };
      writeFileSync(options.json, `${JSON.stringify(all, null, 2)}\n`);
    }
  };
  try {
    await withServer(
      folders.shipped,
      env,
      (shipped) =>
        withServer(
          folders.eager,
          env,
          (eager) => withTwin(shipped, (twin) => work({ shipped, eager, twin }), PORTS.twin),
          PORTS.eager,
        ),
      PORTS.shipped,
    );
  } finally {
    lighthouse.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

await main(async () => {
  const options = readOptions(process.argv.slice(2));
  if (options) await bench(options);
  else console.log(HELP);
});
