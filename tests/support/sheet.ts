import { type Manner } from './misbehaving-server';
import { type Behaviour, type Row } from './sheet-server';

/** The spreadsheet behind the contact form; it answers 201 unless told otherwise. */
export interface Sheet {
  /** Plays these in order for what this sender sends; the last one stays. */
  plan(email: string, ...behaviours: Behaviour[]): Promise<void>;
  release(): Promise<unknown>;
  /** What has come from this sender so far, oldest first. */
  received(email: string): Promise<Row[]>;
}

/** The sheet of the whole run, which another process serves. */
export function runningSheet(): Sheet {
  const address = process.env.SHEET_URL;
  if (!address) throw new Error('BASE_URL needs SHEET_URL beside it: where its messages go.');
  return {
    async plan(email, ...behaviours) {
      const body = JSON.stringify({ email, behaviours });
      await fetch(new URL('/__plan', address), { method: 'POST', body });
    },
    release: () => fetch(new URL('/__release', address), { method: 'POST' }),
    async received(email) {
      const url = new URL(`/__received?${new URLSearchParams({ email })}`, address);
      return (await (await fetch(url)).json()) as Row[];
    },
  };
}

export const respond = (status: number, headers?: Record<string, string>): Manner => ({
  does: 'answer',
  status,
  headers,
});
export const reset = (): Manner => ({ does: 'reset' });
