import { headers } from 'next/headers';
import { after } from 'next/server';
import { clientAddress } from '@/lib/http/client-address';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { type Kind } from '../model/kinds';
import { type SubmissionResult } from '../model/outcome';
import { type Outbox } from '../outbox';
import { siteOutbox } from '../site-outbox';
import { type Entry } from './accept';

const BUDGET = { rows: 4, ms: 10_000 };

// Each drain queries the store, and under load one a second is enough.
const DRAIN_INTERVAL = 1_000;
let drainedAt = -Infinity;

function drainAfterResponse(outbox: Outbox): void {
  if (performance.now() - drainedAt < DRAIN_INTERVAL) return;
  drainedAt = performance.now();
  after(async () => void (await outbox.drain(BUDGET)));
}

export async function submit<K extends Kind>(
  entry: Omit<Entry<K>, 'address'>,
): Promise<SubmissionResult> {
  const address = clientAddress(await headers(), env.TRUSTED_HOPS);
  try {
    const outbox = await siteOutbox();
    drainAfterResponse(outbox);
    return await outbox.accept<K>({ ...entry, address } as Entry<K>);
  } catch (error) {
    log().error('outbox-unavailable', { kind: entry.kind, code: errorCode(error) });
    return { status: 'failed', reason: 'unreachable', kept: false };
  }
}
