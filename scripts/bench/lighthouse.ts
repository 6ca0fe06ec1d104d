import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../steps/programs.mjs';
import { Failure } from '../steps/run.mjs';
import { provideTool } from '../steps/tool.mjs';

/** One load of a page. Times in ms, bytes on the wire, scores from 0 to 100. */
export interface Load {
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  bytes: number;
  requests: number;
  /** Performance, accessibility, best practices, SEO. */
  scores: number[];
}

export interface Sample extends Load {
  page: string;
  variant: string;
  form: 'mobile' | 'desktop';
}

const MAX_TRIES = 3;

/** The tool's own Node where this one is older than Lighthouse needs. */
function nodeFor(tool: string): string {
  const own = join(tool, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  return existsSync(own) ? own : process.execPath;
}

/** Installs Lighthouse apart from the project and starts it. Its phone: slow 4G, a CPU four times slower. */
export async function startLighthouse(throttling: string) {
  const tool = await provideTool('bench');
  const child = spawn(nodeFor(tool), [join(tool, 'run.mjs')], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const chromiumPath = findChromium() ?? chromium.executablePath();

  async function load(url: string, form: Sample['form']): Promise<Load> {
    for (let tries = 1; ; tries++) {
      child.send({ url, form, throttling, chromium: chromiumPath, flags: CHROMIUM_FLAGS });
      const [answer] = (await once(child, 'message')) as [{ load?: Load; error?: string }];
      if (answer.load) return answer.load;
      // Lighthouse sometimes loses a trace.
      if (tries === MAX_TRIES) throw new Failure(`Lighthouse cannot load ${url}: ${answer.error}`);
    }
  }
  return { load, stop: () => child.disconnect() };
}
