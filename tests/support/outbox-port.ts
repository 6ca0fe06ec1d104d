import { readSettings } from '@/lib/env';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { idempotencyKey } from '@/lib/submissions/model/ids';
import {
  findStoreOnly,
  findTargets,
  type Kind,
  type Payloads,
} from '@/lib/submissions/model/kinds';
import { stateOf } from '@/lib/submissions/model/submission';
import { findChannels } from '@/lib/submissions/notices/channels';
import { createOutbox } from '@/lib/submissions/outbox';
import { runCommand, type Surroundings } from './cli';
import * as support from './outbox';
import { drivers } from './stores';

export { contactPayload, profilePayload } from './outbox';
export const driverNames = drivers.map(([name]) => name);

/** `driver`: an empty store in memory. `isLive`: the clock runs, and is not only moved. */
type Options = { directory?: string; driver?: string; isLive?: boolean; sendTimeout?: number };

/** All that tests of the whole outbox know of it. `settings` are those of the site. */
export function openOutbox(settings: Record<string, string>, options: Options = {}) {
  const { directory = ':memory:', driver, isLive = false, ...timeouts } = options;
  const { lines, log } = support.captureLog();
  const store = driver ? new Map(drivers).get(driver)!() : sqliteStore(directory, log);
  const shift = { time: isLive ? 0 : support.T0, ticks: 0 };
  const now = () => (isLive ? Date.now() : 0) + shift.time;
  const monotonic = () => (isLive ? performance.now() : 0) + shift.ticks;
  const base = { store, log, now, monotonic, limits: support.NO_LIMITS };
  function start(source: Record<string, string>, timeouts: { sendTimeout?: number }) {
    const env = readSettings(source);
    const watch = { channels: findChannels(env), isWeekly: false, url: env.SITE_URL };
    const parts = { targets: findTargets(env), storeOnly: findStoreOnly(env), watch };
    return createOutbox({ ...base, ...parts, random: support.seededRandom(), ...timeouts });
  }
  let outbox = start(settings, timeouts);
  return {
    lines,
    async accept<K extends Kind>(kind: K, payload: Payloads[K], formId?: string) {
      const sender = 'uid' in payload ? payload.uid : payload.email;
      return support.describeResult(await outbox.accept<K>({ kind, payload, formId, sender }));
    },
    deliver: () => outbox.drain(),
    /** Tells the owner what is new, and deletes by age. */
    upkeep: () => outbox.notifyOwner().then(outbox.applyRetention),
    health: () => outbox.readHealth(),
    async rows() {
      const rows = await support.allRows(store);
      return rows.map((row) => ({ ...row, state: stateOf(row), key: idempotencyKey(row) }));
    },
    run: (command: string, surroundings?: Surroundings) =>
      runCommand({ outbox, clock: { now } }, command, surroundings),
    move: (ms: number) => void ((shift.time += ms), (shift.ticks += ms)),
    setClock: (ms: number) => void (shift.time += ms),
    restart: (source = settings, limits = timeouts) => void (outbox = start(source, limits)),
    close: () => outbox.stop(),
  };
}
