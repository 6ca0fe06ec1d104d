import { readSettings } from '@/lib/env';
import {
  findReceivers,
  findStoreOnly,
  type Kind,
  mailReceiver,
  type Payloads,
} from '@/lib/outbox/kinds';
import { createOutbox } from '@/lib/outbox/outbox';
import { idempotencyKey } from '@/lib/outbox/row';
import { sqliteStore } from '@/lib/outbox/sqlite';
import { collect, type Store } from '@/lib/outbox/store';
import { runCommand, type Surroundings } from './cli';
import * as support from './outbox';
import { drivers } from './stores';

export { contactPayload, profilePayload } from './outbox';
export const driverNames = drivers.map(([name]) => name);

/** `driver`: an empty store in memory. `isLive`: the clock runs, and is not only moved. */
type Options = {
  store?: Store;
  directory?: string;
  driver?: string;
  isLive?: boolean;
  sendTimeout?: number;
};

/** All that tests of the whole outbox know of it. `settings` are those of the site. */
export function openOutbox(settings: Record<string, string>, options: Options = {}) {
  const { store: given, directory = ':memory:', driver, isLive = false, ...timeouts } = options;
  const { lines, log } = support.captureLog();
  const store = given ?? (driver ? new Map(drivers).get(driver)!() : sqliteStore(directory));
  let shift = isLive ? 0 : support.T0;
  const now = () => (isLive ? Date.now() : 0) + shift;
  const base = { store, log, now, limits: support.NO_LIMITS };
  function start(source: Record<string, string>, timeouts: { sendTimeout?: number }) {
    const env = readSettings(source);
    const mailbox = mailReceiver('owner-mail', env);
    const owner = { mailbox, pingUrl: env.PING_URL, url: env.SITE_URL };
    const parts = { receivers: findReceivers(env), storeOnly: findStoreOnly(env), owner };
    return createOutbox({ ...base, ...parts, random: support.seededRandom(), ...timeouts });
  }
  let outbox = start(settings, timeouts);
  return {
    lines,
    async accept<K extends Kind>(kind: K, payload: Payloads[K], formId?: string) {
      const sender = 'uid' in payload ? payload.uid : payload.email;
      return support.describeResult(await outbox.accept<K>({ kind, payload, formId, sender }));
    },
    deliver: () => outbox.deliver(),
    /** Tells the owner what is new, and deletes by age. */
    upkeep: () => outbox.upkeep(),
    health: () => outbox.readHealth(),
    async rows() {
      const rows = await collect(store.rows());
      return rows.map((row) => ({ ...row, key: idempotencyKey(row) }));
    },
    run: (command: string, surroundings?: Surroundings) =>
      runCommand({ outbox, clock: { now } }, command, surroundings),
    move: (ms: number) => void (shift += ms),
    setClock: (ms: number) => void (shift += ms),
    restart: (source = settings, limits = timeouts) => void (outbox = start(source, limits)),
    close: () => outbox.stop(),
  };
}
