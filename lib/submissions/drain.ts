import { type DrainBudget, DrainPass, type DrainReport } from './drain-pass';
import { type Engine } from './engine';
import { reopened, UNSET } from './transitions';
import { type Kind, kinds } from './types';

const NOTHING: DrainReport = { attempts: 0, delivered: 0 };

/** How many rows are reopened at a time. */
const PAGE = 100;

/**
 * Sends what is due. Any number of processes may do so at once: a row is sent by the one that takes
 * it. Within one process a kind is drained by one pass at a time; a second call joins the first.
 */
export function createDrain(engine: Engine) {
  const running = new Map<Kind, Promise<DrainReport>>();
  const lookedAt = new Set<Kind>();
  let stopped = false;

  /** Rows that came before their kind had an address can be sent now. */
  async function reopenUnset(kind: Kind): Promise<void> {
    if (lookedAt.has(kind)) return;
    const { store, now } = engine;
    for (let rows = await store.held(kind, UNSET, PAGE); rows.length > 0;) {
      const written = await Promise.all(
        rows.map((row) => store.replace(row, reopened(row, now()))),
      );
      if (!written.some(Boolean)) break;
      rows = await store.held(kind, UNSET, PAGE);
    }
    lookedAt.add(kind);
  }

  async function drainKind(kind: Kind, budget: DrainBudget): Promise<DrainReport> {
    const target = engine.targets[kind];
    if (!target) return NOTHING;
    try {
      await reopenUnset(kind);
      return await new DrainPass(engine, kind, target, budget, () => stopped).run();
    } catch {
      engine.log.error('outbox-drain-failed', { kind });
      return NOTHING;
    }
  }

  function joinOrBegin(kind: Kind, budget: DrainBudget): Promise<DrainReport> {
    const joined = running.get(kind);
    if (joined) return joined;
    const own = drainKind(kind, budget).finally(() => running.delete(kind));
    running.set(kind, own);
    return own;
  }

  return {
    /** Never rejects: what could not be done now is done by the next drain. */
    async drain(budget: DrainBudget = {}): Promise<DrainReport> {
      if (stopped) return NOTHING;
      const reports = await Promise.all(kinds.map((kind) => joinOrBegin(kind, budget)));
      return {
        attempts: reports.reduce((sum, { attempts }) => sum + attempts, 0),
        delivered: reports.reduce((sum, { delivered }) => sum + delivered, 0),
      };
    },
    /** Begins no further attempt; resolves when those under way are written down. */
    async stop(): Promise<void> {
      stopped = true;
      await Promise.allSettled(running.values());
    },
  };
}
