/** `npm run size`: what each page of the build weighs, in kB (1000 bytes), and its limits. */
import { languages } from '@/content/pages';
import { homeLimits, pageLimits, partLimits, translatedLimits } from './limits';
import { type Bytes, weigh } from './weigh';

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

const partNames = new Set([
  ...Object.keys(partLimits),
  ...weights.flatMap(({ parts }) => parts.map((part) => part.name)),
]);
console.table(
  [...partNames].map((name) => {
    const limit = partLimits[name];
    const [heaviest] = weights
      .flatMap(({ parts }) => parts.filter((part) => part.name === name))
      .sort((a, b) => b.gzip - a.gzip);
    if (!limit) wrong.push(`${name}: has no limit in scripts/size/limits.ts`);
    else if (!heaviest) wrong.push(`${name}: has a limit, but no page fetches it`);
    else if (heaviest.gzip > limit.bytes) {
      wrong.push(`${name}: ${heaviest.gzip} bytes, ${limit.bytes} allowed`);
    }
    return {
      'an intent': limit?.intent,
      fetches: name,
      'scripts gz / br': heaviest && both(heaviest),
      'limit gz': limit && kilobytes(limit.bytes),
    };
  }),
);

for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
