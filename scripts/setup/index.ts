import { intro, log } from '@clack/prompts';
import { siteSchema } from '@/content/schema';
import { factErrors } from '../steps/fact-errors';
import { loadEnvFiles } from '../steps/next-env';
import { root } from '../steps/root.mjs';
import { Failure } from '../steps/run.mjs';
import { ask, Stopped } from './ask';
import { askBooks } from './books';
import { type Draft, MAIL, settingErrors } from './draft';
import { mailSchema, readMail } from './mail';
import { type Question, questionsIn, settingGroups } from './questions';
import { readJson, save, withSecrets } from './save';

const SITE = 'content/site.json';
const FILES = [
  SITE,
  'content/books.json',
  'content/en/books.json',
  'content/hi/books.json',
  'content/sample-pages.json',
];

const factQuestions = ({ files }: Draft): Question[] => [
  ...questionsIn(siteSchema, files[SITE], SITE),
  ...questionsIn(mailSchema, files[MAIL], MAIL),
];

/** The questions about settings, or about the facts whose path begins with a name. */
const groupOf = (name: string, draft: Draft) =>
  settingGroups[name] ?? factQuestions(draft).filter((fact) => fact.name.split('.')[0] === name);

const UNCHANGED = 'Nothing was changed.';

function refuse(sentences: readonly string[]): number {
  for (const sentence of [...sentences, UNCHANGED]) console.error(sentence);
  return 2;
}

async function askAll(start: Draft, names: readonly string[]): Promise<Draft> {
  intro('Enter keeps what is shown. ok confirms a sample. none leaves a thing out.');
  log.info('< goes back to the question before. Ctrl+C stops and changes nothing.');
  const asked = names.filter((name) => name !== 'books');
  const answers = await ask(start, (draft) => asked.flatMap((name) => groupOf(name, draft)));
  const draft = asked.length < names.length ? await askBooks(answers) : answers;
  return { ...draft, settings: withSecrets(draft.settings) };
}

/** @returns the exit code: 2 when nothing could be written, 130 when the person stopped it. */
export async function runSetup(names: string[]): Promise<number> {
  const wrong = await factErrors();
  if (wrong.length > 0) return refuse(wrong);
  loadEnvFiles(root);
  const files = Object.fromEntries(FILES.map((name) => [name, readJson(name)]));
  const settings: Draft['settings'] = { ...process.env };
  const start = {
    files: { ...files, [MAIL]: readMail(settings) },
    settings,
    answered: [],
  };
  const facts = factQuestions(start).map(({ name }) => name.split('.')[0]!);
  const groups = [...new Set(facts), ...Object.keys(settingGroups)];
  if (!process.stdin.isTTY || !names.every((name) => [...groups, 'books'].includes(name))) {
    return refuse([
      `npm run setup asks at a terminal. These can be asked alone, such as npm run setup -- domain: ${groups.join(', ')}, books.`,
    ]);
  }
  try {
    const draft = await askAll(start, names.length > 0 ? names : groups);
    const known = settingErrors(settings);
    const errors = settingErrors(draft.settings).filter((error) => !known.includes(error));
    if (errors.length > 0) return refuse(errors);
    const saved = await save(start, draft);
    console.log(saved.length > 0 ? `Saved: ${saved.join(', ')}.` : UNCHANGED);
  } catch (error) {
    if (error instanceof Stopped) return (console.log(UNCHANGED), 130);
    if (error instanceof Failure) return refuse([error.message]);
    throw error;
  }
  console.log('Next: npm run doctor says what is missing. npm start shows your site.');
  return 0;
}
