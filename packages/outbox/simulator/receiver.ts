import { codedError } from '../src/error-code.ts';
import { type Outcome } from '../src/outcome.ts';
import { type Receiver, type SentRow } from '../src/receiver.ts';
import { type Process, type World } from './world.ts';

/** What becomes of a request: whether it arrives, and what is heard of it. */
export const MANNERS = [
  'works',
  'is slow',
  'is down',
  'has no connection',
  'limits requests',
  'rejects',
  'asks for a login',
  'cuts the answer',
  'resets',
  'hangs',
  'ignores its signal',
  'throws',
  'answers nonsense',
] as const;
export type Manner = (typeof MANNERS)[number];

/** Milliseconds: the longest that a receiver answers in time, and the longest that one answers late. */
const SLOW = 5_500;
const LATE = 100_000;
const LONGEST_RETRY_AFTER = 60_000;

const retry = (code: string, more: Partial<Outcome> = {}): Outcome => ({
  verdict: 'retry',
  code,
  ...more,
});
const uncertain = { isUncertain: true };
const DELIVERED: Outcome = { verdict: 'delivered', code: 'status-200' };

interface Inbox {
  world: World;
  process: Process;
  /** Of the request that begins now. */
  manner(): Manner;
  /** The receiver has it. */
  take(row: SentRow): void;
}

/** Answers one request. */
export function answerRequest(
  { world, process, manner: draw, take }: Inbox,
  row: SentRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const manner = draw();
  world.note(() => `${process.name}: sends ${row.id.slice(0, 6)}, the receiver ${manner}`);
  return new Promise((resolve, reject) => {
    const arriveIn = (ms: number) => world.schedule(ms, () => take(row));
    const answerIn = (ms: number, outcome: Outcome) =>
      world.schedule(ms, () => resolve(outcome), process);
    const soon = world.between(1, 200);
    const later = soon + world.between(0, 200);
    const longest = Math.max(0, SLOW - soon);
    switch (manner) {
      case 'works':
        arriveIn(soon);
        return void answerIn(later, DELIVERED);
      case 'is slow':
        arriveIn(soon);
        return void answerIn(soon + world.between(0, longest), DELIVERED);
      case 'is down':
        return void answerIn(later, retry('status-503'));
      case 'has no connection':
        return void answerIn(later, retry('econnrefused'));
      case 'limits requests':
        return void answerIn(
          later,
          retry('status-429', { retryAfter: world.between(0, LONGEST_RETRY_AFTER) }),
        );
      case 'rejects':
        return void answerIn(later, { verdict: 'rejected', code: 'status-400' });
      case 'asks for a login':
        return void answerIn(later, { verdict: 'hold', code: 'login-page' });
      case 'cuts the answer':
        arriveIn(soon);
        return void answerIn(later, retry('network', uncertain));
      case 'resets':
        return void answerIn(later, retry('network', uncertain));
      case 'hangs': {
        if (world.chance(0.5)) arriveIn(world.between(0, SLOW));
        const stop = () => resolve(retry('timeout', uncertain));
        return signal.addEventListener('abort', stop);
      }
      case 'ignores its signal': {
        if (world.chance(0.2)) return undefined;
        const ms = SLOW + world.random() ** 2 * LATE;
        arriveIn(world.between(0, ms));
        return void answerIn(ms, DELIVERED);
      }
      case 'throws':
        if (world.chance(0.5)) arriveIn(soon);
        return void world.schedule(later, () => reject(codedError('ECONNRESET')), process);
      case 'answers nonsense':
        if (world.chance(0.5)) arriveIn(soon);
        return void answerIn(later, undefined as unknown as Outcome);
    }
  });
}

/** Kinds that share a name share its pauses. */
export const receiverOf = (
  name: string,
  concurrency: number,
  more: Pick<Receiver, 'send'> & Partial<Receiver>,
): Receiver => ({
  name,
  concurrency,
  answers: (code) => (code?.startsWith('status-') ? 'refused' : 'unreachable'),
  ...more,
});
