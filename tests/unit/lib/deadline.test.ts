import { expect, it, vi } from 'vitest';
import { untilAborted, withinDeadline } from '@/lib/deadline';

const never = () => new Promise<never>(() => {});

it('deadline: ends the step under way, and begins none after it', async () => {
  const later = vi.fn(async () => 'later');
  const attempt = withinDeadline(20, async (signal) => {
    await untilAborted(signal, never).catch(() => {});
    return untilAborted(signal, later);
  });
  await expect(attempt).rejects.toMatchObject({ code: 'deadline' });
  expect(later).not.toHaveBeenCalled();
});

it('deadline: passes results and errors on, and aborts nothing afterwards', async () => {
  let seen: AbortSignal | undefined;
  const value = await withinDeadline(60_000, (signal) => {
    seen = signal;
    return untilAborted(signal, async () => 7);
  });
  expect(value).toBe(7);
  expect(seen!.aborted).toBe(false);
  const failing = (signal: AbortSignal) =>
    untilAborted(signal, () => Promise.reject(new Error('x')));
  await expect(withinDeadline(60_000, failing)).rejects.toThrow('x');
});
