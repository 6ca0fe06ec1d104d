import { type submissions } from '@/content/en/submissions';
import { type Outbox } from '../outbox';

/** Everything that a command says. `{n}` and `{accounts}` stand for numbers, `{code}` for a code. */
export type CliWords = { [Name in keyof typeof submissions]: (typeof submissions)[Name] };

export interface CliContext {
  outbox: Pick<Outbox, 'store' | 'drain' | 'readHealth' | 'keepUndelivered'>;
  words: CliWords;
  /** Takes output; a promise holds it back until the reader has caught up. */
  write: (text: string) => unknown;
  complain: (text: string) => unknown;
  /** Whether a person reads the output. */
  isTerminal: boolean;
  /** Asks a yes-or-no question; missing where nobody could answer. */
  confirm?: (question: string) => Promise<boolean>;
  /** Removes the accounts with this address and returns how many there were. */
  forgetAccounts: (email: string) => Promise<number>;
  now: () => number;
}

/** A mistake in how the command was called. */
export class UsageError extends Error {}

export const fill = (text: string, n: number) => text.replaceAll('{n}', String(n));
