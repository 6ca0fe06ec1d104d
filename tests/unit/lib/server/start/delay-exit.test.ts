import { expect, it, vi } from 'vitest';
import { delayExit } from '@/lib/server/start/delay-exit';
import { captureLog } from '@/tests/support/outbox';

const outboxDouble = () => {
  let end = () => {};
  const stopped = new Promise<void>((resolve) => (end = resolve));
  return { end, stopDelivering: vi.fn(async () => {}), stop: vi.fn(() => stopped) };
};

function targetOf(exit = vi.fn()) {
  const signals: Record<string, () => void> = {};
  return {
    signals,
    target: {
      exit: exit as never as typeof process.exit,
      once: ((name: string, call: () => void) => void (signals[name] = call)) as never,
    },
  };
}

it('exit: waits until the outbox has stored its outcomes', async () => {
  const [outbox, exit] = [outboxDouble(), vi.fn()];
  const { target, signals } = targetOf(exit);
  delayExit(outbox, captureLog().log, target);
  signals.SIGTERM!();
  expect(outbox.stopDelivering).toHaveBeenCalled();
  target.exit(3);
  await Promise.resolve();
  expect(exit).not.toHaveBeenCalled();
  outbox.end();
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(3));
});

it.each([
  ['is frozen', { value: () => {}, writable: false }],
  ['stays what it was', { get: () => () => {}, set: () => {} }],
])('exit: that %s is not delayed, which is logged and stops no start', (_how, property) => {
  const { target } = targetOf();
  Object.defineProperty(target, 'exit', property);
  const { log, lines } = captureLog();
  delayExit(outboxDouble(), log, target);
  expect(lines.join()).toContain('exit-not-delayed');
});
