import fs from 'node:fs';
import { vi } from 'vitest';

/**
 * Stands for the request that an action is called by, where there is no Next around it. A test
 * imports this before anything that reads the request.
 */
export const request = {
  headers: new Headers(),
  /** What was asked to be done after the answer. */
  afterwards: [] as (() => unknown)[],
  /** Cookies that the answer sets. */
  cookies: new Map<string, { value: string; [attribute: string]: unknown }>(),

  /** A request of a page of ours. */
  ours(more: Record<string, string> = {}) {
    request.headers = new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' });
    for (const [name, value] of Object.entries(more)) request.headers.set(name, value);
    request.afterwards = [];
    request.cookies.clear();
  },
  async finish() {
    await Promise.all(request.afterwards.splice(0).map((job) => job()));
  },
};

vi.doMock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({
    set: (name: string, value: string, attributes: object) =>
      void request.cookies.set(name, { value, ...attributes }),
  }),
}));
vi.doMock('next/server', async (importActual) => ({
  ...(await importActual<object>()),
  after: (job: () => unknown) => void request.afterwards.push(job),
}));

/** Keeps what the log of this process writes, instead of showing it. */
export function interceptLog(lines: string[] = []): string[] {
  vi.spyOn(fs, 'writeSync').mockImplementation((_file: number, text: unknown) => {
    lines.push(String(text));
    return Buffer.byteLength(String(text));
  });
  return lines;
}
