import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { intro, log, outro } from '@clack/prompts';
import { KNOWN_TOPICS } from '@/content/course-schema';
import { siteSchema } from '@/content/schema';
import { hasDevanagari } from '@/lib/text/devanagari';
import { factsAtOdds } from '../lib/at-odds';
import { factErrors } from '../lib/fact-errors';
import { root } from '../lib/root.mjs';
import { loadEnvFiles } from '../lib/settings';
import { answersComplaints, COPIES, ENV, SAMPLES, SITE } from './answer';
import { ask, askText, UNCHANGED } from './ask';
import { ENTRY_GROUPS, entryFiles, entryQuestions, withoutSampleEntries } from './entries';
import { concerns, concernsNamed, EBOOKS, ebookQuestions, soldEbooks, withEbooks } from './ebooks';
import { askBooks, bookChanges, downloadsOf, FILES, readOlderBooks } from './books';
import {
  changedQuestions,
  changesOf,
  describeChange,
  type Draft,
  type Facts,
  type Question,
  questionsIn,
  valueAt,
} from './questions';
import { isNo, isYes } from './read-answer';
import { save } from './save';
import { readEnv, settingGroups } from './settings';

/** Lists in other languages are asked for where the English one has words to translate. */
const TRANSLATED: Record<string, RegExp> = {
  topicsIn: new RegExp(`^(?!(${KNOWN_TOPICS.join('|')})$)`),
  examsIn: /[a-z]/,
};

/** A sound has neither. */
const OF_A_VIDEO = ['poster', 'captions', 'captionsIn'];

/** Google's name is written the same everywhere. */
const isTranslated = (service: unknown) =>
  service !== null && !/^google( sheets?)?$/i.test(String(service));

/** Of one fee for all nobody is asked for what it is. */
function isFeePart(draft: Draft, path: readonly string[]): boolean {
  const fees = valueAt(draft, [SITE, 'course', 'fee']) as readonly Facts[];
  const fee = fees[Number(path[3])] ?? {};
  if (path[4] === 'months') return fees.length > 1 && fee.per === 'month';
  if (path[4] === 'whatIn') return Boolean(fee.what);
  return path[4] !== 'what' || fees.length > 1;
}

function isRelevant(draft: Draft, path: readonly string[]): boolean {
  if (path[2] === 'voice' && OF_A_VIDEO.includes(path[3]!)) {
    return /\.(mp4|m4v|webm)$/i.test(String(valueAt(draft, [...path.slice(0, 3), 'file'])));
  }
  if (path[2] === 'fee' && path.length > 4) return isFeePart(draft, path);
  if (path[2] === 'grievance' && path[3] !== 'name') return !answersComplaints(draft);
  if (path[2] === 'centres') return valueAt(draft, [SITE, 'teaching', 'where']) !== 'online';
  // A name in Devanagari is the same everywhere.
  if (path[1] === 'nameIn') return !hasDevanagari(String(valueAt(draft, [SITE, 'name'])));
  const name = path.at(-2)!;
  if (name === 'serviceIn') return isTranslated(valueAt(draft, [...path.slice(0, -2), 'service']));
  const words = TRANSLATED[name];
  if (!words) return true;
  const list = valueAt(draft, [...path.slice(0, -2), name.replace(/In$/, '')]);
  return Array.isArray(list) && list.some((text) => words.test(String(text)));
}

export function questionsOf(draft: Draft, group: string): Question[] {
  if (group === EBOOKS) return ebookQuestions(draft);
  if (ENTRY_GROUPS.includes(group)) return entryQuestions(draft, group);
  const settings = settingGroups[group];
  const questions = settings
    ? questionsIn(draft, settings, ENV)
    : questionsIn(draft, siteSchema, SITE).filter(
        ({ path }) => [group, `${group}In`].includes(path[1]!) && isRelevant(draft, path),
      );
  return questions.filter((question) => concerns(draft, question));
}

function readDraft(samples: Facts, groups: readonly string[]): Draft {
  loadEnvFiles(root);
  const files = [SITE, ...FILES, ...entryFiles(groups)].map((name) => {
    const facts: unknown = JSON.parse(readFileSync(join(root, name), 'utf8'));
    return [name, withoutSampleEntries(name, facts, samples)];
  });
  // A file of before has one batch and one fee, or null.
  const { course } = Object.fromEntries(files)[SITE] as { course: Facts };
  for (const name of ['next', 'fee']) {
    if (!Array.isArray(course[name])) course[name] = course[name] ? [course[name]] : [];
  }
  const draft = {
    ...Object.fromEntries(files),
    [SAMPLES]: samples,
    [ENV]: readEnv(process.env),
    [COPIES]: {},
  } as Draft;
  return readOlderBooks(draft);
}

const isWithin = (path: readonly string[], outer: readonly string[]) =>
  outer.every((key, index) => path[index] === key);

/** Asks whether to save: yes, no, the number of a changed answer, or the name of a group. */
async function askWhatNext(count: number, groups: readonly string[]): Promise<string> {
  const message = `Save? yes, no to be asked again, the number of a wrong answer, or a part (${groups[0]}…).`;
  const typed = await askText(message, 'yes', (text) => {
    const isNumber = /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= count;
    const isOther = text === '' || isYes(text) || isNo(text) || groups.includes(text.toLowerCase());
    if (isNumber || isOther) return undefined;
    return `Write yes, no, a number from 1 to ${count}, or one of: ${groups.join(', ')}.`;
  });
  return typed.toLowerCase() || 'yes';
}

/** Lists the changes until the owner saves them, and asks again what is wrong in them. */
async function askAndConfirm(
  start: Draft,
  groups: readonly string[],
  questionsIn: (draft: Draft, groups: readonly string[]) => Question[],
): Promise<Draft> {
  let draft = await ask(start, (next) => questionsIn(next, groups));
  for (;;) {
    const changed = changedQuestions(start, draft, questionsIn(draft, groups));
    if (changed.length === 0) return draft;
    const lines = changed.map((question) => describeChange(start, draft, question));
    log.info(lines.map((line, index) => `${index + 1}. ${line}`).join('\n'));
    const facts = siteSchema.safeParse(draft[SITE]);
    const notes = facts.success ? factsAtOdds(facts.data) : [];
    if (notes.length > 0) log.warn(notes.join('\n'));
    const next = await askWhatNext(changed.length, groups);
    if (isYes(next)) return draft;
    const one = changed[Number(next) - 1];
    draft = await ask(draft, (now) =>
      one
        ? questionsIn(now, groups).filter(({ path }) => isWithin(path, one.path))
        : questionsIn(now, isNo(next) ? groups : [next]),
    );
  }
}

/** @returns the exit code: 2 when nothing could be asked. */
export async function run(names: string[]): Promise<number> {
  const wrong = await factErrors();
  const asking = [...Object.keys(siteSchema.shape), ...Object.keys(settingGroups)].filter(
    (name) => !name.endsWith('In') && questionsOf({ [SITE]: {}, [ENV]: {} }, name).length > 0,
  );
  const groups = [...asking, ...ENTRY_GROUPS, 'books', 'samples'];
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
  // Before what only buyers need.
  const all = asking.flatMap((name) => (name === 'ownerLanguage' ? [EBOOKS, name] : name));
  const chosen = names.length > 0 ? names : all;
  // They read the facts, and what is wrong in those was said above.
  const { samples } = await import('@/content/samples');
  const { askSamples, withConfirmed } = await import('./confirm');
  const draftNow = readDraft(samples, names);
  // A group that is named is asked for.
  const start = names.length > 0 ? draftNow : withEbooks(draftNow);
  intro('Enter keeps what is shown. ok confirms a sample. none leaves a thing out.');
  log.info('< goes back to the question before. Ctrl+C, pressed twice, leaves and saves nothing.');
  log.info('Before it saves, setup lists the changes, and you can correct each of them.');
  const questions = (next: Draft, groups: readonly string[]) => {
    const all = groups.flatMap((name) => questionsOf(next, name));
    return names.length > 0 ? all.filter((question) => concernsNamed(next, question)) : all;
  };
  // The menu of the books has a choice that saves.
  const answers = chosen.includes('books')
    ? await askBooks(await ask(start, (next) => questions(next, chosen)), (now) => [
        ...changesOf(start, now, questions(now, chosen)),
        ...bookChanges(start, now),
      ])
    : await askAndConfirm(start, chosen, questions);
  const draft = chosen.includes('samples') ? await askSamples(answers) : answers;
  const saved = await save(start, withConfirmed(start, draft));
  log.success(saved.length > 0 ? `Saved: ${saved.join(', ')}.` : UNCHANGED);
  if (valueAt(draft, [EBOOKS, 'sold']) === false && soldEbooks(draft).length > 0)
    log.warn(
      `The site still sells ${soldEbooks(draft).join(', ')}: npm run setup -- books removes it.`,
    );
  if (chosen.includes('books') && downloadsOf(draft).length > 0)
    log.info(
      `No file of an ebook goes to GitHub. On the server, npm run ebook takes that of ${downloadsOf(draft).join(', ')}: docs/hosting.md, "The file of an ebook".`,
    );
  const left = Object.values(draft[SAMPLES]!).flat().length;
  log.info(`Samples left: ${left}. npm run doctor lists them, and says what is missing.`);
  if (names.length === 0) log.info('npm run setup -- testimonials reviews adds what others say.');
  outro('npm run preview shows your site.');
  return 0;
}
