import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const { platform } = process;

/** A socket, which the system closes when its process ends, however that ends. */
function addressOf(name) {
  const id = `sutra-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
  if (platform === 'linux') return `\0${id}`; // without a file
  return platform === 'win32' ? String.raw`\\.\pipe\${id}` : join(tmpdir(), id);
}

/** @returns whether a process holds the name. */
export async function isHeld(name) {
  const socket = connect(addressOf(name));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/**
 * Holds a name on this machine until this process ends.
 *
 * @param {string} name of a folder and what is done there.
 * @returns {Promise<(() => void) | undefined>} what lets go of it sooner; nothing where another process holds it.
 */
export async function hold(name) {
  const waiting = new Set();
  const server = createServer((socket) => {
    waiting.add(socket.unref());
    socket.on('error', () => {}).on('close', () => waiting.delete(socket));
  });
  try {
    server.listen(addressOf(name));
    await once(server, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    if (await isHeld(name)) return;
    // The file of a process that was killed; elsewhere, it has ended just now.
    if (addressOf(name).startsWith(tmpdir())) rmSync(addressOf(name), { force: true });
    return hold(name);
  }
  server.unref();
  return () => {
    server.close();
    for (const socket of waiting) socket.destroy();
  };
}

/**
 * Waits until no process holds the name.
 *
 * @param {{ ref?: boolean }} [options] without `ref` it keeps no process alive, as of timers.
 */
export async function whenFree(name, { ref = true } = {}) {
  const socket = connect(addressOf(name)).on('error', () => {});
  if (!ref) socket.unref();
  await new Promise((resolve) => socket.on('close', resolve));
}
