import { Mark } from '@/components/drawings/mark';
import { type Words } from '@/lib/words/locale';
import { AssistantLauncher } from './launcher';

/** Draws the mark on the server: browsers then need no script for drawings. */
export function Assistant({
  words,
  children,
}: {
  words: Words['assistant']['launcher'];
  children: React.ReactNode;
}) {
  const mark = (
    <Mark className="size-10 [--foreground:var(--primary-foreground)] [--thread:var(--thread-on-primary)] in-aria-busy:animate-spin" />
  );
  return (
    <AssistantLauncher words={words} mark={mark}>
      {children}
    </AssistantLauncher>
  );
}
