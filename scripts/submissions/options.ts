import { type Store } from '@/lib/server/submissions/kinds';

export interface CliOptions {
  outbox: { store?: Store; deliver: () => Promise<{ delivered: number }> };
  write: (text: string) => unknown;
  complain: (text: string) => unknown;
  /** Asks a yes-or-no question; missing without a terminal. */
  confirm?: (question: string) => Promise<boolean>;
  /** `find` and `remove`: of one mailbox. */
  accounts: {
    all: () => AsyncIterable<ListedAccount>;
    find: (email: string) => Promise<object[]>;
    remove: (email: string) => Promise<{ uid: string | null; signIn: 'deleted' | 'by-hand' }[]>;
  };
  now: () => number;
}

interface ListedAccount {
  uid: string | null;
  name?: string | null;
  email: string;
  lastSeenAt?: Date | null;
  idleMailedAt?: Date | null;
}
