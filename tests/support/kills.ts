import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sqliteStore } from '@/lib/submissions/drivers/sqlite-store';
import { type Payloads } from '@/lib/submissions/model/kinds';
import { stateOf } from '@/lib/submissions/model/submission';
import { LEASE } from '@/lib/submissions/model/transitions';
import { createOutbox } from '@/lib/submissions/outbox';
import { misbehavingServer, type MisbehavingServer } from './misbehaving-server';
import { allRows, captureLog, contactTarget, NO_LIMITS } from './outbox';

export interface KillReport {
  kills: number;
  /** Messages that were kept or delivered, according to the result. */
  acknowledged: number;
  /** Acknowledged, but not in the store at the end, or never delivered. */
  lost: number;
  /** Rows that a drain after the last kill did not deliver. */
  stuck: number;
  /** Texts that are in the store more than once. */
  duplicateRows: number;
  /** Texts that the target received more than once, and those of them that the row does not count. */
  sentTwice: number;
  unflagged: number;
}

const script = fileURLToPath(new URL('writer-process.ts', import.meta.url));

function startWriter(directory: string, url: string, writers: number, prefix: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, directory, url, String(writers), prefix],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    child,
    /** Whole lines only: a line that was cut is one that nobody read. */
    acknowledged: () =>
      output
        .slice(0, output.lastIndexOf('\n') + 1)
        .split('\n')
        .slice(0, -1),
  };
}

async function kill(child: ChildProcess) {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}

async function withDirectory<Value>(job: (directory: string) => Promise<Value>): Promise<Value> {
  const directory = await mkdtemp(join(tmpdir(), 'outbox-'));
  try {
    return await job(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Drains after the last kill, when all leases have ended, and counts. */
async function countLosses(
  directory: string,
  server: MisbehavingServer,
  acknowledged: string[],
  kills: number,
): Promise<KillReport> {
  const store = sqliteStore(directory);
  const outbox = createOutbox({
    store,
    targets: { contact: contactTarget(server.url) },
    log: captureLog().log,
    now: () => Date.now() + LEASE + 1_000,
    limits: NO_LIMITS,
  });
  server.behave({ does: 'answer' });
  await outbox.drain();

  const rows = await allRows(store);
  const textOf = (payload: unknown) => (payload as Payloads['contact']).message;
  const byText = new Map(rows.map((row) => [textOf(row.payload), row]));
  const times = new Map<string, number>();
  for (const { body } of server.received) {
    const text = textOf((JSON.parse(body) as { data: unknown[] }).data[0]);
    times.set(text, (times.get(text) ?? 0) + 1);
  }
  const twice = [...times].filter(([, count]) => count > 1);
  const isSafe = (text: string) => {
    const row = byText.get(text);
    return row !== undefined && stateOf(row) === 'delivered' && times.has(text);
  };
  await store.close();
  return {
    kills,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((text) => !isSafe(text)).length,
    stuck: rows.filter((row) => stateOf(row) !== 'delivered').length,
    duplicateRows: rows.length - byText.size,
    sentTwice: twice.length,
    unflagged: twice.filter(
      ([text, count]) => (byText.get(text)?.possibleDuplicates ?? 0) < count - 1,
    ).length,
  };
}

/** Kills a process full of writers with SIGKILL, again and again, at random times. */
export async function killUnderWriters(kills: number, writers: number): Promise<KillReport> {
  const server = await misbehavingServer();
  try {
    return await withDirectory(async (directory) => {
      const acknowledged: string[] = [];
      for (let n = 0; n < kills; n++) {
        const writer = startWriter(directory, server.url, writers, `kill-${n}`);
        while (writer.acknowledged().length < writers) await once(writer.child.stdout, 'data');
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 150));
        await kill(writer.child);
        acknowledged.push(...writer.acknowledged());
      }
      return countLosses(directory, server, acknowledged, kills);
    });
  } finally {
    await server.close();
  }
}

/** Kills the process when the target has received the message and the store has no outcome yet. */
export async function killBetweenSendAndMark(kills: number): Promise<KillReport> {
  const server = await misbehavingServer();
  try {
    return await withDirectory(async (directory) => {
      const acknowledged: string[] = [];
      for (let n = 0; n < kills; n++) {
        let arrived = () => {};
        const arrival = new Promise<void>((resolve) => (arrived = resolve));
        // Every other kill comes together with the answer.
        server.behave(() => {
          arrived();
          return n % 2 === 0 ? { does: 'hang' } : { does: 'answer' };
        });
        const writer = startWriter(directory, server.url, 1, `kill-${n}`);
        await arrival;
        await kill(writer.child);
        acknowledged.push(...writer.acknowledged());
      }
      return countLosses(directory, server, acknowledged, kills);
    });
  } finally {
    await server.close();
  }
}
