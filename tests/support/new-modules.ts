import { vi } from 'vitest';
import { closeDatabases } from '@sutra/outbox/sqlite/open-databases';

declare const __vitest_mocker__: { reset(): void };

// The last file may have changed them, and what it loaded from `node_modules` may have put others back.
const SETTINGS = Symbol.for('settings-of-this-machine');
const shared = globalThis as { [SETTINGS]?: NodeJS.ProcessEnv };
const settings = (shared[SETTINGS] ??= { ...process.env });
for (const name of Object.keys(process.env))
  if (!(name in settings) && !name.startsWith('VITEST')) delete process.env[name];
Object.assign(process.env, settings);

// One that the last file left open would look after its file, and log.
await closeDatabases();
// What the site keeps beside its modules, since Next loads each of them more than once.
for (const slot of Object.getOwnPropertySymbols(globalThis)) {
  if (Symbol.keyFor(slot)?.startsWith('site-')) Reflect.deleteProperty(globalThis, slot);
}

/**
 * The next file of tests reads settings anew, and finds no module that another has mocked. Vitest does
 * the same between files that it isolates, but starts a process for each.
 */
__vitest_mocker__.reset();
vi.resetModules();
