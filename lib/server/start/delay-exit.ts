/**
 * Patches `process.exit`, which Next calls after its last response. Without it the owner gets a message twice whose sending a
 * restart cuts off.
 */
import { closeDatabases } from '@sutra/outbox/sqlite/open-databases';
import { STOP_TIMEOUT } from '@sutra/outbox/timeouts';
import { MIN_STOP_TIMEOUT } from '@/lib/deadlines';
import { type Log } from '@/lib/log/log';
import { replaceMethod } from '@/lib/log/replace-method';
import { type Outbox } from '../submissions/kinds';

/** Waits until all outcomes are stored. */
export function delayExit(
  outbox: Pick<Outbox, 'stop' | 'stopDelivering'>,
  log: Log,
  target: Pick<NodeJS.Process, 'exit' | 'once'> = process,
): void {
  const exit = target.exit.bind(process);
  let signalledAt: number | undefined;
  const onSignal = () => {
    signalledAt ??= performance.now();
    void outbox.stopDelivering();
  };
  target.once('SIGTERM', onSignal);
  target.once('SIGINT', onSignal);
  const delayed = ((code) => {
    const elapsed = performance.now() - (signalledAt ?? performance.now());
    void outbox
      .stop(Math.max(MIN_STOP_TIMEOUT, STOP_TIMEOUT - elapsed))
      .finally(closeDatabases)
      .finally(() => exit(code));
  }) as typeof process.exit;
  if (!replaceMethod(target, 'exit', delayed)) log.warn('exit-not-delayed');
}
