import { parseArgs } from 'node:util';
import { Failure } from '../steps/run.mjs';

/** A wrong address, for the page that says so. */
export const LOST = '/nowhere';

/** Every page of the site. */
export const PAGES = ['/', '/about', '/books', '/contact', LOST] as const;

export const HELP = `npm run bench -- [options]

Measures the site three ways: as shipped, with the framework in the page from the start, and as the
same pages without any script. Builds what is not built yet, installs its own Lighthouse, and serves
everything itself. Twelve to fifteen minutes with nothing else running; quote its ratios, not its times.

  --runs <n>       runs of / for each way, other pages get two fewer (default 5)
  --pages <list>   pages by path, with commas between (default ${PAGES.join(',')})
  --taps <n>       taps on each part of a page at first paint (default 20, 0 for none)
  --throttling <m> simulate (default) or devtools
  --json <file>    writes every figure there, too
  --help           says this`;

export interface Options {
  runs: number;
  pages: readonly string[];
  taps: number;
  throttling: 'simulate' | 'devtools';
  json?: string;
}

const KNOWN = {
  runs: { type: 'string', default: '5' },
  pages: { type: 'string', default: PAGES.join(',') },
  taps: { type: 'string', default: '20' },
  throttling: { type: 'string', default: 'simulate' },
  json: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const whole = (name: string, text: string, least: number) => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new Failure(`--${name} takes a whole number from ${least} on.`);
  }
  return value;
};

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: KNOWN }).values;
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}

/**
 * What the command line asks for; nothing when it asks for help.
 *
 * @throws {Failure} with a sentence for the one who typed it.
 */
export function readOptions(args: string[]): Options | undefined {
  const values = parsed(args);
  if (values.help) return undefined;
  const { throttling, json } = values;
  if (throttling !== 'simulate' && throttling !== 'devtools') {
    throw new Failure('--throttling is simulate or devtools.');
  }
  const pages = values.pages.split(',').filter(Boolean);
  const unknown = pages.find((page) => !PAGES.some((known) => known === page));
  if (unknown) throw new Failure(`--pages: ${unknown} is none of ${PAGES.join(' ')}`);
  return {
    runs: whole('runs', values.runs, 1),
    pages,
    taps: whole('taps', values.taps, 0),
    throttling,
    json,
  };
}
