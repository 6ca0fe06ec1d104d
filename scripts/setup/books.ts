import { resolve } from 'node:path';
import { log, select } from '@clack/prompts';
import {
  bookFactsSchema,
  bookIdSchema,
  bookWordsSchema,
  readOlderBook,
} from '@/content/book-schema';
import { languageNames } from '@/content/languages';
import { ORIGINAL } from '@/content/originals';
import { dropSamples, SAMPLES, SITE } from './answer';
import { answered, ask, askText, askYesOrNo, refuse } from './ask';
import { provideEbook, whyRefused, whyUnmarked } from '../lib/ebook';
import { root } from '../lib/root.mjs';
import { loadEnvFiles } from '../lib/settings';
import { readPath } from './files';
import { englishLanguage } from './read-list';
import { toShortName } from './short-name';
import { changesOf, type Draft, type Question, questionsIn, valueAt } from './questions';

const BOOKS = 'content/books.json';
const ENGLISH = 'content/en/books.json';
const translations = languageNames
  .filter((language) => language !== ORIGINAL)
  .map((language) => ({
    file: `content/${language}/books.json`,
    name: englishLanguage(language),
  }));
/** The files that name a book by its id. */
export const FILES = [
  BOOKS,
  ENGLISH,
  ...translations.map(({ file }) => file),
  'content/sample-pages.json',
];

/** Facts and samples as they are written today. */
export function readOlderBooks(draft: Draft): Draft {
  const books = Object.entries(draft[BOOKS]!).map(([id, book]) => [id, readOlderBook(book)]);
  const samples = draft[SAMPLES]![BOOKS];
  const isList = Array.isArray(samples);
  const paths =
    isList && (samples as string[]).map((path) => path.replace(/\.amazonLink$/, '.stores'));
  return {
    ...draft,
    [BOOKS]: Object.fromEntries(books) as Draft[string],
    [SAMPLES]: { ...draft[SAMPLES], ...(paths && { [BOOKS]: paths }) },
  };
}

const wordsIn = (name: string) =>
  bookWordsSchema
    .optional()
    .describe(
      `Do you write its words in ${name} too? After a no, ${name} pages show the English ones.`,
    );

/** The words in English are asked for in the same way. */
const asIn = (name: string, question: Question): Question =>
  question.path.length > 2 ? { ...question, text: `In ${name}: ${question.text}` } : question;

/** The words of an offer are asked where the price has its percentage. */
const percentages: Record<string, string[]> = {
  offerTag: ['offerPercent'],
  discount: ['list', 'discountPercent'],
};

const questionsOfBook = (start: Draft, draft: Draft, id: string): Question[] =>
  [
    ...questionsIn(draft, bookFactsSchema, BOOKS, id),
    ...questionsIn(draft, bookWordsSchema, ENGLISH, id),
    ...translations.flatMap(({ file, name }) => {
      // No answer deletes words that are there.
      const words = start[file]![id] ? bookWordsSchema : wordsIn(name);
      return questionsIn(draft, words, file, id).map((question) => asIn(name, question));
    }),
  ].filter(({ path }) => {
    // Without reviews no stars are shown.
    if (path.at(-1) === 'rating') return valueAt(draft, [BOOKS, id, 'reviews']);
    const percentage = percentages[path.at(-1)!];
    return !percentage || valueAt(draft, [BOOKS, id, 'price', ...percentage]);
  });

const askBook = (start: Draft, id: string) =>
  ask(start, (draft) => questionsOfBook(start, draft, id));

const titleIn = (draft: Draft, id: string) =>
  ((valueAt(draft, [BOOKS, id, 'coverLines']) ?? [id]) as string[]).join(' ');

/** A line for each book that was added or removed, and for each answer about one that changed. */
export function bookChanges(before: Draft, after: Draft): string[] {
  const ids = new Set([before, after].flatMap((draft) => Object.keys(draft[BOOKS]!)));
  return [...ids].flatMap((id) => {
    const [was, is] = [before, after].map((draft) => id in draft[BOOKS]!);
    if (!is) return [`${titleIn(before, id)}: removed`];
    const title = titleIn(after, id);
    const answers = changesOf(before, after, questionsOfBook(before, after, id));
    return [...(was ? [] : [`${title}: added`]), ...answers.map((line) => `${title}: ${line}`)];
  });
}

async function addBook(draft: Draft): Promise<Draft> {
  const message =
    'Which short name has the book in addresses? (such as squares-in-your-head; a Hindi title is taken, too)';
  const typed = await askText(message, '', (text) => {
    if (toShortName(text) in draft[BOOKS]!) return 'Another book has this name.';
    const { success } = bookIdSchema.safeParse(toShortName(text));
    return success ? undefined : 'Write Latin letters and digits, with a hyphen between words.';
  });
  const id = toShortName(typed);
  const next = structuredClone(draft);
  for (const file of [BOOKS, ENGLISH]) next[file]![id] = {};
  return askBook(next, id);
}

async function removeBook(draft: Draft, id: string): Promise<Draft> {
  if (!(await askYesOrNo('Remove it with its words and sample pages?', 'no'))) return draft;
  const next = structuredClone(draft);
  for (const file of FILES) delete next[file]![id];
  dropSamples(next[SAMPLES]!, [BOOKS, id]);
  return next;
}

/** The ebooks that buyers download, by their short names. */
export const downloadsOf = (draft: Draft) =>
  Object.keys(draft[BOOKS]!).filter(
    (id) =>
      valueAt(draft, [BOOKS, id, 'price']) &&
      valueAt(draft, [BOOKS, id, 'ebook', 'delivery']) === 'download',
  );

/** Copies the file at once: it is no fact, and never in the repository. That buyers download it is one. */
async function giveFile(draft: Draft, id: string): Promise<Draft> {
  const message =
    'Where on this machine is the PDF or EPUB? It is copied into DATA_DIR. Enter leaves it as it is.';
  const typed = await askText(message, '', (text) =>
    text === '' ? undefined : whyRefused(readPath(text)),
  );
  if (typed === '') return draft;
  loadEnvFiles(root);
  log.info(provideEbook(readPath(typed), id, resolve(root, process.env.DATA_DIR || '.data')));
  const isMarked = Boolean(valueAt(draft, [SITE, 'markEbooks']));
  const unmarked = isMarked ? await whyUnmarked(readPath(typed)) : undefined;
  if (unmarked) log.warn(unmarked);
  const next = structuredClone(draft);
  Object.assign(valueAt(next, [BOOKS, id, 'ebook']) as object, { delivery: 'download' });
  return next;
}

/**
 * Adds, changes and removes books until the owner is done.
 *
 * @param changesIn a line for each change so far, shown before the choice that saves.
 */
export async function askBooks(
  draft: Draft,
  changesIn: (draft: Draft) => readonly string[],
  message = 'What do you want to do with your books? Choose with the arrow keys.',
): Promise<Draft> {
  const books = Object.entries(draft[BOOKS] as Record<string, { coverLines: string[] }>);
  const options = books.flatMap(([id, { coverLines }]) => [
    { value: `change ${id}`, label: `Change ${coverLines.join(' ')}` },
    { value: `remove ${id}`, label: `Remove ${coverLines.join(' ')}` },
  ]);
  const files = Object.entries(draft[BOOKS] as Record<string, { price?: unknown }>)
    .filter(([, { price }]) => price)
    .map(([id]) => ({ value: `file ${id}`, label: `Give the file of the ebook ${id}` }));
  const ends = [
    { value: 'add', label: 'Add a book' },
    { value: 'save', label: 'Save and end' },
  ];
  const changes = changesIn(draft);
  if (changes.length > 0) log.info(changes.map((line, at) => `${at + 1}. ${line}`).join('\n'));
  const answer = await answered<string>((warning) =>
    select({ message: refuse(message, warning), options: [...ends, ...options, ...files] }),
  );
  const [todo, id = ''] = answer.split(' ');
  if (todo === 'save') return draft;
  const steps: Record<string, () => Draft | Promise<Draft>> = {
    add: () => addBook(draft),
    change: () => askBook(draft, id),
    remove: () => removeBook(draft, id),
    file: () => giveFile(draft, id),
  };
  return askBooks(await steps[todo!]!(), changesIn, 'What next? Nothing is saved yet.');
}
