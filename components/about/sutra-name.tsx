import { cn } from '@/lib/utils';

/** A sutra in Devanagari, in Latin letters, and what it means. */
export function SutraName({
  texts,
  className,
}: {
  texts: { devanagari: string; transliteration: string; meaning: string };
  /** For the words in Devanagari. */
  className?: string;
}) {
  return (
    <p>
      <span lang="sa" className={cn('block leading-[1.45]', className)}>
        {texts.devanagari}
      </span>
      <span lang="sa-Latn" className="block font-display text-lg leading-[1.4]">
        {texts.transliteration}
      </span>
      <span className="text-muted-foreground">{texts.meaning}</span>
    </p>
  );
}
