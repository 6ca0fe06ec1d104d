import { type BookId } from '../books';
import { masterVedicMathematics } from './master-vedic-mathematics';
import { theNinePointCircle } from './the-nine-point-circle';
import { verticallyAndCrosswise } from './vertically-and-crosswise';
import { type SamplePage } from './blocks';

/** The pages of each book that the site shows until the owner gives a flip-book's address. */
export const samplePages: Record<BookId, readonly SamplePage[]> = {
  'master-vedic-mathematics': masterVedicMathematics,
  'vertically-and-crosswise': verticallyAndCrosswise,
  'the-nine-point-circle': theNinePointCircle,
};
