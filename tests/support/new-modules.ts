import { vi } from 'vitest';

declare const __vitest_mocker__: { reset(): void };

/**
 * The next file of tests reads settings anew, and finds no module that another has mocked. Vitest does
 * the same between files that it isolates, but starts a process for each.
 */
__vitest_mocker__.reset();
vi.resetModules();
