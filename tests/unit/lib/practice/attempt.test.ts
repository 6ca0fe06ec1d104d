import { expect, test } from 'vitest';
import {
  advance,
  type AttemptEvent,
  type AttemptState,
  isWaiting,
  verdictOf,
} from '@/lib/practice/attempt';

const events: readonly AttemptEvent[] = ['help', 'show', 'right', 'wrong'];

/** State, whether it waits, then for help, show, right, wrong: the next state and what counts. */
const table = `
ask        yes | helped -         | shown missed      | solved right   | wrongOnce missed
helped     yes | helped -         | shown missed      | solved right   | wrongOnce missed
wrongOnce  yes | wrongOnce -      | shown -           | solved -       | wrongTwice -
wrongTwice yes | wrongTwice -     | shown -           | solved -       | wrongThrice -
wrongThrice no | wrongThrice -    | wrongThrice -     | wrongThrice -  | wrongThrice -
shown      no  | shown -          | shown -           | shown -        | shown -
solved     no  | solved -         | solved -          | solved -       | solved -
`;

test('attempt: each event leads to its state, and counts once', () => {
  for (const row of table.trim().split('\n')) {
    const [head = '', ...cells] = row.split('|').map((cell) => cell.trim());
    const [state, waits] = head.split(/\s+/) as [AttemptState, string];
    expect.soft(isWaiting(state), row).toBe(waits === 'yes');
    const found = events.map((event) => {
      const verdict = verdictOf(state, event);
      const counted = verdict === undefined ? '-' : verdict ? 'right' : 'missed';
      return `${advance(state, event)} ${counted}`;
    });
    expect.soft(found, row).toEqual(cells);
  }
});
