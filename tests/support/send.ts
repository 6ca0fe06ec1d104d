import { SEND_TIMEOUT, type SentRow } from '@sutra/outbox/receiver';
import { type Row } from '@sutra/outbox/row';
import { type Address } from '@/lib/submissions/addresses';
import { toReceiver } from '@/lib/submissions/receivers';

/** One attempt at an address, as the settings name it. */
export const send = (address: Address, row: Row, { timeout = SEND_TIMEOUT } = {}) =>
  toReceiver(address).send(row as SentRow, AbortSignal.timeout(timeout));
