import { type Kinds } from '../src/context.ts';
import { eraseRows } from '../src/erase.ts';
import { errorCode } from '../src/error-code.ts';
import { silentLog } from '../src/log.ts';
import { createOutbox, type Outbox } from '../src/outbox.ts';
import { type Receiver, type SentRow } from '../src/receiver.ts';
import { idsOf } from '../src/row.ts';
import { collect, type Store } from '../src/store.ts';
import { HOUR, MINUTE, SECOND } from '../src/time.ts';
import { type Call, findLost, findTwice, findWaiting, type Submission } from './promises.ts';
import { Disk, memoryStore, type Step, storeDown } from './memory-store.ts';
import { answerRequest, type Manner, MANNERS, receiverOf } from './receiver.ts';
import { Process, World } from './world.ts';

/** An order may be undone for so long after it was accepted, and is sent later than that. */
const UNDO_WITHIN = 10 * SECOND;
const ORDER_WAITS = 20 * SECOND;
/** Clocks of hosts that are set by the network differ by less. */
const SKEW = 4 * SECOND;
/** No accepted request is answered later: its own time, and what a busy store adds. */
const ANSWERED_WITHIN = 10 * SECOND;
/** Longer than requests and writes that began amid faults. */
const SETTLES_WITHIN = 8 * SECOND;
/** The promise: when faults have ended, all rows arrive. */
const ARRIVES_WITHIN = 2 * MINUTE;

const ACCOUNTS = ['asha', 'ravi'];
const TEXTS = ['Algebra', 'Geometry', 'Sutras'];

const isComplete = () => true;
const ALL_KINDS = {
  note: { isComplete },
  card: { isComplete, isOnePerSender: true },
  order: { isComplete },
} satisfies Kinds;
type Kind = keyof typeof ALL_KINDS;
type Payload = { n: number; text: string };

interface Running {
  process: Process;
  outbox: Outbox;
  store: Store;
  /** Its receivers were forgotten in the settings. */
  isUnset: boolean;
}

/** How much happened, for the report. */
export const COUNTED = [
  'accepted',
  'sent',
  'sentTwice',
  'kills',
  'pauses',
  'storeFaults',
  'erased',
  'undone',
  'corrected',
] as const;
export type Counted = Record<(typeof COUNTED)[number], number>;

type Action = 'submit' | 'again' | 'erase' | 'undo' | 'kill' | 'stop' | 'pause' | Fault;
type Fault = 'receiver' | 'store' | 'clock';

export class History {
  readonly counted = Object.fromEntries(COUNTED.map((name) => [name, 0])) as Counted;
  readonly world: World;
  private readonly disk: Disk;
  private readonly running: Running[] = [];
  private readonly submissions = new Map<string, Submission>();
  private readonly undone = new Set<number>();
  private manners: readonly Manner[] = ['works'];
  private storeManner: 'works' | 'is slow' | 'is down' | 'loses answers' = 'works';
  private hasFaults = true;
  /** What happens to a process as soon as its store has done something for it. */
  private ambush: { process: Process; at: string; strike: () => void } | undefined;
  /** All processes are down for hours. */
  private isNight = false;
  private started = 0;
  /** Processes that have ended, and were not started again. */
  private missing = 0;
  /** Each history has some kinds and some faults, so that rare ones meet. */
  private readonly kinds: readonly Kind[];
  private readonly actions: readonly Action[];
  private readonly concurrency: number;
  private readonly isScheduled: boolean;
  /** Mails of an hour are counted before each. */
  private readonly isMailbox: boolean;

  constructor(seed: number, { isTraced = false } = {}) {
    const world = new World(seed, isTraced);
    this.world = world;
    this.disk = new Disk(world.chance(0.5));
    this.kinds = world.pick<readonly Kind[]>([
      ['note'],
      ['note', 'order'],
      ['card'],
      ['note', 'card'],
      ['order'],
    ]);
    this.concurrency = world.pick([1, 1, 4]);
    this.isScheduled = world.chance(0.2);
    this.isMailbox = world.chance(0.1);
    this.actions = this.drawActions();
  }

  private drawActions(): Action[] {
    const { world } = this;
    const often = (action: Action, most: number): Action[] =>
      Array<Action>(Math.floor(world.between(0, most + 1))).fill(action);
    return [
      ...Array<Action>(4).fill('submit'),
      ...often('again', 3),
      ...often('erase', 3),
      ...(this.kinds.includes('order') ? often('undo', 3) : []),
      ...often('kill', 3),
      ...often('stop', 1),
      ...often('pause', 2),
      ...often('receiver', 4),
      ...often('store', 2),
      // A wrong clock may hold back an order for an hour.
      ...(this.kinds.includes('order') ? [] : often('clock', 1)),
    ];
  }

  /** What broke, in words; undefined when every promise was kept. */
  async run(): Promise<string | undefined> {
    const { world } = this;
    for (let count = world.pick([1, 1, 2, 3]); count > 0; count--) this.start();
    await this.act();
    if (world.chance(0.1)) {
      for (const each of [...this.running]) this.kill(each);
      this.isNight = true;
      await world.runUntil(world.now + world.pick([1, 30, 80, 200]) * HOUR);
      this.isNight = false;
      for (; this.missing > 0; this.missing--) this.start();
      await this.act();
    }
    await this.heal();
    if (!world.violation) this.check();
    return world.violation;
  }

  private async act(): Promise<void> {
    const { world } = this;
    const end = world.now + world.between(5, 60) * SECOND;
    for (let count = Math.floor(world.between(4, 16)); count > 0; count--) {
      world.schedule(world.between(0, end - world.now), () =>
        this.perform(world.pick(this.actions)),
      );
    }
    await world.runUntil(end);
  }

  /** Faults end, and so much time passes that everything must have arrived. */
  private async heal(): Promise<void> {
    const { world } = this;
    world.note(() => 'all faults end');
    this.hasFaults = false;
    this.ambush = undefined;
    this.manners = ['works'];
    this.storeManner = 'works';
    let ends = world.now;
    for (const each of [...this.running]) {
      each.process.skew = 0;
      const isPaused = each.process.pausedUntil > world.now;
      if ((isPaused && world.chance(0.5)) || each.isUnset) this.kill(each);
      else if (isPaused) ends = Math.max(ends, each.process.pausedUntil);
    }
    // A host starts again what has ended.
    for (; this.missing > 0 || this.running.length === 0; this.missing--) this.start();
    await world.runUntil(ends + SETTLES_WITHIN);
    await world.runUntil(world.now + ARRIVES_WITHIN);
  }

  private check(): void {
    const { disk, submissions, world } = this;
    const all = [...submissions.values()];
    const broken = findLost(all, disk) ?? findTwice(all, disk) ?? findWaiting(disk);
    if (broken) world.fail(broken);
    for (const { taken } of all) if (taken.length > 1) this.counted.sentTwice += 1;
  }

  private start(): void {
    const { world } = this;
    this.started += 1;
    const skew = this.hasFaults ? world.between(-SKEW, SKEW) : 0;
    const process = new Process(`process ${this.started}`, world, skew);
    const store = memoryStore(this.disk, this.stepOf(process));
    const isUnset = this.hasFaults && world.chance(0.05);
    const outbox = createOutbox({
      store,
      kinds: this.ofKinds((kind) => ALL_KINDS[kind]),
      receivers: isUnset ? {} : this.receiversOf(process),
      log: silentLog,
      now: process.now,
      random: world.random,
      timers: process.timers,
    });
    this.running.push({ process, outbox, store, isUnset });
    world.note(() => `${process.name}: starts${isUnset ? ' without receivers' : ''}`);
    if (!this.isScheduled) return outbox.start();
    const pass = () => {
      void outbox.deliver();
      void outbox.upkeep();
      world.schedule(30 * SECOND, pass, process);
    };
    pass();
  }

  private stepOf(process: Process): Step {
    const { world } = this;
    return (name, operation) =>
      new Promise((resolve, reject) => {
        const manner = this.storeManner;
        const isFaulty = manner !== 'works' && world.chance(0.7);
        const isSlow = isFaulty && manner === 'is slow';
        const before = isSlow ? world.between(0, 3) * SECOND : world.between(0, 8);
        const answer = (settle: () => void) => {
          const ms = isSlow ? world.between(0, 1) * SECOND : world.between(0, 8);
          // Most answers are there at once, as from a file.
          if (process.pausedUntil <= world.now && !isSlow && world.chance(0.7)) {
            if (!process.isDead) settle();
          } else world.schedule(ms, settle, process);
        };
        const happen = () => {
          if (isFaulty && manner === 'is down') return answer(() => reject(storeDown()));
          // What a killed process has asked for may happen all the same.
          if (process.isDead && world.chance(0.5)) return;
          const value = operation();
          world.note(() => `${process.name}: ${name} ${JSON.stringify(value) ?? ''}`);
          const isLost = isFaulty && manner === 'loses answers';
          const { at } = this.ambush ?? {};
          if (this.ambush?.process === process && (at === name || at === 'any')) {
            const { strike } = this.ambush;
            this.ambush = undefined;
            strike();
          }
          answer(() => (isLost ? reject(storeDown()) : resolve(value)));
        };
        // Much of it happens at once, as from a cache.
        if (!isSlow && world.chance(0.4)) happen();
        else world.schedule(before, happen);
      });
  }

  private ofKinds<Value>(valueOf: (kind: Kind) => Value): Record<string, Value> {
    return Object.fromEntries(this.kinds.map((kind) => [kind, valueOf(kind)]));
  }

  private receiversOf(process: Process): Record<string, Receiver> {
    const { world, concurrency } = this;
    const inbox = {
      world,
      process,
      manner: () => world.pick(this.manners),
      take: (row: SentRow) => this.take(row),
    };
    const step = this.stepOf(process);
    const send: Receiver['send'] = (row, signal) => {
      this.begin(row, process);
      return answerRequest(inbox, row, signal);
    };
    const sendOrder: Receiver = receiverOf('orders', concurrency, {
      send,
      notBefore: ({ acceptedAt }) => acceptedAt + ORDER_WAITS,
      compose: async (row) => {
        const { n } = row.payload as Payload;
        const isUndone = await step('read order', () => this.undone.has(n));
        return isUndone
          ? async () => ({ verdict: 'delivered', code: 'undone' })
          : (signal) => send(row, signal);
      },
    });
    const plain = receiverOf('sheet', concurrency, { send, isMailbox: this.isMailbox });
    return this.ofKinds((kind) => (kind === 'order' ? sendOrder : plain));
  }

  /** A process begins to send a row. */
  private begin(row: SentRow, process: Process): void {
    const { world } = this;
    this.counted.sent += 1;
    const submission = this.submissions.get(row.id)!;
    submission.begun += 1;
    const name = `${row.kind} ${row.id.slice(0, 6)}`;
    if (submission.erasedAt !== undefined) {
      world.fail(`${name} is sent by ${process.name} after its erasure was acknowledged`);
    }
    if (submission.isUndone) {
      world.fail(`${name} is sent by ${process.name} after it was undone`);
    }
    if (submission.isSpam) world.fail(`${name} is sent although it looks like spam`);
    // By the clock that accepted it and the one that sends it, which may be set right in between.
    if (row.kind === 'order' && world.now < submission.acceptedAt + ORDER_WAITS - 2 * SKEW) {
      world.fail(`${name} is sent before its time`);
    }
    if (JSON.stringify(row.payload) !== submission.text) {
      world.fail(`${name} is sent with another text: ${JSON.stringify(row.payload)}`);
    }
  }

  private take(row: SentRow): void {
    this.world.note(() => `the receiver takes ${row.id.slice(0, 6)}`);
    this.submissions.get(row.id)!.taken.push(row.lease!);
  }

  private get awake(): Running[] {
    return this.running.filter(({ process }) => process.pausedUntil <= this.world.now);
  }

  private perform(action: Action): void {
    const { world } = this;
    const { awake } = this;
    if (action === 'receiver' || action === 'store' || action === 'clock') {
      return this.breakSomething(action);
    }
    // The site is down.
    if (awake.length === 0) return;
    const one = world.pick(awake);
    switch (action) {
      case 'submit':
        return this.submit(one, world.pick(this.kinds), this.submissions.size);
      case 'again': {
        const open = [...this.submissions.values()].filter(({ isClosed }) => !isClosed);
        return open.length > 0 ? this.hand(one, world.pick(open)) : undefined;
      }
      case 'erase':
        return void this.erase(one);
      case 'undo':
        return void this.undo(one);
      case 'kill':
      case 'pause': {
        const strike = action === 'kill' ? () => this.kill(one) : () => this.freeze(one);
        if (world.chance(0.5)) return strike();
        // At the worst moment: what it has asked of the store has happened, and it does not know.
        const at = world.pick(['any', 'claim']);
        return void (this.ambush = { process: one.process, at, strike });
      }
      case 'stop': {
        this.remove(one);
        world.note(() => `${one.process.name}: is stopped`);
        const end = () => (one.process.isDead = true);
        void one.outbox.stop().then(end);
        return void world.schedule(world.between(0, 20) * SECOND, () => this.restart());
      }
    }
  }

  private restart(): void {
    if (this.missing === 0 || !this.hasFaults || this.isNight) return;
    this.missing -= 1;
    this.start();
  }

  private remove(one: Running): void {
    this.missing += 1;
    this.running.splice(this.running.indexOf(one), 1);
  }

  private freeze({ process }: Running): void {
    const { world } = this;
    if (!this.hasFaults) return;
    this.counted.pauses += 1;
    process.pausedAt = world.now;
    process.pausedUntil = world.now + world.between(0, 1) ** 2 * 100 * SECOND;
    world.note(() => `${process.name}: freezes`);
    // Somebody may want what it is about to send to be erased.
    if (this.kinds.some((kind) => kind !== 'card') && world.chance(0.3)) {
      world.schedule(world.between(0, 5) * SECOND, () => this.perform('erase'));
    }
  }

  private kill(one: Running): void {
    if (one.process.isDead) return;
    const { world } = this;
    world.schedule(world.between(0, 20) * SECOND, () => this.restart());
    this.counted.kills += 1;
    one.process.isDead = true;
    if (this.running.includes(one)) this.remove(one);
    world.note(() => `${one.process.name}: is killed`);
  }

  private breakSomething(fault: Fault): void {
    const { world } = this;
    if (!this.hasFaults) return;
    if (fault === 'clock') {
      for (const { process } of this.running) {
        process.skew = world.chance(0.5) ? 0 : world.pick([-24, 5.5, 24 * 365]) * HOUR;
      }
      return world.note(() => 'clocks are set');
    }
    if (fault === 'store') {
      this.counted.storeFaults += 1;
      this.storeManner = world.pick(['works', 'is slow', 'is down', 'loses answers'] as const);
      return world.note(() => `the store ${this.storeManner}`);
    }
    const count = Math.floor(world.between(1, 4));
    this.manners = world.chance(0.3)
      ? ['works']
      : Array.from({ length: count }, () => world.pick(MANNERS));
    world.note(() => `the receiver ${this.manners.join(', or ')}`);
  }

  private submit(one: Running, kind: Kind, n: number): void {
    const { world } = this;
    const account = kind === 'card' ? world.pick(ACCOUNTS) : undefined;
    const payload: Payload = account
      ? { n: ACCOUNTS.indexOf(account), text: world.pick(TEXTS) }
      : { n, text: `${kind} ${n}` };
    const formId = `${kind} ${payload.n}`;
    const { id } = idsOf({ kind, formId, payload }, 0);
    const isSpam = kind === 'note' && world.chance(0.05);
    let submission = this.submissions.get(id);
    if (!submission) {
      submission = {
        id,
        kind,
        formId,
        account,
        payload,
        text: JSON.stringify(payload),
        isSpam,
        isAcknowledged: false,
        isClosed: false,
        isTakenBack: false,
        isUndone: false,
        acceptedAt: world.now,
        calls: [],
        begun: 0,
        taken: [],
        erasedAt: undefined,
      };
      this.submissions.set(id, submission);
    }
    if (account) this.counted.corrected += 1;
    this.hand(one, submission, isSpam);
  }

  /** Hands a submission to a process, as a sender does who presses the button. */
  private hand({ process, outbox }: Running, submission: Submission, isSpam = false): void {
    const { world } = this;
    const { kind, formId, payload, account } = submission;
    const call: Call = { from: world.now, until: Infinity, isAcknowledged: false, process };
    submission.calls.push(call);
    if (!isSpam) submission.isSpam = false;
    const name = `${kind} ${submission.id.slice(0, 6)}`;
    world.note(() => `${process.name}: is handed ${name} ${submission.text}`);
    const pausedBefore = process.pausedUntil;
    const cancel = process.timers.after(ANSWERED_WITHIN, () => {
      if (process.pausedUntil === pausedBefore) world.fail(`accept: no answer for ${name}`);
    });
    const entry = { kind, formId, payload, sender: account, isQuarantined: isSpam };
    outbox.accept(entry).then(
      (result) => {
        cancel();
        call.until = world.now;
        world.note(() => `${process.name}: answers ${JSON.stringify(result)} to ${name}`);
        if (result.status === 'failed' && !result.kept) return;
        submission.isAcknowledged = true;
        call.isAcknowledged = true;
        this.counted.accepted += 1;
      },
      (error: unknown) => {
        cancel();
        call.until = world.now;
        if (errorCode(error) !== 'stopped') world.fail(`accept: throws ${errorCode(error)}`);
      },
    );
  }

  /** Erases what nobody hands over any more. */
  private async erase({ process, store }: Running): Promise<void> {
    const { world } = this;
    const isOver = ({ until, from, process: by }: Call) =>
      world.now - (until === Infinity ? (by.isDead ? from : world.now) : until) > 10 * SECOND;
    const erasable = [...this.submissions.values()].filter(
      ({ kind, calls, isClosed }) => kind !== 'card' && !isClosed && calls.every(isOver),
    );
    if (erasable.length === 0) return;
    // Best while somebody may be sending it.
    const leased = erasable.filter(({ id }) => (this.disk.rows.get(id)?.lease ?? null) !== null);
    const submission = world.pick(leased.length > 0 ? leased : erasable);
    submission.isClosed = true;
    const { id } = submission;
    world.note(() => `${process.name}: erases ${id.slice(0, 6)}`);
    try {
      const [row] = await collect(store.rows({ ids: [id, `${id}~`] }));
      if (!row) return;
      // From now on nothing of it has to arrive.
      submission.isTakenBack = true;
      if ((await eraseRows(store, [row], process.timers)).length === 0) return;
      submission.erasedAt = world.now;
      this.counted.erased += 1;
      world.note(() => `${process.name}: has erased ${id.slice(0, 6)}`);
    } catch {
      // Nothing was acknowledged.
    }
  }

  /** Takes back an order before it is sent. */
  private async undo({ process }: Running): Promise<void> {
    const { world } = this;
    const isNew = ({ kind, acceptedAt, isUndone }: Submission) =>
      kind === 'order' && !isUndone && world.now < acceptedAt + UNDO_WITHIN;
    const orders = [...this.submissions.values()].filter(isNew);
    if (orders.length === 0) return;
    const order = world.pick(orders);
    const { n } = order.payload as Payload;
    const undo = () => {
      if (world.now >= order.acceptedAt + UNDO_WITHIN) return false;
      order.isTakenBack = true;
      return Boolean(this.undone.add(n));
    };
    if (!(await this.stepOf(process)('undo', undo).catch(() => false))) return;
    this.counted.undone += 1;
    order.isUndone = true;
    world.note(() => `${process.name}: has undone ${order.id.slice(0, 6)}`);
    if (order.begun > 0) world.fail(`order ${order.id.slice(0, 6)} is undone, and was sent`);
  }
}
