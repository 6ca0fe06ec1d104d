import fs from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { provideAuth } from '@/scripts/lib/auth.mjs';
import { main } from '@/scripts/lib/run.mjs';
import { scratch } from './scratch';

/** Stands for firebase-tools: exports one account when it is told to end. */
export const EMULATOR = `
  const { mkdirSync, writeFileSync } = require('node:fs');
  const { join } = require('node:path');
  const target = process.argv.find((arg) => arg.startsWith('--export-on-exit=')).split('=')[1];
  process.on('SIGTERM', () => {
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'accounts.json'), 'password=secret1');
    process.exit(0);
  });
  writeFileSync('pid', String(process.pid));
  console.log('All emulators ready');
  setInterval(() => {}, 1000);
`;

type Auth = Awaited<ReturnType<typeof provideAuth>>;

/** A folder, and what was said, before each test of a file. */
export function authFolder() {
  let folder: ReturnType<typeof scratch>;
  const lines: string[] = [];
  beforeEach(() => {
    folder = scratch();
    lines.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
  });
  afterEach(() => folder.remove());
  return {
    path: (name: string) => join(folder.root, name),
    write: (name: string, text: string) => folder.write(name, text),
    said: () => lines.slice(1),
    /** The disk of the data is full, until what this returns is called. */
    fillDisk() {
      const write = fs.writeFileSync;
      const full = vi.spyOn(fs, 'writeFileSync').mockImplementation((file, ...rest) => {
        if (!String(file).startsWith(join(folder.root, 'data'))) return write(file, ...rest);
        fs.closeSync(fs.openSync(String(file), 'w'));
        throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      });
      return () => full.mockRestore();
    },
    /** Does something while the emulator runs, as a command would, and ends it. */
    async withAuth(source: string, work: (auth: Auth) => Promise<void> | void) {
      folder.write('emulator.cjs', source);
      const program = join(folder.root, 'emulator.cjs');
      const data = join(folder.root, 'data');
      await main(async () => {
        const auth = await provideAuth({ data, env: {}, embedsAuthEmulator: true, program });
        await work(auth);
      });
    },
  };
}
