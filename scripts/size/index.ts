import { exceeded, exceededParts, heaviest, partLimits } from './limits';
import { type Bytes, readPages, weigh, type Weight } from './measure';

/** `npm run size`: what each page of the build weighs, in kB (1000 bytes), against its limits. */
const FOLDER = '.next';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const both = ({ gzip, brotli }: Bytes) => `${kilobytes(gzip)} / ${kilobytes(brotli)}`;

const row = ({ route, html, headers, css, fonts, before, after, data }: Weight) => ({
  route,
  'HTML gz / br': both(html),
  headers: kilobytes(headers),
  'CSS gz / br': both(css),
  fonts: kilobytes(fonts),
  'scripts before gz / br': both(before),
  'scripts after gz / br': both(after),
  'their data gz / br': both(data),
});

const weights = weigh(FOLDER, readPages(FOLDER));
console.table(weights.map(row));
console.table(
  Object.entries(partLimits).map(([name, { intent, bytes }]) => {
    const part = heaviest(weights, name);
    return {
      'an intent': intent,
      fetches: name,
      'scripts gz / br': part && both(part),
      'limit gz': kilobytes(bytes),
    };
  }),
);
const wrong = [...exceeded(weights, process.env.FRAMEWORK === 'eager'), ...exceededParts(weights)];
for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exitCode = 1;
