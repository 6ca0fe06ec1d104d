import { type PracticeWords } from '@/content/en/practice';
import { type Level } from '@sutra/vedic/levels';
import { type Kind } from '@sutra/vedic/questions';

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

/** A level with a method, or with all where the level does not offer that one. */
export function kindOf({ levels }: Choice, level: string, method: string): Kind {
  const { id, methods } = levels.find((one) => one.id === level)!;
  return { level: id, method: methods.find((one) => one.id === method)?.id ?? 'mixed' };
}

/** The first kind with the method that an address names: `#method=urdhva`. */
export function kindInHash({ levels }: Choice, hash: string): Kind | undefined {
  const [, name] = /^#method=(\w+)/i.exec(hash) ?? [];
  for (const { id: level, methods } of levels) {
    const method = methods.find(({ id }) => id !== 'mixed' && id === name?.toLowerCase())?.id;
    if (method) return { level, method };
  }
}
