import { readSettings } from '@/lib/env';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { idempotencyKey } from '@/lib/submissions/model/ids';
import { findStoreOnly, findTargets } from '@/lib/submissions/model/kinds';
import { stateOf } from '@/lib/submissions/model/submission';
import { findChannels } from '@/lib/submissions/notices/channels';
import { createOutbox } from '@/lib/submissions/outbox';
import { runCommand, type Surroundings } from './cli';
import * as support from './outbox';
import { drivers } from './stores';

interface Options {
  directory?: string;
  /** Name of a driver, for an empty store in memory. */
  driver?: string;
  /** Whether the clock runs; otherwise it moves only when it is told to. */
  isLive?: boolean;
  sendTimeout?: number;
}

/** All that tests of the whole outbox know of it. `settings` are those of the site. */
export function openOutbox(settings: Record<string, string>, options: Options = {}) {
  const { directory = ':memory:', driver, isLive = false, ...timeout } = options;
  const { lines, log } = support.captureLog();
  const store = driver ? new Map(drivers).get(driver)!() : sqliteStore(directory, log);
  const shift = { time: isLive ? 0 : support.T0, ticks: 0 };
  const clock = {
    now: () => (isLive ? Date.now() : 0) + shift.time,
    monotonic: () => (isLive ? performance.now() : 0) + shift.ticks,
  };
  function start(source: Record<string, string>) {
    const env = readSettings(source);
    return createOutbox({
      ...{ store, log, random: support.seededRandom(), limits: support.NO_LIMITS },
      ...{ ...clock, ...timeout, targets: findTargets(env), storeOnly: findStoreOnly(env) },
      watch: { channels: findChannels(env), isWeekly: false, url: env.SITE_URL },
    });
  }
  let outbox = start(settings);
  const accept = async (entry: Parameters<typeof outbox.accept>[0]) =>
    support.describeResult(await outbox.accept(entry));
  return {
    lines,
    accept(changes: Parameters<typeof support.contactPayload>[0], formId?: string) {
      const payload = support.contactPayload(changes);
      return accept({ kind: 'contact', payload, formId, sender: payload.email });
    },
    acceptProfile(changes: Parameters<typeof support.profilePayload>[0] = {}, formId?: string) {
      const payload = support.profilePayload(changes);
      return accept({ kind: 'profile', payload, formId, sender: payload.uid });
    },
    deliver: () => outbox.drain(),
    /** Tells the owner what is new, and deletes by age. */
    upkeep: () => outbox.notifyOwner().then(outbox.applyRetention),
    health: () => outbox.readHealth(),
    rows: async () =>
      (await support.allRows(store)).map((row) => ({
        ...{ state: stateOf(row), key: idempotencyKey(row), code: row.code },
        ...{ payload: row.payload, possibleDuplicates: row.possibleDuplicates },
      })),
    run: (command: string, surroundings?: Surroundings) =>
      runCommand({ outbox, clock }, command, surroundings),
    move: (ms: number) => void ((shift.time += ms), (shift.ticks += ms)),
    setClock: (ms: number) => void (shift.time += ms),
    restart: (source = settings) => void (outbox = start(source)),
    close: () => outbox.stop(),
  };
}
