import { learnWords as learnEn } from '@/content/en/learn-words';
import { ownerMails } from '@/content/en/owner-mails';
import { submissions } from '@/content/en/submissions';
import * as en from '@/content/en/words';
import { learnWords as learnHi } from '@/content/hi/learn-words';
import * as hi from '@/content/hi/words';
import { languages } from '@/content/pages';
import { factsFor } from '@/lib/locale';
import { divide } from '@/lib/vedic/divide';
import { multiply } from '@/lib/vedic/multiply';
import { type Values } from '@/lib/vedic/types';
import { fillValues } from '@/lib/vedic/words';
import { groups } from './groups';
import { samplesIn } from './samples';

/** The sums of these numbers have every step and every reason. */
const numbers = [
  97, 93, 98, 96, 105, 112, 99, 11, 12, 9, 43, 47, 4, 7, 88, 497, 498, 100, 10, 0, 14, 120,
];

type Row = { path: string; texts: (string | undefined)[] };

const isText = (value: unknown) => typeof value === 'string';

/** Lists the texts by path, each with one text for each language. */
function rowsOf(values: readonly unknown[], path: string): Row[] {
  if (values.some(isText)) return [{ path, texts: values as Row['texts'] }];
  const parts = values.filter((value) => typeof value === 'object' && value !== null);
  const keys = new Set(parts.flatMap((part) => Object.keys(part as object)));
  return [...keys].flatMap((key) => {
    const below = values.map((value) => (value as Record<string, unknown> | undefined)?.[key]);
    return rowsOf(below, path ? `${path}.${key}` : key);
  });
}

/** Finds a sum, and its values, for each step and reason: by the end of the path of its text. */
function workedSums(): Map<string, { sum: string; values: Values }> {
  const sums = new Map<string, { sum: string; values: Values }>();
  const keep = (key: string, sum: string, values: Values) =>
    sums.has(key) || sums.set(key, { sum, values });
  for (const a of numbers) {
    for (const b of numbers) {
      for (const solved of [multiply(a, b), divide(a * 97, b)]) {
        if (!solved.ok) continue;
        const { method, operands, steps, values } = solved.solution;
        const sum = operands.join(method in en.vedic.divisions.methods ? ' ÷ ' : ' × ');
        keep(`reasons.${solved.reason}`, sum, values);
        for (const step of steps) keep(`steps.${step.key}`, sum, step.values);
      }
    }
  }
  return sums;
}

const startsOf = groups.flatMap((group) => group.paths.map((start) => [start, group] as const));

/** Lists the values whose start fits the path, that of the longest start first. */
const findByStart = <T>(path: string, starts: readonly (readonly [string, T])[]) =>
  starts
    .filter(([start]) => path.startsWith(start))
    .sort(([one], [other]) => other.length - one.length);

const escape = (text: string) =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');

const style = `body{font:16px/1.5 system-ui;margin:2em}table{border-collapse:collapse;width:100%;table-layout:fixed}
td,th{border:1px solid #999;padding:.4em;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th:first-child{width:14%}td:first-child{font-size:.75em;color:#666}h2{margin-top:2em}`;

/** One HTML page with every text of the site: English beside Hindi, and a column to write in. */
export function wordsPage(): string {
  const locales = [
    {
      tag: languages.en.tag,
      words: en,
      all: { ...en, learnWords: learnEn, ownerMails, submissions },
    },
    {
      tag: languages.hi.tag,
      words: hi,
      all: { ...hi, learnWords: learnHi, offer: languages.hi.offer },
    },
  ];
  const values = locales.map(({ tag, words }) => ({
    facts: factsFor(tag, words),
    samples: samplesIn(tag, words),
  }));
  const worked = workedSums();
  const workedAt = (path: string) =>
    worked.get(/(steps|reasons)\..+?(?=\.(title|working|note)$|$)/.exec(path)?.[0] ?? '');
  const fillAt = (path: string, text: string, index: number) => {
    const { facts, samples } = values[index]!;
    const sets = findByStart(path, samples).map(([, set]) => set);
    const general = sets.pop()!;
    const own = workedAt(path)?.values ?? {};
    return [own, ...sets, facts, example, general].reduce(fillValues, text);
  };
  const example = worked.get('reasons.nikhilam')!.values;
  const sections = new Map(groups.map((group) => [group, new Map<string, string>()]));
  const allWords = locales.map(({ all }) => all);
  for (const { path, texts } of rowsOf(allWords, '')) {
    const [english = '', hindi = ''] = texts.map((text, index) =>
      text === undefined ? '' : escape(fillAt(path, text, index)),
    );
    const [found] = findByStart(path, startsOf);
    if (!found) throw new Error(`scripts/words/groups.ts has no group for ${path}`);
    const cells = `<td>${english}<td lang="hi">${hindi}<td contenteditable>`;
    const rows = sections.get(found[1])!;
    rows.set(cells, rows.get(cells) ?? [path, workedAt(path)?.sum].join(' '));
  }
  const tables = [...sections].map(
    ([{ title, how }, rows]) =>
      `<h2>${title}</h2><p>${how}</p><table><tr><th>Key<th>English<th>हिन्दी<th>Better${[...rows].map(([cells, path]) => `<tr><td>${path}${cells}`).join('\n')}</table>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Words of the site</title><style>${style}</style>
<h1>Words of the site</h1><p>Write into the last column, then save the page with Ctrl+S.</p>${tables.join('')}`;
}
