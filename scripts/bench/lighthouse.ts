import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../lib/programs.mjs';
import { root } from '../lib/root.mjs';
import { Failure, runNpm } from '../lib/run.mjs';

const MAX_TRIES = 3;

interface Report {
  audits: Record<string, { numericValue: number; details: { items: { url: string }[] } }>;
  categories: Record<string, { score: number }>;
}

/** Apart from the project's packages, which it would more than double. */
const TOOL = join(root, 'scripts/bench/tool');

export async function provideLighthouse() {
  const { code, output } = await runNpm(['ci', '--ignore-scripts'], { cwd: TOOL });
  if (code !== 0) throw new Failure(`Lighthouse could not be installed.\n${output}`);
  // Lighthouse needs Node 22, which the tool brings for older ones.
  const ownNode = join(TOOL, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  const node = existsSync(ownNode) ? ownNode : process.execPath;
  const flags = ['--headless=new', ...CHROMIUM_FLAGS].map((flag) => flag.replace(/=(.*)/, '="$1"'));

  return async function load(url: string) {
    const args = [
      join(TOOL, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      '--quiet',
      `--chrome-flags=${flags.join(' ')}`,
      '--disable-full-page-screenshot',
      '--skip-audits=bf-cache',
      // The page for a wrong address answers 404.
      '--ignore-status-code',
    ];
    const env = { ...process.env, CHROME_PATH: findChromium() ?? chromium.executablePath() };
    for (let tries = 1; ; tries++) {
      try {
        const { stdout } = await promisify(execFile)(node, args, { env, maxBuffer: 1e8 });
        const { audits, categories } = JSON.parse(stdout) as Report;
        const number = (audit: string) => audits[audit]!.numericValue;
        const { items } = audits['network-requests']!.details;
        const requests = items.filter(({ url }) => url.startsWith('http'));
        return {
          'FCP ms': number('first-contentful-paint'),
          'LCP ms': number('largest-contentful-paint'),
          'TBT ms': number('total-blocking-time'),
          CLS: number('cumulative-layout-shift'),
          kB: number('total-byte-weight') / 1000,
          requests: requests.length,
          'lowest score': 100 * Math.min(...Object.values(categories).map(({ score }) => score)),
        };
      } catch (error) {
        // Lighthouse sometimes loses a trace.
        if (tries === MAX_TRIES)
          throw new Failure(`Lighthouse cannot load ${url}: ${String(error)}`);
      }
    }
  };
}

export type Load = Awaited<ReturnType<Awaited<ReturnType<typeof provideLighthouse>>>>;
