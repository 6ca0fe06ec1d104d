/** A fault that somebody could make, as another text of one line of a source. */
export interface Plant {
  name: string;
  file: string;
  from: string;
  to: string;
}

/** Each is found by a simulation, which says how much the simulation sees. */
export const plants: readonly Plant[] = [
  {
    name: 'a lease that ended without an outcome is not counted as a possible duplicate',
    file: 'row.ts',
    from: 'row.possibleDuplicates + (row.lease === null ? 0 : 1),\n});',
    to: 'row.possibleDuplicates,\n});',
  },
  {
    name: 'an attempt without an answer is not counted as a possible duplicate',
    file: 'row.ts',
    from: '(outcome.isUncertain ? 1 : 0)',
    to: '0',
  },
  {
    name: 'an answer takes back the mark that an earlier attempt has left',
    file: 'deliver.ts',
    from: 'row.possibleDuplicates - (isOnly ? 1 : 0)',
    to: 'row.possibleDuplicates - 1',
  },
  {
    name: 'a write that others overtake is repeated from the row as it was read first',
    file: 'store.ts',
    from: 'row = await get(stored.id);',
    to: 'const { version = "" } = (await get(stored.id)) ?? {};\n      row = { ...stored, version };',
  },
  {
    name: 'what could not be stored counts as kept',
    file: 'accept.ts',
    from: "return failed(wasAnswered(outcome.code) ? 'refused' : reason, false);",
    to: "return failed(wasAnswered(outcome.code) ? 'refused' : reason, true);",
  },
  {
    name: 'a correction erases the earlier text before the later one is stored',
    file: 'accept.ts',
    from: 'const inserting = context.store.insert(prepared);',
    to: 'await this.replace(replaced);\n    const inserting = context.store.insert(prepared);',
  },
  {
    name: 'a kind without rows takes the trial of a receiver that others share',
    file: 'deliver.ts',
    from: 'const found = this.attempts.findTurn(receiver);',
    to: 'const found = this.attempts.begin(receiver);',
  },
  {
    name: 'a receiver that ignores its signal is waited for',
    file: 'attempt.ts',
    from: 'return await waitWithin(sending, ms + LATE_TIMEOUT, timers);',
    to: 'return await sending;',
  },
  {
    name: 'the timer forgets that a row is open',
    file: 'outbox.ts',
    from: 'if (isOpen) hasOpenRows = true;',
    to: '',
  },
  {
    name: 'an attempt begins however long ago its row was leased',
    file: 'attempt.ts',
    from: 'if (timers.elapsed() > leasedAt + BEGIN_TIMEOUT)',
    to: 'if (timers.elapsed() < 0)',
  },
  {
    name: 'an erasure does not wait for a row that was leased',
    file: 'erase.ts',
    from: 'if (removed.some(({ lease }) => lease !== null))',
    to: 'if (removed.length < 0)',
  },
  {
    name: 'an order is sent before the time until which it can be undone',
    file: 'attempt.ts',
    from: 'if (early > 0)',
    to: 'if (early < 0)',
  },
  {
    name: 'a pause that began while the clock was ahead is kept',
    file: 'pauses.ts',
    from: 'if (wait > 0 && wait <= Math.max(LONGEST_PAUSE, this.trial))',
    to: 'if (wait > 0)',
  },
  {
    name: 'what looks like spam is sent',
    file: 'accept.ts',
    from: "if (isQuarantined) return settleRow(row, 'quarantined', 'suspicious', now());",
    to: '',
  },
];
