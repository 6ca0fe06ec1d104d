import { confirm, log, select, text } from '@clack/prompts';
import { type Book, bookSchema, bookWordsSchema } from '@/content/schema';
import { answered, ask } from './ask';
import { type Draft, factErrors, type Facts } from './draft';
import { questionsIn } from './questions';

const BOOKS = 'content/books.json';
const ENGLISH = 'content/en/books.json';
const HINDI = 'content/hi/books.json';
/** The files that name a book by its id. */
const FILES = [BOOKS, ENGLISH, HINDI, 'content/sample-pages.json'];

const change = (draft: Draft, file: string, edit: (facts: Facts) => Facts): Draft => ({
  ...draft,
  files: { ...draft.files, [file]: edit(draft.files[file]!) },
});

/** What follows from the answers about a book. */
function settle({ price, amazonLink, ...book }: Partial<Book>): Facts {
  const paymentOptions = [price && 'upi', amazonLink && 'amazon'].filter(Boolean);
  return { ...book, amazonLink, price, paymentOptions, specialOffer: Boolean(price?.offerPercent) };
}

const askWords = (draft: Draft, file: string, id: string) =>
  ask(draft, ({ files }) => questionsIn(bookWordsSchema, files[file]![id], file, id));

/** Asks until the answers fit each other. @throws {Stopped} */
async function askBook(start: Draft, id: string): Promise<Draft> {
  let draft = await ask(start, ({ files }) =>
    questionsIn(bookSchema, files[BOOKS]![id], BOOKS, id),
  );
  draft = change(draft, BOOKS, (books) => ({ ...books, [id]: settle(books[id] as Facts) }));
  const errors = factErrors(BOOKS, draft.files[BOOKS]!);
  if (errors.length > 0) {
    log.error(errors.join('\n'));
    return askBook(draft, id);
  }
  log.step('Its words in English');
  draft = await askWords(draft, ENGLISH, id);
  const message = 'Do you write them in Hindi too? Without, Hindi pages show the English ones.';
  const initialValue = id in draft.files[HINDI]!;
  return answered(await confirm({ message, initialValue })) ? askWords(draft, HINDI, id) : draft;
}

async function addBook(draft: Draft): Promise<Draft> {
  const message = 'Which name has the book in addresses? (such as maths-by-heart)';
  const id = answered<string>(
    await text({
      message,
      validate: (value = '') =>
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && !(value in draft.files[BOOKS]!)
          ? undefined
          : 'Write small letters, digits and single hyphens that no other book has.',
    }),
  );
  return askBook(
    change(draft, BOOKS, (books) => ({ ...books, [id]: { previewUrl: null } })),
    id,
  );
}

async function removeBook(draft: Draft, id: string): Promise<Draft> {
  const message = 'Remove it, with its words and sample pages?';
  if (!answered(await confirm({ message, initialValue: false }))) return draft;
  const without = (facts: Facts) =>
    Object.fromEntries(Object.entries(facts).filter(([key]) => key !== id));
  return FILES.reduce((next, file) => change(next, file, without), draft);
}

/** Adds, changes and removes books until the owner is done. @throws {Stopped} */
export async function askBooks(draft: Draft): Promise<Draft> {
  const titles = Object.entries(draft.files[BOOKS]!).map(([value, book]) => ({
    value,
    label: (book as Book).title,
  }));
  const id = answered<string>(
    await select({
      message: 'Which book?',
      options: [
        ...titles,
        { value: '+', label: 'A new one' },
        { value: '', label: 'Save and end' },
      ],
    }),
  );
  if (id === '') return draft;
  if (id === '+') return askBooks(await addBook(draft));
  const edit = answered<'change' | 'remove'>(
    await select({
      message: 'What do you want to do?',
      options: [
        { value: 'change', label: 'Change it' },
        { value: 'remove', label: 'Remove it' },
      ],
    }),
  );
  return askBooks(await (edit === 'change' ? askBook : removeBook)(draft, id));
}
