import { errorCode } from '@/lib/error-code';
import { type DrainBudget, DrainPass, type DrainReport } from './drain-pass';
import { type Engine } from './engine';
import { reopened, UNSET } from './transitions';
import { type Kind, kinds } from './types';

const NOTHING: DrainReport = { attempts: 0, delivered: 0 };

/** How many rows are reopened at a time. */
const PAGE = 100;

/**
 * Sends what is due. Any number of processes may do so at once: a row is sent by the one that takes
 * it. Within one process a kind is drained by one pass at a time; a second call joins the first,
 * with the larger of both budgets.
 */
export function createDrain(engine: Engine) {
  const running = new Map<Kind, { pass: DrainPass; report: Promise<DrainReport> }>();
  const checkedKinds = new Set<Kind>();
  let stopped = false;

  /** Rows that came before their kind had an address can be sent now. */
  async function reopenUnset(kind: Kind): Promise<void> {
    if (checkedKinds.has(kind)) return;
    const { store, now } = engine;
    for (let rows = await store.held(kind, UNSET, PAGE); rows.length > 0;) {
      const written = await Promise.all(
        rows.map((row) => store.replace(row, reopened(row, now()))),
      );
      if (!written.some(Boolean)) break;
      rows = await store.held(kind, UNSET, PAGE);
    }
    checkedKinds.add(kind);
  }

  async function run(kind: Kind, pass: DrainPass): Promise<DrainReport> {
    try {
      await reopenUnset(kind);
      return await pass.run();
    } catch (error) {
      engine.log.error('outbox-drain-failed', { kind, code: errorCode(error) });
      return NOTHING;
    } finally {
      // Another pass may have begun since this one ended.
      if (running.get(kind)?.pass === pass) running.delete(kind);
    }
  }

  function drainKind(kind: Kind, budget: DrainBudget): Promise<DrainReport> {
    const joined = running.get(kind);
    if (joined?.pass.extend(budget)) return joined.report;
    const target = engine.targets[kind];
    if (!target) return Promise.resolve(NOTHING);
    const pass = new DrainPass(engine, kind, target, budget, () => stopped);
    const report = run(kind, pass);
    running.set(kind, { pass, report });
    return report;
  }

  return {
    /** Never rejects: what could not be done now is done by the next drain. */
    async drain(budget: DrainBudget = {}): Promise<DrainReport> {
      if (stopped || !engine.store.keepsRows) return NOTHING;
      const reports = await Promise.all(kinds.map((kind) => drainKind(kind, budget)));
      return {
        attempts: reports.reduce((sum, { attempts }) => sum + attempts, 0),
        delivered: reports.reduce((sum, { delivered }) => sum + delivered, 0),
      };
    },
    /** Begins no further attempt; resolves when those under way are written down. */
    async stop(): Promise<void> {
      stopped = true;
      await Promise.allSettled([...running.values()].map(({ report }) => report));
    },
  };
}
