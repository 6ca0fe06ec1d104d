import { statfs } from 'node:fs/promises';
import { waitAtMost } from '@/lib/deadline';
import { discard } from '@/lib/http/read-text';
import { codedError, errorCode } from '@/lib/log/error-code';
import { logOnce } from '@/lib/log/log-once';
import { type OutboxContext } from '../delivery/context';
import { type Target } from '../model/kind';
import { type Disk } from './decide';
import { createTeller } from './tell';
import { createLimitTeller } from './tell-limit';

const STORE_TIMEOUT = 2_500;
const PING_TIMEOUT = 3_000;

export interface WatchOptions {
  channels: Target[];
  isWeekly: boolean;
  pingUrl?: string;
  url: string;
  /** Missing where the store is not on a disk of this machine. */
  readDisk?: () => Promise<Disk>;
}

export async function readDisk(directory: string): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free: bavail * bsize, size: blocks * bsize };
}

async function ping(url: string): Promise<void> {
  const signal = AbortSignal.timeout(PING_TIMEOUT);
  const response = await fetch(url, { signal, redirect: 'manual', cache: 'no-store' });
  discard(response);
  if (!response.ok) throw codedError(`status-${response.status}`);
}

/** Tells the owner what is new, then calls `pingUrl`, unless the pass failed. Never throws. */
export function createWatch(
  context: OutboxContext,
  { channels, isWeekly, pingUrl, url, readDisk }: WatchOptions,
): () => Promise<void> {
  const { store, log } = context;
  const tellers = channels.map((channel) => createTeller(context, { channel, isWeekly, url }));
  const mail = channels.find((channel) => channel.type === 'mail');
  const tellLimit = mail && createLimitTeller(context, { channel: mail, url });
  const logFailure = logOnce(log, 'owner-watch-failed');
  const logPing = logOnce(log, 'ping-failed');
  let running: Promise<void> | undefined;

  async function tellAll(): Promise<boolean> {
    if (!store.canStore) return true;
    const counts = waitAtMost(store.countRows(), STORE_TIMEOUT);
    const [rows, disk] = await Promise.all([counts, readDisk?.()]);
    await tellLimit?.();
    const results = await Promise.all(tellers.map((tell) => tell({ ...rows, disk })));
    return results.every(Boolean);
  }

  async function watch(): Promise<void> {
    try {
      const isDone = await tellAll();
      logFailure();
      if (!isDone || !pingUrl) return;
    } catch (error) {
      logFailure(errorCode(error));
      return;
    }
    await ping(pingUrl).then(
      () => logPing(),
      (error: unknown) => logPing(errorCode(error)),
    );
  }

  return () => (running ??= watch().finally(() => (running = undefined)));
}
