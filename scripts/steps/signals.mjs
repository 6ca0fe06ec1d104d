let react = () => {};
let listening = false;

/**
 * Calls `handler`, in place of the one before, at Ctrl+C, when told to end, and when the npm that
 * started us is gone without having said so.
 */
export function onEnd(handler) {
  react = handler;
  if (listening) return;
  listening = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => react());
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    react();
  }, 1000);
  watch.unref();
}
