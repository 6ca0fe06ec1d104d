import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { samples } from '@/content/samples';
import { factErrors } from '@/lib/start/start-errors';
import { loadEnvFiles } from '../steps/next-env';
import { root } from '../steps/root.mjs';
import { Failure } from '../steps/run.mjs';
import { sampleNotes } from '../steps/settings';
import { type Draft, settingErrors } from './answer';
import { askQuestions, readAnswers } from './collect';
import { addSecrets, planFacts, planSettings } from './plan';
import { groups } from './questions';
import { type Replacement, replaceFiles } from './replace-files';

const HELP = `npm run setup                          asks at this terminal
npm run setup -- law domain            asks these alone; there are ${Object.keys(groups).join(', ')}
npm run setup -- --answers file.json   reads {"name": "…", "phone": "…"} from a file`;

const UNCHANGED = 'Nothing was changed.';

function readCurrentSettings() {
  const shell = { ...process.env };
  const preferred = loadEnvFiles(root).filter(({ path }) => path !== '.env');
  const hiddenBy = (name: string) =>
    name in shell ? 'the shell' : preferred.find(({ env }) => name in env)?.path;
  return { settings: { ...process.env } as Draft['settings'], hiddenBy };
}

function refuse(sentences: readonly string[]): number {
  for (const sentence of [...sentences, UNCHANGED]) console.error(sentence);
  return 2;
}

/** @returns the exit code: 2 when nothing could be written, 130 when the person stopped it. */
export async function runSetup(args: string[]): Promise<number> {
  const options = { answers: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const file = values.answers;
  const isKnown = positionals.every((name) => Object.hasOwn(groups, name));
  if (!isKnown || (file === undefined && !process.stdin.isTTY)) return refuse([HELP]);
  const names = positionals.length > 0 ? positionals : Object.keys(groups);
  const wrong = await factErrors();
  if (wrong.length > 0) return refuse(wrong);
  const { site } = await import('@/content/site');
  const { settings, hiddenBy } = readCurrentSettings();
  const start = { site, settings };

  const collected =
    file === undefined ? await askQuestions(start, names) : readAnswers(file, start);
  if (!collected) return (console.log(UNCHANGED), 130);
  if (Array.isArray(collected)) return refuse(collected);
  const after = addSecrets(collected.draft.settings);
  const known = settingErrors(settings);
  const errors = settingErrors(after).filter((error) => !known.includes(error));
  if (errors.length > 0) return refuse(errors);

  const replacements: Replacement[] = [];
  try {
    replacements.push(...(await planFacts(collected)), ...planSettings(settings, after));
    await replaceFiles(replacements);
  } catch (error) {
    if (error instanceof Failure) return refuse([error.message]);
    const { code } = error as NodeJS.ErrnoException;
    const reason = code ?? 'the new content/site.ts would not work';
    return refuse([`The files could not be written (${reason}).`]);
  }
  const saved = replacements.map((replacement) => relative(root, replacement.file));
  console.log(saved.length > 0 ? `Saved: ${saved.join(', ')}.` : UNCHANGED);
  for (const name of Object.keys(after)) {
    const place = after[name] === settings[name] ? undefined : hiddenBy(name);
    if (place) console.log(`${name} is also set in ${place}, which wins: remove it there.`);
  }
  const replaced = collected.answered.map(({ name }) => `site.${name}`);
  const left = Object.entries(samples).map(
    ([name, paths]) => [name, paths.filter((path) => !replaced.includes(path))] as const,
  );
  sampleNotes(Object.fromEntries(left)).forEach((note) => console.log(note));
  console.log('Next: npm run doctor says what is missing. npm start shows your site.');
  return 0;
}
