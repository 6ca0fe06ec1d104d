import { type Book } from '@/content/books';
import { CoverCrossing } from './cover-crossing';
import { CoverCrosswise } from './cover-crosswise';
import { CoverNinePoint } from './cover-nine-point';

const drawings = {
  crossing: CoverCrossing,
  crosswise: CoverCrosswise,
  'nine-point': CoverNinePoint,
} satisfies Record<Book['cover'], unknown>;

/** A drawn cover; spine and shadow are laid over it by CSS. */
export function Cover({
  cover,
  label,
  lines,
}: {
  cover: Book['cover'];
  label: string;
  lines: readonly string[];
}) {
  const Drawing = drawings[cover];
  return (
    <div className="cover">
      <Drawing label={label} lines={lines} />
    </div>
  );
}
