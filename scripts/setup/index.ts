import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intro, log } from '@clack/prompts';
import { siteSchema } from '@/content/schema';
import { factErrors } from '../steps/fact-errors';
import { loadEnvFiles } from '../steps/next-env';
import { root } from '../steps/root.mjs';
import { Failure } from '../steps/run.mjs';
import { ask, ENV, SAMPLES, SITE, Stopped } from './ask';
import { askBooks, FILES } from './books';
import { type Draft, type Facts, type Question, questionsIn } from './questions';
import { save } from './save';
import { readEnv, settingGroups } from './settings';

/** The rest of Firebase is asked where there is an apiKey. */
const FIREBASE_REST = /FIREBASE_(AUTH_DOMAIN|PROJECT_ID|SERVICE_ACCOUNT)$/;

export function questionsOf(draft: Draft, group: string): Question[] {
  const settings = settingGroups[group];
  const hasKey = draft[ENV]!.NEXT_PUBLIC_FIREBASE_API_KEY;
  return settings
    ? questionsIn(draft, settings, ENV).filter(
        ({ path }) => hasKey || !FIREBASE_REST.test(path[1]!),
      )
    : questionsIn(draft, siteSchema, SITE).filter(({ path }) => path[1] === group);
}

function readDraft(): Draft {
  loadEnvFiles(root);
  const files = [SITE, ...FILES, SAMPLES].map((name) => {
    return [name, JSON.parse(readFileSync(join(root, name), 'utf8')) as Facts];
  });
  return { ...Object.fromEntries(files), [ENV]: readEnv(process.env) };
}

async function askAll(start: Draft, groups: string[]): Promise<Draft> {
  intro('Enter keeps what is shown. ok confirms a sample. none leaves a thing out.');
  log.info('< goes back to the question before. Ctrl+C stops and changes nothing.');
  const answers = await ask(start, (draft) => groups.flatMap((name) => questionsOf(draft, name)));
  return groups.includes('books') ? askBooks(answers) : answers;
}

const UNCHANGED = 'Nothing was changed.';

function refuse(sentences: readonly string[]): number {
  console.error([...sentences, UNCHANGED].join('\n'));
  return 2;
}

/** @returns the exit code: 2 when nothing could be written, 130 when the person stopped it. */
export async function runSetup(names: string[]): Promise<number> {
  const wrong = await factErrors();
  if (wrong.length > 0) return refuse(wrong);
  const start = readDraft();
  const facts = questionsIn(start, siteSchema, SITE).map(({ path }) => path[1]!);
  const groups = [...new Set(facts), ...Object.keys(settingGroups)];
  if (!process.stdin.isTTY || !names.every((name) => [...groups, 'books'].includes(name))) {
    return refuse([
      `npm run setup asks at a terminal. These can be asked alone, such as npm run setup -- domain: ${groups.join(', ')}, books.`,
    ]);
  }
  try {
    const saved = await save(start, await askAll(start, names.length > 0 ? names : groups));
    console.log(saved.length > 0 ? `Saved: ${saved.join(', ')}.` : UNCHANGED);
    console.log('Next: npm run doctor says what is missing. npm start shows your site.');
    return 0;
  } catch (error) {
    if (error instanceof Failure) return refuse([error.message]);
    if (!(error instanceof Stopped)) throw error;
    console.log(UNCHANGED);
    return 130;
  }
}
