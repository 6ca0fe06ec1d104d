import { vi } from 'vitest';

declare const __vitest_mocker__: { reset(): void };

/**
 * The next file of tests reads settings anew, finds no store of another file and no module that one has
 * mocked. Vitest does the same between files that it isolates, but starts a process for each.
 */
__vitest_mocker__.reset();
vi.resetModules();
for (const slot of ['site-outbox', 'site-orders', 'site-databases'])
  Reflect.deleteProperty(globalThis, Symbol.for(slot));
