import { type Example, type Examples, toExample } from './example';

declare global {
  interface ImportMeta {
    /** Vite's: the modules whose names match, each fetched when it is called. */
    glob<Module>(pattern: string): Record<string, () => Promise<Module>>;
  }
}

const files = import.meta.glob<Record<string, Examples>>('./*.tsx');

const isExamples = (exported: unknown) =>
  typeof exported === 'object' && !(exported instanceof Map);

/** The examples of a file, as "file/export/state": "ui/button/sizes". */
async function loadFile(path: string): Promise<[name: string, example: Example][]> {
  const file = path.slice('./'.length, -'.tsx'.length);
  const parts = Object.entries(await files[path]!()).filter(([, states]) => isExamples(states));
  return parts.flatMap(([part, states]) =>
    Object.entries(states).map(([state, example]): [string, Example] => [
      `${file}/${part}/${state}`,
      toExample(example),
    ]),
  );
}

export async function loadExamples(): Promise<Map<string, Example>> {
  return new Map((await Promise.all(Object.keys(files).map(loadFile))).flat());
}

export async function loadExample(name: string): Promise<Example> {
  const examples = new Map(await loadFile(`./${name.split('/')[0]}.tsx`));
  return examples.get(name)!;
}
