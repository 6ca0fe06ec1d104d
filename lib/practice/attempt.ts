/** How far a student is with one sum. */
export type AttemptState =
  'ask' | 'helped' | 'wrongOnce' | 'wrongTwice' | 'wrongThrice' | 'shown' | 'solved';
export type AttemptEvent = 'help' | 'show' | 'right' | 'wrong';

const first = { help: 'helped', show: 'shown', right: 'solved', wrong: 'wrongOnce' } as const;
const after: Readonly<Record<AttemptState, Partial<Record<AttemptEvent, AttemptState>>>> = {
  ask: first,
  helped: first,
  wrongOnce: { show: 'shown', right: 'solved', wrong: 'wrongTwice' },
  wrongTwice: { show: 'shown', right: 'solved', wrong: 'wrongThrice' },
  wrongThrice: {},
  shown: {},
  solved: {},
};

export const advance = (state: AttemptState, event: AttemptEvent): AttemptState =>
  after[state][event] ?? state;

/** Whether the sum still waits for an answer. */
export const isWaiting = (state: AttemptState) => after[state].right !== undefined;

/** Right or missed, told by the first answer alone; help costs nothing. Else undefined. */
export function verdictOf(state: AttemptState, event: AttemptEvent): boolean | undefined {
  if (after[state].help === undefined || event === 'help') return undefined;
  return event === 'right';
}
