import { withDeadline } from './deadline';
import { type Engine } from './engine';
import { type Kind } from './types';

/** An open row older than this says that something is wrong, in milliseconds. */
const TOO_OLD = 15 * 60_000;
const DEADLINE = 2_500;

export interface Health {
  status: 'ok' | 'degraded';
  store: 'up' | 'down';
  /** Whether a kind has an address. */
  targets: Record<Kind, 'configured' | 'unset'>;
  open: number;
  held: number;
  dead: number;
  quarantined: number;
  /** Age of the oldest open row in seconds; none when nothing is open. */
  oldestOpenSeconds: number | null;
}

/** How the outbox is doing. Counts only: it may be shown to anybody. */
export async function readHealth({ store, targets, now }: Engine): Promise<Health> {
  const configured = (kind: Kind) => (targets[kind] ? 'configured' : 'unset');
  const facts = { contact: configured('contact'), profile: configured('profile') } as const;
  try {
    const { oldestOpen, ...counts } = await withDeadline(store.counts(), DEADLINE);
    const age = oldestOpen === null ? null : Math.max(0, now() - oldestOpen);
    const status = age !== null && age > TOO_OLD ? 'degraded' : 'ok';
    const oldestOpenSeconds = age === null ? null : Math.round(age / 1_000);
    return { status, store: 'up', targets: facts, ...counts, oldestOpenSeconds };
  } catch {
    const unknown = { open: 0, held: 0, dead: 0, quarantined: 0, oldestOpenSeconds: null };
    return { status: 'degraded', store: 'down', targets: facts, ...unknown };
  }
}
