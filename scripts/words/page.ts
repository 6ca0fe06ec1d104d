import { orderCommand } from '@/content/en/order-command';
import { submissions } from '@/content/en/submissions';
import { languageNames, languages } from '@/content/languages';
import { texts as textsOf } from '@/lib/words/texts';
import { divideShort } from '@sutra/vedic/divide';
import { multiply } from '@sutra/vedic/multiply';

/** The sums of these numbers have every step and every reason. */
const numbers = [
  97, 93, 98, 96, 105, 112, 99, 11, 12, 9, 43, 47, 4, 7, 88, 497, 498, 100, 10, 0, 14, 120, 979,
  983, 964,
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

/** Finds a sum for each step and reason, by the end of the path of its text. */
function workedSums(): Map<string, string> {
  const sums = new Map<string, string>();
  for (const a of numbers) {
    for (const b of numbers) {
      for (const [sign, solved] of [
        ['×', multiply(a, b)],
        ['÷', divideShort(a * 97, b)],
      ] as const) {
        if (!solved.ok) continue;
        const { operands, steps } = solved.solution;
        const keys = [`reasons.${solved.reason}`, ...steps.map((step) => `steps.${step.key}`)];
        for (const key of keys) {
          if (!sums.has(key)) sums.set(key, operands.join(` ${sign} `));
        }
      }
    }
  }
  return sums;
}

const escape = (text = '') =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).replaceAll('\n', '<br>');

const style = `body{font:16px/1.5 system-ui;margin:2em}table{border-collapse:collapse;width:100%;table-layout:fixed}
td,th{border:1px solid #999;padding:.4em;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th:first-child{width:14%}td:first-child{font-size:.75em;color:#666}h2{margin-top:2em}`;

/** One HTML page with every text of the site: English beside the others, and a column to write in. */
export function wordsPage(): string {
  const words = languageNames.map((name) => ({
    ...textsOf[name],
    ...(name === 'en' && { orderCommand, submissions }),
    ...(languages[name].offer && { offer: languages[name].offer }),
  }));
  const names = languageNames.map((name) => languages[name].name);
  const sums = workedSums();
  const sections = new Map<string, Map<string, string>>();
  for (const { path, texts } of rowsOf(words, '')) {
    const columns = languageNames.map((name, index) => {
      const lang = name === 'en' ? '' : ` lang="${name}"`;
      return `<td${lang}>${escape(texts[index])}`;
    });
    const cells = `${columns.join('')}<td contenteditable>`;
    const [step = ''] = /(steps|reasons)\..+?(?=\.(title|working|note)$|$)/.exec(path) ?? [];
    const [part = ''] = path.split('.');
    if (!sections.has(part)) sections.set(part, new Map());
    const rows = sections.get(part)!;
    // A text that is there twice has one row.
    if (!rows.has(cells)) rows.set(cells, `${path} ${sums.get(step) ?? ''}`);
  }
  const tables = [...sections].map(
    ([part, rows]) =>
      `<h2>${part}</h2><table><tr><th>Key<th>${names.join('<th>')}<th>Better${[...rows].map(([cells, key]) => `<tr><td>${key}${cells}`).join('\n')}</table>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Words of the site</title><style>${style}</style>
<h1>Words of the site</h1><p>Write into the last column, then save the page with Ctrl+S. Names in {braces} stand for numbers and names that the site puts in, and {he|she|they} for the teacher.</p>${tables.join('')}`;
}
