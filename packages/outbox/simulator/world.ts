import { type Timers } from '../src/timers.ts';

/** 21 November 2025, 04:00 UTC. */
const T0 = Date.UTC(2025, 10, 21, 4);

/** Numbers from 0 to below 1 that follow from a seed; neighbouring seeds have nothing in common. */
function seeded(seed: number): () => number {
  let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ (seed >>> 13);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Event {
  at: number;
  run: (() => void) | undefined;
  /** Without one it happens whatever becomes of the processes. */
  owner: Process | undefined;
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A clock that jumps from event to event, and the only source of chance. */
export class World {
  /** Milliseconds since the history began. */
  now = 0;
  /** The first promise that was broken. */
  violation: string | undefined;
  readonly trace: string[] = [];
  readonly random: () => number;
  events = 0;
  /** A heap: no event is earlier than the one at half its index. */
  private readonly queue: Event[] = [];

  constructor(
    seed: number,
    private readonly isTraced: boolean,
  ) {
    this.random = seeded(seed);
  }

  /** A number from `min` to below `max`. */
  between(min: number, max: number): number {
    return min + this.random() * (max - min);
  }

  chance(probability: number): boolean {
    return this.random() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.random() * values.length)]!;
  }

  note(text: () => string): void {
    if (this.isTraced) this.trace.push(`${(this.now / 1_000).toFixed(3).padStart(9)} s  ${text()}`);
  }

  fail(text: string): void {
    this.violation ??= text;
    this.note(() => `BROKEN: ${text}`);
  }

  /** Returns what cancels it. */
  schedule(ms: number, run: () => void, owner?: Process): () => void {
    const event: Event = { at: this.now + Math.max(0, ms), run, owner };
    this.push(event);
    return () => (event.run = undefined);
  }

  /** Resolves after so many milliseconds of this world. */
  wait(ms: number, owner?: Process): Promise<void> {
    return new Promise((resolve) => this.schedule(ms, resolve, owner));
  }

  /** Runs events until that time, or until a promise is broken. */
  async runUntil(end: number): Promise<void> {
    while (this.queue.length > 0 && this.queue[0]!.at <= end && !this.violation) {
      const event = this.pop();
      const { run, owner } = event;
      if (!run || owner?.isDead) continue;
      this.now = event.at;
      if (owner && owner.pausedUntil > this.now) {
        // In the order in which they would have come.
        event.at = owner.pausedUntil + (event.at - owner.pausedAt) * 1e-6;
        this.push(event);
        continue;
      }
      this.events += 1;
      run();
      // All that follows from it without waiting.
      await turn();
    }
    this.now = Math.max(this.now, end);
  }

  private push(event: Event): void {
    const { queue } = this;
    let index = queue.push(event) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (queue[parent]!.at <= event.at) break;
      queue[index] = queue[parent]!;
      index = parent;
    }
    queue[index] = event;
  }

  private pop(): Event {
    const { queue } = this;
    const first = queue[0]!;
    const last = queue.pop()!;
    if (queue.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= queue.length) break;
      if (child + 1 < queue.length && queue[child + 1]!.at < queue[child]!.at) child += 1;
      if (queue[child]!.at >= last.at) break;
      queue[index] = queue[child]!;
      index = child;
    }
    queue[index] = last;
    return first;
  }
}

/** What a process has of its own: a clock that may be wrong, pauses, and an end at any moment. */
export class Process {
  isDead = false;
  pausedAt = 0;
  pausedUntil = 0;
  readonly timers: Timers;
  readonly now: () => number;

  constructor(
    readonly name: string,
    world: World,
    /** Milliseconds by which its clock is ahead. */
    public skew: number,
  ) {
    this.now = () => Math.floor(T0 + world.now + this.skew);
    this.timers = {
      elapsed: () => world.now,
      after: (ms, callback) => world.schedule(ms, callback, this),
      every: (ms, callback) => {
        let cancel: () => void;
        const tick = () => {
          cancel = world.schedule(ms, tick, this);
          callback();
        };
        cancel = world.schedule(ms, tick, this);
        return () => cancel();
      },
    };
  }
}
