import { select } from '@clack/prompts';
import { bookFactsSchema, bookWordsSchema } from '@/content/schema';
import { answered, ask, dropSamples, SAMPLES } from './ask';
import { type Draft, type Facts, type Question, questionsIn, valueAt } from './questions';

const BOOKS = 'content/books.json';
const ENGLISH = 'content/en/books.json';
const HINDI = 'content/hi/books.json';
/** The files that name a book by its id. */
export const FILES = [BOOKS, ENGLISH, HINDI, 'content/sample-pages.json'];

const hindiWords = bookWordsSchema
  .optional()
  .describe('Has it words in Hindi too? After a no, Hindi pages show the English ones.');

/** The words of an offer are asked where the price has its percentage. */
const percentages: Record<string, string> = {
  offerTag: 'offerPercent',
  discount: 'discountPercent',
};

function questionsOf(draft: Draft, id: string): Question[] {
  const questions = [
    ...questionsIn(draft, bookFactsSchema, BOOKS, id),
    ...questionsIn(draft, bookWordsSchema, ENGLISH, id),
    ...questionsIn(draft, hindiWords, HINDI, id),
  ];
  return questions.filter(({ path }) => {
    const percentage = percentages[path.at(-1)!];
    return !percentage || valueAt(draft, [BOOKS, id, 'price', percentage]);
  });
}

/** Part of the addresses of a book. */
function idFrom(coverLines: string[], taken: Facts): string {
  const words = coverLines
    .join(' ')
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  let id = words?.join('-') ?? 'book';
  while (id in taken) id += '-2';
  return id;
}

const NEW = 'new-book';

async function addBook(draft: Draft): Promise<Draft> {
  const start = structuredClone(draft);
  for (const file of [BOOKS, ENGLISH]) start[file]![NEW] = {};
  const next = structuredClone(await ask(start, (answers) => questionsOf(answers, NEW)));
  const id = idFrom(valueAt(next, [BOOKS, NEW, 'coverLines']) as string[], draft[BOOKS]!);
  for (const file of FILES) {
    const { [NEW]: book, ...others } = next[file]!;
    next[file] = { ...others, [id]: book };
  }
  return next;
}

function removeBook(draft: Draft, id: string): Draft {
  const next = structuredClone(draft);
  for (const file of FILES) delete next[file]![id];
  dropSamples(next[SAMPLES]!, [BOOKS, id]);
  return next;
}

/** Adds, changes and removes books until the owner is done. @throws {Stopped} */
export async function askBooks(
  draft: Draft,
  message = 'What do you want to do with your books? Choose with the arrow keys.',
): Promise<Draft> {
  const books = Object.entries(draft[BOOKS] as Record<string, { coverLines: string[] }>);
  const options = books.flatMap(([id, { coverLines }]) => [
    { value: `change ${id}`, label: `Change ${coverLines.join(' ')}` },
    { value: `remove ${id}`, label: `Remove ${coverLines.join(' ')}` },
  ]);
  const ends = [
    { value: 'add', label: 'Add a book' },
    { value: 'save', label: 'Save and end' },
  ];
  const answer = await select({ message, options: [...ends, ...options] });
  const [todo, id = ''] = answered<string>(answer).split(' ');
  if (todo === 'save') return draft;
  const next =
    todo === 'add'
      ? await addBook(draft)
      : todo === 'remove'
        ? removeBook(draft, id)
        : await ask(draft, (answers) => questionsOf(answers, id));
  return askBooks(next, 'What next? Nothing is saved yet.');
}
