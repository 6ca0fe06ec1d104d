import { expect } from 'vitest';

/** What the sender of a stored submission is told to quote. */
export const anyReference: unknown = expect.stringMatching(/^VM-[2-9A-Z]{6}$/);

export const stored = { status: 'success', reference: anyReference };
