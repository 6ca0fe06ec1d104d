import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Resident memory of a process of this machine, in MB. Linux only. */
export function residentMemory(pid: number): number {
  const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Number(kB) / 1024;
}

/**
 * Opens connections that send requests in one piece and never read an answer.
 *
 * @returns the most memory, in MB, that the server took beyond what it had, within so many seconds.
 */
export async function holdUnread(
  { url, pid }: { url: string; pid: number },
  {
    sockets,
    requests,
    path,
    seconds,
  }: Record<'sockets' | 'requests' | 'seconds', number> & {
    path: string;
  },
): Promise<number> {
  const before = residentMemory(pid);
  const text = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\n\r\n`;
  const open = Array.from({ length: sockets }, () => {
    const socket = connect(Number(new URL(url).port), 'localhost').on('error', () => {});
    socket.pause().write(text.repeat(requests));
    return socket;
  });
  let most = before;
  for (let passed = 0; passed < seconds; passed += 0.1) {
    await wait(100);
    most = Math.max(most, residentMemory(pid));
  }
  open.forEach((socket) => socket.destroy());
  return most - before;
}
