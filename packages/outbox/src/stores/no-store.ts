import { codedError, errorCode } from '../error-code.ts';
import { type Store } from '../store.ts';

const CODE = 'no-store';
const refuse = () => Promise.reject<never>(codedError(CODE));

/** Of a host that cannot keep anything: it has no rows, and refuses each. */
export const noStore: Store = {
  insert: refuse,
  claim: async () => [],
  change: refuse,
  remove: refuse,
  async *rows() {},
  count: refuse,
  load: refuse,
  save: refuse,
  swap: refuse,
  check: refuse,
  truncate: refuse,
  close: async () => {},
};

export const isMissing = (error: unknown): boolean => errorCode(error) === CODE;
