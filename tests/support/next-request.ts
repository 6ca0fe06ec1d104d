import { vi } from 'vitest';

/**
 * Stands for the request that an action is called by, where there is no Next around it. A test
 * imports this before anything that reads the request.
 */
export const request = {
  headers: new Headers(),
  /** What was asked to be done after the answer. */
  afterwards: [] as (() => unknown)[],
  /** False on a host that does nothing after the answer. */
  canContinue: true,
  /** Cookies that the answer sets. */
  cookies: new Map<string, { value: string; [attribute: string]: unknown }>(),

  /** A request of a page of ours. */
  ours(more: Record<string, string> = {}) {
    request.headers = new Headers({ host: 'localhost:3000', origin: 'http://localhost:3000' });
    for (const [name, value] of Object.entries(more)) request.headers.set(name, value);
    request.afterwards = [];
    request.canContinue = true;
    request.cookies.clear();
  },
  async finish() {
    await Promise.all(request.afterwards.splice(0).map((job) => job()));
  },
};

function sentCookies() {
  const sent = request.headers.get('cookie')?.split('; ') ?? [];
  return sent.map((each) => {
    const [name = '', ...value] = each.split('=');
    return { name, value: value.join('=') };
  });
}

const sentCookie = (wanted: string) => sentCookies().find(({ name }) => name === wanted);

vi.doMock('next/headers', () => ({
  headers: async () => request.headers,
  cookies: async () => ({
    get: (name: string) => request.cookies.get(name) ?? sentCookie(name),
    set: (name: string, value: string, attributes: object) =>
      void request.cookies.set(name, { value, ...attributes }),
  }),
}));
vi.doMock('next/server', async (importActual) => ({
  ...(await importActual<object>()),
  after(job: () => unknown) {
    if (!request.canContinue) throw new Error('`waitUntil` is not available');
    request.afterwards.push(job);
  },
}));

/** Keeps what the log of this process writes, instead of showing it. */
export function interceptLog(lines: string[] = []): string[] {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(String(text));
    return true;
  });
  return lines;
}
