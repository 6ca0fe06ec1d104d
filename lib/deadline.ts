/** The reason of an abort after a deadline; its code appears in the log. */
const deadlinePassed = () => Object.assign(new Error('deadline'), { code: 'deadline' });

/**
 * Runs one step of an attempt. After an abort it does not begin; during one, this stops waiting and
 * ignores the result.
 *
 * @throws the signal's reason.
 */
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

/**
 * Runs an attempt with a signal that aborts after `ms` milliseconds with the code `deadline`. The
 * attempt has to run its slow steps with {@link untilAborted}.
 */
export async function withinDeadline<Value>(
  ms: number,
  attempt: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(deadlinePassed()), ms);
  try {
    return await attempt(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Waits at most `ms` milliseconds for work that takes no signal, and so goes on by itself.
 *
 * @throws after that an error with the code `deadline`.
 */
export async function waitAtMost<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(deadlinePassed()), ms);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
