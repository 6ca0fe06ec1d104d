import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { hasConfirmed } from '@/content/samples';

const says = {
  en: /\bonline\b|video call|\blive\b|wherever you are|time zone/i,
  hi: /ऑनलाइन|वीडियो कॉल|लाइव|कहीं से भी|टाइम ज़ोन|विदेश/,
};

/** The demonstration on the home page, which is no class. */
const OTHER = 'home.ts: demo.liveDemo';

const [, part = ''] = readFileSync('docs/content.md', 'utf8').split('### If you teach in person');
const listed = part.split('\n').flatMap((row) => {
  const [file, ...texts] = [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  return row.startsWith('|') ? texts.map((text) => `${file}: ${text}`) : [];
});

/** Paths of the texts, without the name that a file exports them by. */
function pathsIn(value: unknown, isWanted: (text: string) => boolean, path: string[]): string[] {
  if (typeof value === 'string') return isWanted(value) ? [path.slice(1).join('.')] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => pathsIn(each, isWanted, [...path, key]));
}

const isIn = (path: string, text: string) => path === text || path.startsWith(`${text}.`);

it('docs: list each text that says that classes are online', async () => {
  // An owner's copy has other words.
  if (hasConfirmed) return;
  const found: string[] = [];
  for (const [language, words] of Object.entries(says)) {
    // `words.ts` holds the words of the other files.
    const files = readdirSync(`content/${language}`).filter((name) =>
      /(?<!^words)\.ts$/.test(name),
    );
    for (const file of files) {
      const exported: unknown = await import(pathToFileURL(`content/${language}/${file}`).href);
      const paths = pathsIn(exported, (text) => words.test(text), []);
      found.push(...paths.map((path) => `${file}: ${path}`));
    }
  }
  const forgotten = found.filter((path) => ![OTHER, ...listed].some((text) => isIn(path, text)));
  expect(forgotten).toEqual([]);
  expect(listed.filter((text) => !found.some((path) => isIn(path, text)))).toEqual([]);
});
