import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_FLAGS, findChromium } from '../steps/chromium.mjs';
import { Failure } from '../steps/run.mjs';
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

/** Lighthouse, ready to load pages one after the other. */
export interface Lighthouse {
  /** Loads an address once, in a fresh browser. @throws {Failure} with Lighthouse's own words. */
  load(url: string, form: Form): Promise<Load>;
  stop(): void;
}

/**
 * Installs Lighthouse apart from the project, and starts it in a process with the Node it needs.
 * Mobile is its own: slow 4G (150 ms, 1.6 Mbps) and a CPU four times slower.
 */
export async function provideLighthouse(method: 'simulate' | 'devtools'): Promise<Lighthouse> {
  const tool = await provideTool('bench');
  const { chromium } = await import('@playwright/test');
  // Playwright's own, where the machine has none.
  const shared = {
    method,
    chromium: findChromium() ?? chromium.executablePath(),
    flags: CHROMIUM_FLAGS,
  };
  const child = spawn(nodeFor(tool), [join(tool, 'run.mjs')], {
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => [{ error: 'It ended by itself.' }]);

  async function load(url: string, form: Form): Promise<Load> {
    for (let tries = 1; ; tries++) {
      const answer = Promise.race([once(child, 'message'), ended]);
      child.send({ ...shared, url, form });
      const [{ figures, error }] = (await answer) as [{ figures?: Load; error?: string }];
      if (figures) return figures;
      // It loses a trace now and then, and says itself that it should be run again.
      if (tries === TRIES) throw new Failure(`Lighthouse could not load ${url}. ${error}`);
    }
  }
  return { load, stop: () => child.connected && child.disconnect() };
}
