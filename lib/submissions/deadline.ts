import { StoreError } from './store';

/**
 * The outcome of `work`, or a rejection with the code `deadline` after `ms` milliseconds. The work
 * itself cannot be called back: it may still come to an end later.
 */
export async function withDeadline<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreError('deadline')), ms);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
