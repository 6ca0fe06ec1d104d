import { type Kinds } from '@sutra/outbox/context';
import { createRow, type Row } from '@sutra/outbox/row';

/** 21 November 2025, 04:00 UTC. */
export const T0 = Date.UTC(2025, 10, 21, 4);

/** Anybody writes notes. */
export interface Note {
  name: string;
  text: string;
}

/** An account has one card: the next one corrects it. */
export interface Card {
  account: string;
  text: string;
}

export type Notes = { note: Note; card: Card; errand: Note };

const isComplete = (payload: unknown) => typeof (payload as Note).text === 'string';

export const kinds = {
  note: { isComplete, subjectOf: (payload) => (payload as Note).name },
  card: { isComplete, isOnePerSender: true },
  errand: { isComplete, isUnlisted: true },
} satisfies Kinds;

export const note = (changes: Partial<Note> = {}): Note => ({
  name: 'Asha Canary',
  text: 'नमस्ते\n98 x 97?',
  ...changes,
});

/** An open row with a note. */
export const noteRow = (id: string, changes: Partial<Row> = {}): Row => ({
  ...createRow({ id, kind: 'note', payload: note({ text: `Note ${id}` }) }, T0),
  ...changes,
});
