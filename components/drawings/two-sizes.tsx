import { type Drawing } from './drawing';
import { Illustration } from './illustration';

/** A decorative picture that starts on the margin line; small screens get `tall`. */
export function TwoSizes({ wide, tall }: { wide: Drawing; tall: Drawing }) {
  return (
    <div className="ml-[calc(var(--spacing-line)-var(--spacing-start))]">
      <Illustration drawing={wide} className="hidden w-full overflow-visible md:block" />
      <Illustration drawing={tall} className="w-full overflow-visible md:hidden" />
    </div>
  );
}
