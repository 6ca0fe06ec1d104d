import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { MINUTE } from '@sutra/outbox/time';
import { forkOutbox, type OutboxProcess, startWriters } from './fork-outbox.ts';
import { misbehavingServer, type MisbehavingServer } from './misbehaving-server.ts';
import { type Note } from './notes.ts';
import { openOutbox } from './outbox.ts';
import { receiverOf } from './receivers.ts';
import { scratch } from './scratch.ts';

export interface KillReport {
  /** Notes that were kept or delivered, according to the result. */
  acknowledged: number;
  /** Acknowledged, but not in the store at the end, or never delivered. */
  lost: number;
  /** Rows that a drain after the last kill did not deliver. */
  stuck: number;
  /** Texts that are in the store more than once. */
  duplicateRows: number;
  /** Texts that the receiver got more than once, and those of them that the row does not count. */
  sentTwice: number;
  unflagged: number;
}

/** Drains after the last kill, when all leases have ended, and counts. */
async function countLosses(directory: string, server: MisbehavingServer, acknowledged: string[]) {
  const store = sqliteStore(directory);
  const receivers = { note: receiverOf('sheet', server.url) };
  const outbox = openOutbox({ store, isLive: true, receivers });
  outbox.move(2 * MINUTE);
  server.behave({ does: 'answer' });
  await outbox.deliver();
  const rows = await outbox.rows();
  await outbox.close();

  const byText = new Map(rows.map((row) => [(row.payload as Note).text, row]));
  const arrivals = new Map<string, number>();
  for (const { body } of server.received) {
    const { text } = JSON.parse(body) as Note;
    arrivals.set(text, (arrivals.get(text) ?? 0) + 1);
  }
  const twice = [...arrivals].filter(([, count]) => count > 1);
  const isSafe = (text: string) => byText.get(text)?.state === 'delivered' && arrivals.has(text);
  const duplicates = (text: string) => byText.get(text)?.possibleDuplicates ?? 0;
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((text) => !isSafe(text)).length,
    stuck: rows.filter((row) => row.state !== 'delivered').length,
    duplicateRows: rows.length - byText.size,
    sentTwice: twice.length,
    unflagged: twice.filter(([text, count]) => duplicates(text) < count - 1).length,
  };
}

/** Starts and kills processes; `work` resolves when to kill the one that it is given. */
async function killProcesses(
  kills: number,
  work: (outbox: OutboxProcess, n: number, server: MisbehavingServer) => Promise<string[]>,
): Promise<KillReport> {
  const [server, folder] = [await misbehavingServer(), scratch()];
  try {
    const acknowledged: string[] = [];
    for (let n = 0; n < kills; n++) {
      const outbox = await forkOutbox(folder.root, server.url);
      const texts = await work(outbox, n, server);
      await outbox.kill();
      acknowledged.push(...texts);
    }
    return await countLosses(folder.root, server, acknowledged);
  } finally {
    await server.close();
    folder.remove();
  }
}

/** Kills a process full of writers with SIGKILL, again and again, at random moments. */
export const killUnderWriters = (kills: number, writers: number) =>
  killProcesses(kills, async (outbox, n) => {
    const { reach, texts } = startWriters(outbox, writers, `kill-${n}`);
    await reach(writers * (1 + Math.random() * 3));
    return texts;
  });

/** Kills the process when the receiver has the note and the store has no outcome yet. */
export const killBetweenSendAndMark = (kills: number) =>
  killProcesses(kills, async (outbox, n, server) => {
    const arrival = new Promise<void>((resolve) => {
      // Every other kill comes together with the answer.
      server.behave(() => (resolve(), n % 2 === 0 ? { does: 'hang' } : { does: 'answer' }));
    });
    const { texts } = startWriters(outbox, 1, `mark-${n}`);
    await arrival;
    return texts;
  });
