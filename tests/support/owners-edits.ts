import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '@/scripts/lib/root.mjs';

type Facts = Record<string, unknown>;

/** What an owner changes in a copy of the project. */
export interface Edits {
  who: string;
  make: (folder: string) => Promise<void>;
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** As `npm run setup` writes a file. */
async function write(folder: string, file: string, facts: unknown) {
  const options = await resolveConfig(join(root, file));
  const text = await format(JSON.stringify(facts, null, 2), { ...options, parser: 'json' });
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

async function change(folder: string, file: string, edit: (facts: Facts) => unknown) {
  if (!existsSync(join(folder, file))) return;
  const facts = JSON.parse(read(folder, file)) as Facts;
  await write(folder, file, edit(facts) ?? facts);
}

/** Another value for each fact, and its kind stays. */
function replaced(value: unknown): unknown {
  if (typeof value === 'string') return `${value} (own)`;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.map(replaced);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part)]));
}

const renamed = (books: Facts) =>
  Object.fromEntries(Object.entries(books).map(([id, book]) => [`own-${id}`, replaced(book)]));

/** Puts the owner's sentences in the place of those of the sample teacher. */
function rewrite(folder: string, file: string) {
  const text = read(folder, file).replaceAll(
    /'([^'\n]{25,})'/g,
    (_, own: string) => `'Own: ${own}'`,
  );
  writeFileSync(join(folder, file), text);
}

const confirm = (folder: string) => write(folder, 'content/confirmed.json', {});

const SITE = 'content/site.json';
const LANGUAGES = ['en', 'hi'];

/** Copies what is of Hindi, under another name. */
function copyLanguage(folder: string, from: string, to: string, name: (text: string) => string) {
  cpSync(join(folder, from), join(folder, to), { recursive: true });
  for (const file of readdirSync(join(folder, to), { recursive: true, encoding: 'utf8' })) {
    if (/\.tsx?$/.test(file)) {
      writeFileSync(join(folder, to, file), name(read(folder, join(to, file))));
    }
  }
}

/** Adds a line for a language where one of Hindi is. */
function addLines(folder: string, file: string, isOfHindi: RegExp) {
  const before = read(folder, file);
  const marathi = (line: string) => line.replaceAll(/\bhi\b/g, 'mr').replaceAll("'/hi'", "'/mr'");
  const after = before.replace(isOfHindi, (line) => line + marathi(line));
  if (after === before) throw new Error(`${file} has no line of Hindi: ${isOfHindi.source}`);
  writeFileSync(join(folder, file), after);
}

export const owners: Edits[] = [
  {
    who: 'a few facts',
    async make(folder) {
      await confirm(folder);
      await change(folder, SITE, (site) => {
        Object.assign(site, { name: 'Ganit Ghar', phone: '+919822012345', city: 'Nagpur' });
        Object.assign(site, { email: 'asha@ganit.test' });
        Object.assign(site.teacher as Facts, { name: 'Asha Rao', since: 2018 });
        Object.assign(site.upi as Facts, { id: 'asha@bank', payee: 'Asha Rao' });
      });
    },
  },
  {
    who: 'everything',
    async make(folder) {
      await confirm(folder);
      await change(folder, SITE, (site) => replaced(site));
      const ofBooks = [...LANGUAGES.map((name) => `${name}/books`), 'books', 'sample-pages'];
      for (const name of ofBooks) await change(folder, `content/${name}.json`, renamed);
      for (const language of LANGUAGES) {
        for (const name of ['testimonials', 'reviews']) {
          await change(folder, `content/${language}/${name}.json`, replaced as typeof renamed);
        }
        rewrite(folder, `content/${language}/about.ts`);
      }
    },
  },
  {
    who: 'another colour and a third language',
    async make(folder) {
      await confirm(folder);
      await change(folder, SITE, (site) => Object.assign(site, { look: { hue: 150 } }));
      const name = (text: string) => text.replaceAll('content/hi/', 'content/mr/');
      copyLanguage(folder, 'content/hi', 'content/mr', name);
      copyLanguage(folder, 'app/hi', 'app/mr', (text) => name(text).replaceAll(/\bhi\b/g, 'mr'));
      addLines(folder, 'content/languages.ts', /^ {2}hi: \{\n(?: {4}.*\n)+ {2}\},\n/m);
      addLines(folder, 'lib/words/texts.ts', /^import \* as hi .*\n/m);
      addLines(folder, 'lib/words/texts.ts', /, hi(?= \})/);
    },
  },
];
