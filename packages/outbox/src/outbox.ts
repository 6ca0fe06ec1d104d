import { Acceptance, type Entry } from './accept.ts';
import { type Context, type Kinds } from './context.ts';
import { waitAtMost } from './deadline.ts';
import { Delivery, type Report } from './deliver.ts';
import { errorCode } from './error-code.ts';
import { type Health, readHealth } from './health.ts';
import { type Limits, RateLimit } from './limits.ts';
import { failureFields, jsonLog } from './log.ts';
import { type Receiver } from './receiver.ts';
import { type SubmissionResult } from './result.ts';
import { type KindOf, type Payloads, type Row, shortId } from './row.ts';
import { isMissing, noStore, type SavedRow, type Store } from './store.ts';
import { MINUTE, SECOND } from './time.ts';
import { SEND_TIMEOUT, STOP_TIMEOUT } from './timeouts.ts';
import { createUpkeep, type OwnerOptions } from './upkeep.ts';

export interface Outbox<All extends Payloads = Payloads> {
  /** Missing on a host that cannot store. */
  readonly store: Store<KindOf<All>, All[KindOf<All>]> | undefined;
  /** Stores a submission and tries to deliver it once. Takes about nine seconds at most. */
  accept<Kind extends KindOf<All>>(entry: Entry<All, Kind>): Promise<SubmissionResult>;
  /** @param ms milliseconds in which an attempt may begin. */
  deliver(ms?: number): Promise<Report>;
  /** Mails the owner, erases and removes rows by age, and calls `pingUrl`. */
  upkeep(): Promise<void>;
  readHealth(): Promise<Health>;
  start(): void;
  /** Stops the timer. Still accepts submissions. Resolves when running passes have ended. */
  stopDelivering(): Promise<void>;
  stop(ms?: number): Promise<void>;
}

export interface OutboxOptions extends Partial<Omit<Context, 'store' | 'kinds' | 'receivers'>> {
  /** Without one, a submission counts only when its receiver takes it at once. */
  store?: Store;
  kinds: Kinds;
  receivers: Readonly<Partial<Record<string, Receiver>>>;
  limits?: Limits;
  owner?: OwnerOptions;
}

/** While a row is open: longer than the first pauses between attempts. */
const TICK = 30 * SECOND;
/** While no row is open. Firestore bills each read. */
const PASS_INTERVAL = 15 * MINUTE;

function isComplete(kinds: Kinds, { kind, payload }: Row): boolean {
  try {
    return Object.hasOwn(kinds, kind) && kinds[kind]!.isComplete(payload);
  } catch {
    return false;
  }
}

/** Returns rows whose payload lacks something as unreadable, with their text. */
function checkedStore(store: Store, kinds: Kinds): Store {
  const check = (row: SavedRow): SavedRow =>
    row.payload === null || isComplete(kinds, row)
      ? row
      : { ...row, payload: null, unreadable: JSON.stringify(row.payload) };
  const checkOne = (row: SavedRow | undefined) => row && check(row);
  return {
    insert: (row) => store.insert(row),
    claim: async (kind, claim) => (await store.claim(kind, claim)).map(check),
    change: async (row, decide) =>
      checkOne(await store.change(row, (current) => decide(check(current)))),
    remove: async (row, options) => checkOne(await store.remove(row, options)),
    async *rows(query) {
      for await (const row of store.rows(query)) yield check(row);
    },
    count: (now) => store.count(now),
    load: (name) => store.load(name),
    save: (name, value) => store.save(name, value),
    swap: (name, loaded, value) => store.swap(name, loaded, value),
    check: () => store.check(),
    truncate: () => store.truncate(),
    close: () => store.close(),
  };
}

export function createOutbox<All extends Payloads = Payloads>({
  limits,
  owner = {},
  ...options
}: OutboxOptions): Outbox<All> {
  const store = options.store ? checkedStore(options.store, options.kinds) : noStore;
  const context: Context = {
    storeOnly: [],
    mailShares: {},
    log: jsonLog,
    referenceOf: shortId,
    now: Date.now,
    random: Math.random,
    sendTimeout: SEND_TIMEOUT,
    ...options,
    store,
  };
  const { log, now } = context;
  const delivery = new Delivery(context);
  const acceptance = new Acceptance(context, delivery, new RateLimit(limits));
  const upkeep = createUpkeep(context, owner);
  const running = new Set<Promise<unknown>>();
  let hasOpenRows = true;
  let passedAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  function track<Value>(work: Promise<Value>): Promise<Value> {
    running.add(work);
    const forget = () => running.delete(work);
    work.then(forget, forget);
    return work;
  }

  async function pass(): Promise<void> {
    const isDue = performance.now() - passedAt >= PASS_INTERVAL;
    if (!isDue && !hasOpenRows) return;
    hasOpenRows = false;
    await outbox.deliver();
    if (isDue) {
      passedAt = performance.now();
      await outbox.upkeep();
    }
    const isOpen = await store.count(now()).then(
      ({ open }) => open > 0,
      (error: unknown) => !isMissing(error),
    );
    if (isOpen) hasOpenRows = true;
  }

  let ticking: Promise<void> | undefined;
  const tick = () => {
    ticking ??= pass().finally(() => (ticking = undefined));
  };

  const outbox: Outbox = {
    store: options.store && store,
    accept: (entry) => track(acceptance.accept(entry)).finally(() => (hasOpenRows = true)),
    deliver: (ms) => track(delivery.deliver(ms)),
    upkeep: () => track(upkeep()),
    readHealth: () => readHealth(context),
    start() {
      if (timer) return;
      tick();
      timer = setInterval(tick, TICK).unref();
    },
    stopDelivering() {
      clearInterval(timer);
      return delivery.stop();
    },
    async stop(ms = STOP_TIMEOUT) {
      try {
        await waitAtMost(Promise.all([outbox.stopDelivering(), ...running]), ms);
      } catch (error) {
        log.warn('shutdown-cut-off', { count: running.size, code: errorCode(error) });
      }
      await store.close().catch((error: unknown) => {
        log.error('store-not-closed', failureFields(error));
      });
    },
  };
  return outbox as Outbox<All>;
}
