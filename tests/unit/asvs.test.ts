import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** The requirements of level 1 in OWASP ASVS 5.0.0, as its CSV lists them. */
const LEVEL_1: Record<string, number[]> = {
  ...{ '1.2': [1, 2, 3, 4, 5], '1.3': [1, 2], '1.5': [1] },
  ...{ '2.1': [1], '2.2': [1, 2], '2.3': [1] },
  ...{ '3.2': [1, 2], '3.3': [1], '3.4': [1, 2], '3.5': [1, 2, 3] },
  ...{ '4.1': [1], '4.4': [1] },
  ...{ '5.2': [1, 2], '5.3': [1, 2] },
  ...{ '6.1': [1], '6.2': [1, 2, 3, 4, 5, 6, 7, 8], '6.3': [1, 2], '6.4': [1, 2] },
  ...{ '7.2': [1, 2, 3, 4], '7.4': [1, 2] },
  ...{ '8.1': [1], '8.2': [1, 2], '8.3': [1] },
  ...{ '9.1': [1, 2, 3], '9.2': [1] },
  ...{ '10.4': [1, 2, 3, 4, 5], '11.3': [1, 2], '11.4': [1] },
  ...{ '12.1': [1], '12.2': [1, 2], '13.4': [1], '14.2': [1], '14.3': [1] },
  ...{ '15.1': [1], '15.2': [1], '15.3': [1] },
};
const ids = Object.entries(LEVEL_1).flatMap(([section, numbers]) =>
  numbers.map((number) => `${section}.${number}`),
);

const OF_LEVEL_2 = ['7.4.3', '7.5.2'];

/** Requirements that a document meets. */
const OF_DOCUMENTS = ['2.1.1', '8.1.1'];

const rows = [
  ...readFileSync('docs/asvs.md', 'utf8').matchAll(/^\| (\d[\d.]*) +\|[^|]+\| (.+?) *\|$/gm),
].map(([, id, shown]) => ({ id: id!, shown: shown! }));

const filesIn = (text: string) =>
  [...text.matchAll(/`([\w/.-]+\.(?:tsx?|md))`/g)].map(([, file]) => file!);

test('attacks: each names a test that exists, or says how it was tried', () => {
  const attacks = [...readFileSync('docs/attacks.md', 'utf8').matchAll(/^\| (?!Attack|-)(.+)$/gm)];
  expect(attacks.length).toBeGreaterThan(30);
  for (const [row] of attacks) {
    const shown = row.split(' | ')[1]!;
    const files = [...shown.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, file]) => file!);
    const folder = dirname(files[0] ?? '');
    const paths = files.map((file) => (file.includes('/') ? file : join(folder, file)));
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
    expect(files.length > 0 || /^Tried by hand/.test(shown), row).toBe(true);
  }
});

test('ASVS: has every requirement of level 1 once, and two of level 2', () => {
  expect(ids).toHaveLength(70);
  expect(rows.map(({ id }) => id).sort()).toEqual([...ids, ...OF_LEVEL_2].sort());
});

test.each(rows)(
  'ASVS $id: names a test that exists, or says why there is none',
  ({ id, shown }) => {
    const files = filesIn(shown);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    const isTested = files.some((file) => /^tests\/.*\.(test|spec)\.tsx?$/.test(file));
    const reason = /^(?:Not applicable|Not met|Partly)[^:,]*[:,] (.+)/.exec(shown)?.[1];
    expect(isTested || OF_DOCUMENTS.includes(id) || (reason?.length ?? 0) > 8, shown).toBe(true);
  },
);
