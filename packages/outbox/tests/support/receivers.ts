import { type Receiver, type SentRow } from '@sutra/outbox/receiver';
import { appsScriptReceiver } from '@sutra/outbox/receivers/apps-script';
import { httpReceiver } from '@sutra/outbox/receivers/http';

export type ReceiverType = 'sheet' | 'script' | 'api';

const compose = ({ payload, acceptedAt }: SentRow) =>
  JSON.stringify({ ...(payload as object), at: new Date(acceptedAt).toISOString() });

/** A sheet takes one row at a time. */
export function receiverOf(type: ReceiverType, url: string, token?: string): Receiver {
  const address = { name: type, url, token };
  if (type === 'script') return appsScriptReceiver(address, compose);
  return httpReceiver(address, compose, type === 'sheet' ? { concurrency: 1 } : {});
}
