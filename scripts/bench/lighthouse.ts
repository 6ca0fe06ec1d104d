import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../steps/chromium.mjs';
import { Failure, run } from '../steps/run.mjs';
import { provideTool } from '../steps/tool.mjs';

export type Form = 'mobile' | 'desktop';

/** What one load of a page came to. Times in ms, sizes in bytes on the wire. */
export interface Load {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** Requests to other hosts. */
  strangers: number;
  /** Performance, accessibility, best practices, SEO: 0 to 100. */
  scores: number[];
  /** Audits that count and are not perfect, as `category/audit`. */
  missed: string[];
}

const NEEDED = [22, 19];
const TRIES = 3;

/** Node of the tool itself where the one that runs us is older than Lighthouse needs. */
function nodeFor(tool: string): string {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0]! || (major === NEEDED[0] && minor >= NEEDED[1]!)) return process.execPath;
  const own = join(tool, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(own)) return own;
  throw new Failure(`Lighthouse needs Node ${NEEDED.join('.')} or newer.`);
}

/**
 * Installs Lighthouse apart from the project.
 *
 * @returns a function that loads an address once in a fresh browser. Mobile is Lighthouse's own:
 *   slow 4G (150 ms, 1.6 Mbps) and a CPU four times slower.
 */
export async function provideLighthouse(method: 'simulate' | 'devtools') {
  const tool = await provideTool('bench');
  const node = nodeFor(tool);
  // Playwright's own, where the machine has none.
  const { chromium } = await import('@playwright/test');
  const path = findChromium() ?? chromium.executablePath();

  return async (url: string, form: Form): Promise<Load> => {
    const job = { url, form, method, chromium: path, flags: CHROMIUM_FLAGS };
    for (let tries = 1; ; tries++) {
      const { code, output } = await run(node, [join(tool, 'run.mjs'), JSON.stringify(job)], {
        quiet: true,
        env: { ...process.env, NODE_OPTIONS: '' },
      });
      if (code === 0) return JSON.parse(output.slice(output.lastIndexOf('\n') + 1)) as Load;
      // It loses a trace now and then, and says itself that it should be run again.
      if (tries === TRIES) throw new Failure(`Lighthouse could not load ${url}.\n${output}`);
    }
  };
}
