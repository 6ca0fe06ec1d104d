import { hasDevanagari } from '@/lib/text/devanagari';
import { cn } from '@/lib/utils';

interface Props {
  /** Left out where the line above it has the name. */
  devanagari?: string;
  /** Not shown to readers of Devanagari, who need no transcription. */
  iast: string;
  meaning: string;
  /** For the words in Devanagari. */
  className?: string;
  /** For those in Latin letters. */
  latinClassName?: string;
}

export function Sutra({ devanagari, iast, meaning, className, latinClassName }: Props) {
  return (
    <p className="grid">
      {devanagari && (
        <span
          lang="sa"
          translate="no"
          className={cn(
            'text-[clamp(1.875rem,1.4rem+2vw,2.75rem)] leading-small text-thread-text',
            className,
          )}
        >
          {devanagari}
        </span>
      )}
      {!hasDevanagari(meaning) && (
        <span lang="sa-Latn" translate="no" className={cn('text-lg leading-note', latinClassName)}>
          {iast}
        </span>
      )}
      <span className="text-muted-foreground">{meaning}</span>
    </p>
  );
}
