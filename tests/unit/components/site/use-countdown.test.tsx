// @vitest-environment jsdom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from '@/components/site/use-countdown';
import { render } from '@/tests/support/render';

const onEnd = vi.fn();

function Count() {
  const [isRunning, setRunning] = useState(true);
  const { left, extend } = useCountdown(10_000, isRunning, onEnd);
  return (
    <>
      <p>{left}</p>
      <button onClick={() => setRunning(!isRunning)} />
      <button onClick={extend} />
    </>
  );
}

const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const press = (button: 0 | 1) =>
  act(async () => document.querySelectorAll('button')[button]!.click());
const shown = () => document.body.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  onEnd.mockClear();
});
afterEach(() => void vi.useRealTimers());

it('countdown: catches up after a late timer, and can be extended', async () => {
  await render(<Count />);
  vi.setSystemTime(Date.now() + 6500);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(shown()).toBe('4');
  await press(1);
  expect(shown()).toBe('14');
  await pass(13_500);
  expect([shown(), onEnd.mock.calls.length]).toEqual(['0', 1]);
});
