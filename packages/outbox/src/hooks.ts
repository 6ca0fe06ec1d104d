import { failureFields, type Log } from './log.ts';
import { type KindOf, type Payloads, type Row, shortId } from './row.ts';

type Hook<All extends Payloads> = (row: Row<KindOf<All>, All[KindOf<All>]>) => unknown;

/**
 * Called when the outcome of an attempt has brought a row into the state, after it was stored. Nothing waits for them.
 * A process that ends in between calls none.
 */
export interface Hooks<All extends Payloads = Payloads> {
  readonly delivered?: Hook<All>;
  readonly held?: Hook<All>;
  readonly dead?: Hook<All>;
}

/** Never throws. */
export async function callHook(hooks: Hooks, row: Row, log: Log): Promise<void> {
  const { state, kind } = row;
  if (state !== 'delivered' && state !== 'held' && state !== 'dead') return;
  try {
    await hooks[state]?.(row);
  } catch (error) {
    log.error('hook-threw', { id: shortId(row), kind, state, ...failureFields(error) });
  }
}
