import { Acceptance } from './accept.ts';
import { type Context, type Kind, type Kinds } from './context.ts';
import { Delivery, type Report } from './deliver.ts';
import { checkKinds, type Entry, isCompletePayload } from './entry.ts';
import { codedError, errorCode } from './error-code.ts';
import { type Health, readHealth } from './health.ts';
import { type Hooks } from './hooks.ts';
import { type Limits, RateLimit } from './limits.ts';
import { failureFields, jsonLog } from './log.ts';
import { type Receiver } from './receiver.ts';
import { type SubmissionResult } from './result.ts';
import { type KindOf, type Payloads, type Row, shortId } from './row.ts';
import { readSettings, type Settings, type SettingsOptions } from './settings.ts';
import { isMissing, noStore, type SavedRow, type Store } from './store.ts';
import { MINUTE } from './time.ts';
import { STOP_TIMEOUT } from './timeouts.ts';
import { systemTimers, waitWithin } from './timers.ts';
import { createUpkeep, type OwnerOptions } from './upkeep.ts';

export interface Outbox<All extends Payloads = Payloads> {
  /** Missing on a host that cannot store. */
  readonly store: Store<KindOf<All>, All[KindOf<All>]> | undefined;
  /**
   * Stores a submission and tries to deliver it once. Takes about nine seconds at most.
   *
   * @throws an error with the code `invalid-entry` for an unknown kind, a bad id, or a payload that is
   * not the kind's; with the code `stopped` after `stop()`.
   */
  accept<Kind extends KindOf<All>>(entry: Entry<All, Kind>): Promise<SubmissionResult>;
  /** @param ms milliseconds in which an attempt may begin. */
  deliver(ms?: number): Promise<Report>;
  /** Mails the owner, erases and removes rows by age, and calls `pingUrl`. */
  upkeep(): Promise<void>;
  readHealth(): Promise<Health>;
  /** Also after `stopDelivering()`; after `stop()` the store is closed, and this throws. */
  start(): void;
  /** Stops the timer. Still accepts submissions. Resolves when running passes have ended. */
  stopDelivering(): Promise<void>;
  /** Closes the store: nothing is accepted any more. */
  stop(ms?: number): Promise<void>;
}

export interface OutboxOptions<All extends Payloads = Payloads>
  extends
    SettingsOptions,
    Partial<
      Omit<Context, 'store' | 'kinds' | 'receivers' | 'storeOnly' | 'hooks' | keyof Settings>
    > {
  /** Without one, a submission counts only when its receiver takes it at once. */
  store?: Store;
  kinds: { readonly [Name in KindOf<All>]: Kind<All[Name]> };
  receivers: { readonly [Name in KindOf<All>]?: Receiver<All[Name]> };
  storeOnly?: readonly KindOf<All>[];
  hooks?: Hooks<All>;
  limits?: Partial<Limits>;
  owner?: OwnerOptions;
}

/** After a start: an earlier process may store rows while it ends. Longer than it may take, `STOP_TIMEOUT`. */
const START_INTERVAL = MINUTE;

const isComplete = (kinds: Kinds, { kind, payload }: Row): boolean =>
  Object.hasOwn(kinds, kind) && isCompletePayload(kinds[kind]!, payload);

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
    count: (now, keepUndelivered) => store.count(now, keepUndelivered),
    load: (name) => store.load(name),
    save: (name, value) => store.save(name, value),
    swap: (name, loaded, value) => store.swap(name, loaded, value),
    check: () => store.check(),
    truncate: () => store.truncate(),
    close: () => store.close(),
  };
}

const OPTIONS: ReadonlySet<string> = new Set<keyof OutboxOptions>([
  'store',
  'kinds',
  'receivers',
  'storeOnly',
  'referenceOf',
  'log',
  'limits',
  'retry',
  'keep',
  'timeouts',
  'intervals',
  'mails',
  'timers',
  'now',
  'random',
  'hooks',
  'owner',
]);

/** @throws for a misspelt option, which would have no effect. */
function checkOptions(options: object): void {
  for (const name of Object.keys(options)) {
    if (!OPTIONS.has(name)) throw new TypeError(`createOutbox: there is no option ${name}`);
  }
}

/** @throws for options that it cannot work with. */
export function createOutbox<All extends Payloads = Payloads>({
  limits,
  owner = {},
  ...options
}: OutboxOptions<All>): Outbox<All> {
  checkOptions(options);
  const kinds = options.kinds as Kinds;
  checkKinds(kinds, options);
  const store = options.store ? checkedStore(options.store, kinds) : noStore;
  const context: Context = {
    storeOnly: [],
    log: jsonLog,
    referenceOf: shortId,
    now: Date.now,
    random: Math.random,
    timers: systemTimers,
    ...options,
    ...readSettings(options),
    hooks: (options.hooks ?? {}) as Hooks,
    kinds,
    receivers: options.receivers as Context['receivers'],
    store,
  };
  const { log, now, timers, intervals } = context;
  const delivery = new Delivery(context);
  const acceptance = new Acceptance(context, delivery, new RateLimit(limits, undefined, timers));
  const upkeep = createUpkeep(context, owner);
  const running = new Set<Promise<unknown>>();
  let hasOpenRows = true;
  let passedAt = -Infinity;
  let startedAt = -Infinity;
  let stopTimer: (() => void) | undefined;
  let isClosed = false;

  function throwIfClosed(): void {
    if (isClosed) throw codedError('stopped', 'The outbox has stopped. Create a new one.');
  }

  function track<Value>(work: Promise<Value>): Promise<Value> {
    running.add(work);
    const forget = () => running.delete(work);
    work.then(forget, forget);
    return work;
  }

  async function pass(): Promise<void> {
    const isDue = timers.elapsed() - passedAt >= intervals.idle;
    if (!isDue && !hasOpenRows) return;
    hasOpenRows = false;
    await outbox.deliver();
    if (isDue) {
      passedAt = timers.elapsed();
      await outbox.upkeep();
    }
    const isOpen = await store.count(now()).then(
      ({ open }) => open > 0 || timers.elapsed() - startedAt < START_INTERVAL,
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
    async accept(entry) {
      throwIfClosed();
      return track(acceptance.accept(entry)).finally(() => (hasOpenRows = true));
    },
    deliver: (ms) => track(delivery.deliver(ms)),
    upkeep: () => track(upkeep()),
    readHealth: () => readHealth(context),
    start() {
      throwIfClosed();
      if (stopTimer) return;
      delivery.resume();
      hasOpenRows = true;
      startedAt = timers.elapsed();
      void (ticking ?? Promise.resolve()).then(tick);
      stopTimer = timers.every(intervals.open, tick);
    },
    stopDelivering() {
      stopTimer?.();
      stopTimer = undefined;
      return delivery.stop();
    },
    async stop(ms = STOP_TIMEOUT) {
      isClosed = true;
      try {
        await waitWithin(Promise.all([outbox.stopDelivering(), ...running]), ms, timers);
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
