/** `npm run size`: what each page of the build weighs, in kB (1000 bytes), and its limits. */
import { languages } from '@/content/languages';
import { homeLimits, pageLimits, partLimits, translatedLimits, wordLimits } from './limits';
import { type Bytes, weigh, weighWords } from './weigh';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const both = ({ gzip, brotli }: Bytes) => `${kilobytes(gzip)} / ${kilobytes(brotli)}`;

const weights = weigh('.next');
const wrong: string[] = [];

const prefixes = Object.values(languages).flatMap(({ prefix }) => prefix || []);
function limitsOf(route: string) {
  if (prefixes.some((prefix) => `${route}/`.startsWith(`${prefix}/`))) return translatedLimits;
  return route === '/' ? homeLimits : pageLimits;
}
for (const { route, html, css, fonts, headers, firstScreen, ...weight } of weights) {
  const figures = {
    firstLoad: html.gzip + css.gzip + fonts,
    markup: html.brotli + css.brotli,
    firstScreen: firstScreen + headers,
    earlyScripts: weight.earlyScripts.gzip,
    scripts: weight.scripts.gzip,
    data: weight.data.gzip,
  };
  for (const [name, measured] of Object.entries(figures)) {
    const { of, bytes } = limitsOf(route)[name as keyof typeof pageLimits];
    if (measured <= bytes) continue;
    wrong.push(`${route}: ${of}: ${measured} bytes, ${bytes} allowed`);
  }
}

console.table(
  weights.map(({ route, html, headers, firstScreen, css, fonts, earlyScripts, scripts, data }) => ({
    route,
    'HTML gz / br': both(html),
    headers: kilobytes(headers),
    'first screen br': kilobytes(firstScreen),
    'CSS gz / br': both(css),
    fonts: kilobytes(fonts),
    'scripts before gz / br': both(earlyScripts),
    'scripts after gz / br': both(scripts),
    'their data gz / br': both(data),
  })),
);

const heaviestParts = new Map<string, Bytes>();
for (const { name, gzip, brotli } of weights.flatMap(({ parts }) => parts)) {
  if (gzip > (heaviestParts.get(name)?.gzip ?? -1)) heaviestParts.set(name, { gzip, brotli });
}

/** Compares what an intent fetches with its limits. */
function tabulate(heaviest: ReadonlyMap<string, Bytes>, limits: typeof partLimits) {
  const names = [...new Set([...Object.keys(limits), ...heaviest.keys()])];
  const rows = names.map((name) => {
    const limit = limits[name];
    const bytes = heaviest.get(name);
    if (!limit) wrong.push(`${name}: has no limit in scripts/size/limits.ts`);
    else if (!bytes) wrong.push(`${name}: has a limit, but no page fetches it`);
    else if (bytes.gzip > limit.bytes) {
      wrong.push(`${name}: ${bytes.gzip} bytes, ${limit.bytes} allowed`);
    }
    return {
      'an intent': limit?.intent,
      fetches: name,
      'gz / br': bytes && both(bytes),
      'limit gz': limit && kilobytes(limit.bytes),
    };
  });
  console.table(rows);
}
tabulate(heaviestParts, partLimits);
tabulate(weighWords('.next'), wordLimits);

for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
