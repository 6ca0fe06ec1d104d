import { it } from 'vitest';
import { checkWrongClock } from '@/tests/support/wrong-clock';

const HOUR = 3_600_000;

it.each([-24, -1, 0.5, 2, 5.5, 24, 24 * 30, 24 * 365 * 10])(
  'outbox: a process whose clock is %d hours ahead delivers at once when the clock is set',
  (hours) => checkWrongClock(hours * HOUR),
);
