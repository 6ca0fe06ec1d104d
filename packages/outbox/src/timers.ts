import { codedError } from './error-code.ts';

/** How an outbox waits. A simulation gives its own, in which no time passes. */
export interface Timers {
  /** Milliseconds that never go back, as of `performance.now()`. */
  elapsed(): number;
  /** Calls back once. Returns what cancels that. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back again and again, and does not keep the process alive. Returns what ends that. */
  every(ms: number, callback: () => void): () => void;
}

export const systemTimers: Timers = {
  elapsed: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  every(ms, callback) {
    const timer = setInterval(callback, ms).unref();
    return () => clearInterval(timer);
  },
};

/** The work goes on after the deadline. @throws an error with the code `deadline`. */
export function waitWithin<Value>(
  work: Promise<Value>,
  ms: number,
  timers: Timers,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(ms, () => reject(codedError('deadline')));
    void work.then(resolve, reject).finally(cancel);
  });
}

/** The signal of one attempt, and what ends its timer. */
export function startDeadline(ms: number, timers: Timers): [AbortSignal, cancel: () => void] {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('Its time is over.', 'TimeoutError'));
  return [controller.signal, timers.after(ms, abort)];
}
