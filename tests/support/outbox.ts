import { createLog } from '@/lib/log/log';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type Stored, type SubmissionStore } from '@/lib/submissions/drivers/store';
import { type Entry } from '@/lib/submissions/intake/accept';
import { identify } from '@/lib/submissions/model/ids';
import { type HttpTarget } from '@/lib/submissions/model/kind';
import { type Kind, kinds, type Payloads, type Targets } from '@/lib/submissions/model/kinds';
import { type SubmissionResult } from '@/lib/submissions/model/outcome';
import { stateOf, type Submission } from '@/lib/submissions/model/submission';
import { createSubmission } from '@/lib/submissions/model/transitions';
import { DAY, HOUR, MINUTE } from '@/lib/time';
import { createOutbox, type Outbox, type OutboxOptions } from '@/lib/submissions/outbox';
import { readLog } from './log-lines';

/** 09:30 in India. */
export const T0 = Date.UTC(2025, 10, 21, 4, 0, 0);
export { DAY, HOUR, MINUTE };

/** A wall clock and a monotonic clock that only move when they are told to. */
export class Clock {
  private ticks = 0;
  constructor(private time = T0) {}
  now = () => this.time;
  monotonic = () => this.ticks;
  /** Lets time pass. */
  move(ms: number) {
    this.time += ms;
    this.ticks += ms;
  }
  /** Sets the wall clock alone, by so many milliseconds. */
  set(ms: number) {
    this.time += ms;
  }
}

export function seededRandom(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const sample = { text: 'Asha Canary', email: 'asha.canary@example.in', phone: '+919876543210' };

export const contactPayload = (
  changes: Partial<Payloads['contact']> = {},
): Payloads['contact'] => ({
  ...kinds.contact.example(sample),
  subject: 'Demo class',
  message: 'नमस्ते, मुझे डेमो क्लास चाहिए।\n98 x 97?',
  ...changes,
});

/** Of a student under 18, with an address that begins like a formula. */
export function profilePayload(changes: Partial<Payloads['profile']> = {}): Payloads['profile'] {
  const { address, ...example } = kinds.profile.example(sample);
  return {
    ...example,
    uid: 'uid-canary',
    dateOfBirth: '2010-05-04',
    gender: 'female',
    address: {
      ...address,
      street: '=12, Canary Lane',
      city: 'Jaipur',
      state: 'Rajasthan',
      zipCode: '302001',
    },
    interests: ['Mental Math', 'Algebra'],
    currentMathLevel: 'beginner',
    learningGoals: 'NTSE',
    parentNotice: '2025-11',
    ...changes,
  };
}

function row(kind: Kind, id: string, payload: Payloads[Kind], changes: Partial<Submission>) {
  const { payloadHash } = identify({ kind, payload, sender: '' }, T0);
  return { ...createSubmission({ id, kind, payload, payloadHash }, T0), ...changes };
}

/** An open contact row with this id. */
export const contactRow = (id: string, changes: Partial<Submission> = {}): Submission =>
  row('contact', id, contactPayload({ message: `Message ${id}` }), changes);

export const profileRow = (id: string, changes: Partial<Submission> = {}): Submission =>
  row('profile', id, profilePayload(), changes);

const FORM_ID = 'form-0123456789abcdef';

/** A contact message as an action passes it on. */
export const message = (
  text = 'Hello',
  changes: Partial<Entry<'contact'>> = {},
): Entry<'contact'> => ({
  kind: 'contact',
  formId: FORM_ID,
  payload: contactPayload({ message: text }),
  sender: 'asha.canary@example.in',
  address: '203.0.113.9',
  ...changes,
});

export const profile = (): Entry<'profile'> => ({
  kind: 'profile',
  formId: FORM_ID,
  payload: profilePayload(),
  sender: 'uid-canary',
});

export const contactTarget = (url: string): HttpTarget => ({
  name: 'contact-sheet',
  type: 'sheet',
  url,
});
export const profileTarget = (type: HttpTarget['type'], url: string): HttpTarget => ({
  name: `profile-${type}`,
  type,
  url,
});

/** No limit that a test could reach by accident. */
export const NO_LIMITS = { address: 1e9, senderAtAddress: 1e9, sender: 1e9 };

/** The send timeout where a target hangs; any other may take its time on a busy machine. */
export const SHORT = { sendTimeout: 1_000 };

export function captureLog() {
  const lines: string[] = [];
  return { lines, log: createLog({ write: (line: string) => void lines.push(line) }) };
}

/** What a sender is told, in words such as "success" or "refused, kept". */
export const describeResult = (result: SubmissionResult) =>
  result.status === 'success' ? 'success' : `${result.reason}${result.kept ? ', kept' : ''}`;

/** An outbox with a clock of its own and a log that can be read. */
export function testOutbox(targets: Targets, options: Partial<OutboxOptions> = {}) {
  const clock = new Clock();
  const { lines, log } = captureLog();
  const store = options.store ?? sqliteStore(':memory:');
  const outbox = createOutbox({
    store,
    targets,
    log,
    now: clock.now,
    monotonic: clock.monotonic,
    random: seededRandom(),
    limits: NO_LIMITS,
    ...options,
  });
  return {
    outbox,
    store,
    clock,
    lines,
    send: async (entry: Entry | string = 'Hello') =>
      describeResult(await outbox.accept(typeof entry === 'string' ? message(entry) : entry)),
    states: async () => (await allRows(store)).map(stateOf),
    logged: (event?: string) => readLog(lines, event),
  };
}

export async function allRows(store: SubmissionStore, since?: number): Promise<Stored[]> {
  const rows: Stored[] = [];
  for await (const row of store.scan(since)) rows.push(row);
  return rows;
}

/** Puts open, due contact rows into a store and returns their ids. */
export async function fill({ store }: Pick<Outbox, 'store'>, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, n) => `row-${String(n).padStart(4, '0')}`);
  await Promise.all(ids.map((id) => store.create(contactRow(id))));
  return ids;
}

/** Drains every 30 seconds of a moved clock, as the timer does, for so long. */
export async function passTime(outbox: Outbox, clock: Clock, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30_000) {
    clock.move(30_000);
    await outbox.drain();
  }
}
