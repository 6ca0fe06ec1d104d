import { type PracticeWords } from '@/content/en/practice';
import { type Level } from '@/lib/learn/levels';
import { type Kind } from '@/lib/vedic/questions';

export interface Choice {
  readonly words: PracticeWords['choice'];
  readonly levels: readonly {
    readonly id: Level;
    readonly title: string;
    readonly methods: readonly {
      readonly id: Kind['method'];
      readonly name: string;
      readonly sum?: string;
      /** What the sutra means, or how to begin. */
      readonly note: string;
    }[];
  }[];
}

export const firstKind: Kind = { level: 'warmUp', method: 'mixed' };

/** What a kind is called. */
export function textsOf({ levels }: Choice, { level, method }: Kind) {
  const { title, methods } = levels.find(({ id }) => id === level)!;
  const { name, note } = methods.find(({ id }) => id === method)!;
  return { level: title, name, note };
}
