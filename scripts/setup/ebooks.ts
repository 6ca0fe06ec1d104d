import { z } from 'zod';
import { ENV, isSample, SITE } from './answer';
import { type Draft, type Question, questionsIn, valueAt } from './questions';

/** Whether buyers pay on the site. It is no file: the books say it, and the owner who changes them. */
export const EBOOKS = 'ebooks';

const BOOKS = 'content/books.json';

const schema = z.object({
  sold: z.boolean().describe('Do you sell an ebook that buyers pay for on this site, by UPI?'),
});

export const ebookQuestions = (draft: Draft) => questionsIn(draft, schema, EBOOKS);

/** The titles of the ebooks that the site sells. */
export const soldEbooks = (draft: Draft) =>
  Object.values(draft[BOOKS] ?? {}).flatMap((book) => {
    const { price, coverLines } = book as { price: unknown; coverLines: string[] };
    return price ? [coverLines.join(' ')] : [];
  });

export const withEbooks = (draft: Draft): Draft => ({
  ...draft,
  [EBOOKS]: { sold: soldEbooks(draft).length > 0 },
});

const FOR_BUYERS = [
  [SITE, 'upi'],
  [SITE, 'screenshotForm'],
  [SITE, 'markEbooks'],
  [SITE, 'legal', 'refund'],
  [ENV, 'PROFILE_URL'],
  [ENV, 'firebase'],
];

/** Whether an ebook of the owner's is sold, and not the one that came with the site alone. */
const sellsOwnEbook = (draft: Draft) =>
  Object.entries(draft[BOOKS] ?? {}).some(
    ([id, book]) => (book as { price: unknown }).price && !isSample(draft, [BOOKS, id, 'ebook']),
  );

/**
 * Whether a part that the owner named asks this. Only the start of `npm run setup` asks whether an
 * ebook is sold: without it the books say so.
 */
export const concernsNamed = (draft: Draft, { path }: Question) =>
  !(path[0] === SITE && path[1] === 'legal' && path[2] === 'refund') || sellsOwnEbook(draft);

/** Whether a question concerns this teacher: most of a payment is nothing to one without an ebook. */
export const concerns = (draft: Draft, { path }: Question) =>
  valueAt(draft, [EBOOKS, 'sold']) !== false ||
  !FOR_BUYERS.some((outer) => outer.every((key, index) => path[index] === key));
