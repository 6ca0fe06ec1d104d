import { codedError } from './error-code.ts';

/** Stops waiting for `step` when the signal aborts. @throws the signal's reason. */
export async function untilAborted<Value>(
  signal: AbortSignal,
  step: () => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  let stop: () => void = () => {};
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop);
  });
  try {
    return await Promise.race([step(), aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** After `ms` only the signal aborts: the attempt must run its slow steps with `untilAborted`. */
export async function withinDeadline<Value>(
  ms: number,
  attempt: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(codedError('deadline')), ms);
  try {
    return await attempt(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** The work goes on after the deadline. @throws an error with the code `deadline`. */
export const waitAtMost = <Value>(work: Promise<Value>, ms: number): Promise<Value> =>
  withinDeadline(ms, (signal) => untilAborted(signal, () => work));
