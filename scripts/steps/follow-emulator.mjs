import { readFileSync } from 'node:fs';

/**
 * Loaded into the emulator: it ends when the command that started it is gone. Before it has read
 * the accounts, SIGTERM would make it export none.
 */
process.once('disconnect', () => {
  const isReady = readFileSync('emulator.log', 'utf8').includes('All emulators ready');
  process.kill(process.pid, isReady ? 'SIGTERM' : 'SIGKILL');
});
