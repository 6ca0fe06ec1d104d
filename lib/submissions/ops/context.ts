import { type submissions } from '@/content/en/submissions';
import { type Outbox } from '../outbox';

type CliWords = { [Name in keyof typeof submissions]: (typeof submissions)[Name] };

export interface CliContext {
  outbox: Pick<Outbox, 'store' | 'drain' | 'readHealth' | 'keep'>;
  words: CliWords;
  write: (text: string) => unknown;
  complain: (text: string) => unknown;
  isTerminal: boolean;
  /** Asks a yes-or-no question; missing without a terminal. */
  confirm?: (question: string) => Promise<boolean>;
  /** The account records of one mailbox. */
  accounts: {
    find: (email: string) => Promise<object[]>;
    remove: (email: string) => Promise<number>;
  };
  /** @returns undefined where DATA_KEY is not set. */
  rekey: () => Promise<number | undefined>;
  now: () => number;
}

export class UsageError extends Error {}
