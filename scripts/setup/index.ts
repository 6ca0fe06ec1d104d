import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { confirm, intro, log, outro } from '@clack/prompts';
import { siteSchema } from '@/content/schema';
import { factErrors } from '../lib/fact-errors';
import { root } from '../lib/root.mjs';
import { loadEnvFiles } from '../lib/settings';
import { answered, ask, ENV, SAMPLES, SITE, UNCHANGED } from './ask';
import { askBooks, FILES } from './books';
import { changesOf, type Draft, type Facts, type Question, questionsIn } from './questions';
import { save } from './save';
import { readEnv, settingGroups } from './settings';

export function questionsOf(draft: Draft, group: string): Question[] {
  const settings = settingGroups[group];
  if (settings) return questionsIn(draft, settings, ENV);
  return questionsIn(draft, siteSchema, SITE).filter(({ path }) => path[1] === group);
}

function readDraft(): Draft {
  loadEnvFiles(root);
  const files = [SITE, ...FILES, SAMPLES].map((name) => {
    return [name, JSON.parse(readFileSync(join(root, name), 'utf8')) as Facts];
  });
  return { ...Object.fromEntries(files), [ENV]: readEnv(process.env) };
}

/** Asks until the owner wants to save; a no keeps the answers and asks again. */
async function askAndConfirm(
  start: Draft,
  questionsOf: (draft: Draft) => Question[],
): Promise<Draft> {
  const message = 'Save? After a no, the questions start again with your answers.';
  for (let draft = start; ;) {
    draft = await ask(draft, questionsOf);
    const changes = changesOf(start, draft, questionsOf(draft));
    if (changes.length === 0) return draft;
    log.info(changes.join('\n'));
    if (answered(await confirm({ message }))) return draft;
  }
}

/** @returns the exit code: 2 when nothing could be asked. */
export async function run(names: string[]): Promise<number> {
  const wrong = await factErrors();
  const groups = [...Object.keys(siteSchema.shape), ...Object.keys(settingGroups), 'books'].filter(
    (name) => name === 'books' || questionsOf({ [SITE]: {}, [ENV]: {} }, name).length > 0,
  );
  const unknown = names.filter((name) => !groups.includes(name));
  if (unknown.length > 0) {
    wrong.push(
      `npm run setup does not ask for ${unknown.join(', ')}. It asks for: ${groups.join(', ')}.`,
    );
  }
  if (!process.stdin.isTTY) wrong.push('npm run setup asks at a terminal.');
  if (wrong.length > 0) {
    console.error([...wrong, UNCHANGED].join('\n'));
    return 2;
  }
  const chosen = names.length > 0 ? names : groups.slice(0, -1);
  const start = readDraft();
  intro('Enter keeps what is shown. ok confirms a sample. none leaves a thing out.');
  log.info('< goes back to the question before. Ctrl+C stops and changes nothing.');
  const questions = (next: Draft) => chosen.flatMap((name) => questionsOf(next, name));
  // The menu of the books has a choice that saves.
  const draft = chosen.includes('books')
    ? await askBooks(await ask(start, questions))
    : await askAndConfirm(start, questions);
  const saved = await save(start, draft);
  log.success(saved.length > 0 ? `Saved: ${saved.join(', ')}.` : UNCHANGED);
  const left = Object.values(draft[SAMPLES]!).flat().length;
  log.info(`Samples left: ${left}. npm run doctor lists them, and says what is missing.`);
  outro('npm run preview shows your site.');
  return 0;
}
