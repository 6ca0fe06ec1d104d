import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { MINUTE } from '@/lib/time';
import { misbehavingServer, type MisbehavingServer } from './misbehaving-server';
import { openOutbox } from './outbox-port';
import { scratch } from './scratch';

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

const SCRIPT = fileURLToPath(new URL('writer-process.ts', import.meta.url));

type Writer = ReturnType<typeof startWriter>;

export function startWriter(directory: string, url: string, writers: number, prefix: string) {
  const args = ['--import', 'tsx', SCRIPT, directory, url, String(writers), prefix];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    child,
    /** Whole lines only: a kill may have cut the last one. */
    acknowledged: () => output.split('\n').slice(0, -1),
  };
}

/** Drains after the last kill, when all leases have ended, and counts. */
async function countLosses(directory: string, server: MisbehavingServer, acknowledged: string[]) {
  const outbox = openOutbox({ CONTACT_SHEET_URL: server.url }, { directory, isLive: true });
  outbox.move(2 * MINUTE);
  server.behave({ does: 'answer' });
  await outbox.deliver();
  const rows = await outbox.rows();
  await outbox.close();

  const textOf = (payload: unknown) => (payload as { message: string }).message;
  const byText = new Map(rows.map((row) => [textOf(row.payload), row]));
  const arrivals = new Map<string, number>();
  for (const { body } of server.received) {
    const text = textOf((JSON.parse(body) as { data: unknown[] }).data[0]);
    arrivals.set(text, (arrivals.get(text) ?? 0) + 1);
  }
  const twice = [...arrivals].filter(([, count]) => count > 1);
  const isSafe = (text: string) => {
    const row = byText.get(text);
    return row !== undefined && row.state === 'delivered' && arrivals.has(text);
  };
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

/** Starts and kills writers again and again; `prepare` returns when to kill the one that it is given. */
async function killWriters(
  kills: number,
  writers: number,
  prepare: (server: MisbehavingServer, n: number) => (writer: Writer) => Promise<unknown>,
): Promise<KillReport> {
  const [server, folder] = [await misbehavingServer(), scratch()];
  try {
    const acknowledged: string[] = [];
    for (let n = 0; n < kills; n++) {
      const moment = prepare(server, n);
      const writer = startWriter(folder.root, server.url, writers, `kill-${n}`);
      await moment(writer);
      const closed = once(writer.child, 'close');
      writer.child.kill('SIGKILL');
      await closed;
      acknowledged.push(...writer.acknowledged());
    }
    return { kills, ...(await countLosses(folder.root, server, acknowledged)) };
  } finally {
    await server.close();
    folder.remove();
  }
}

/** Kills a process full of writers with SIGKILL, again and again, at random times. */
export const killUnderWriters = (kills: number, writers: number) =>
  killWriters(kills, writers, () => async ({ child, acknowledged }) => {
    while (acknowledged().length < writers) await once(child.stdout, 'data');
    await wait(Math.random() * 150);
  });

/** Kills the process when the target has received the message and the store has no outcome yet. */
export const killBetweenSendAndMark = (kills: number) =>
  killWriters(kills, 1, (server, n) => {
    const arrival = new Promise<void>((resolve) => {
      // Every other kill comes together with the answer.
      server.behave(() => (resolve(), n % 2 === 0 ? { does: 'hang' } : { does: 'answer' }));
    });
    return () => arrival;
  });
