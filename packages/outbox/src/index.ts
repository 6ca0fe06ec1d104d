export { eraseRows } from './erase.ts';
export { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts';
export { composing, type Receiver, type SentRow } from './receiver.ts';
export { httpReceiver } from './receivers/http.ts';
export { type SubmissionResult } from './result.ts';
export { isFormId, reopenRow, type Row, SAME_TEXT, type State } from './row.ts';
export { type Store } from './store.ts';
