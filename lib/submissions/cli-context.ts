import { type Outbox } from './outbox';

/** Everything the command says, handed in from the content. `{n}` stands for a number. */
export interface CliWords {
  usage: string;
  /** Id, kind, state, when accepted, attempts, last outcome, until when it is kept, from whom. */
  columns: readonly string[];
  none: string;
  unverified: string;
  noSuchId: string;
  severalIds: string;
  erased: string;
  unreadable: string;
  perhapsTwice: string;
  reopened: string;
  delivered: string;
  wouldRemove: string;
  mayRemove: string;
  removed: string;
  /** `{n}` submissions and `{accounts}` accounts. */
  forgotten: string;
  logNotEmptied: string;
  noStore: string;
  /** `{code}` stands for the code of an error. */
  failed: string;
}

export interface CliContext {
  outbox: Pick<Outbox, 'store' | 'drain' | 'health' | 'keepUndelivered'>;
  words: CliWords;
  /** Takes output; a promise holds it back until the reader has caught up. */
  write: (text: string) => unknown;
  complain: (text: string) => unknown;
  /** Whether a person reads the output. */
  isTerminal: boolean;
  /** Asks a yes-or-no question; missing where nobody could answer. */
  confirm?: (question: string) => Promise<boolean>;
  /** Removes the accounts with this address and says how many there were. */
  forgetAccounts: (email: string) => Promise<number>;
  now: () => number;
}

/** A mistake in how the command was called. */
export class UsageError extends Error {}

export const fill = (text: string, n: number) => text.replaceAll('{n}', String(n));
