import { createServer, request } from 'node:http';
import { type AddressInfo } from 'node:net';

/** Holds back the site's scripts while it is shut, and lets them fail while it refuses. */
export interface Gate {
  url: string;
  shut(): void;
  refuse(): void;
  open(): void;
  /** What was answered with an error since the last call. */
  takeFailures(): string[];
  stop(): Promise<void>;
}

/** A proxy before the site, which treats scripts as its state says. */
export async function startGate(site: string): Promise<Gate> {
  let state: 'open' | 'shut' | 'refusing' = 'open';
  let held: (() => void)[] = [];
  let failures: string[] = [];

  const server = createServer((incoming, answer) => {
    const pass = () => {
      const { method, headers, url: path = '/' } = incoming;
      const outgoing = request(new URL(path, site), { method, headers }, (response) => {
        const { statusCode = 0 } = response;
        if (statusCode >= 400) failures.push(`${statusCode} ${path}`);
        answer.writeHead(statusCode, response.rawHeaders);
        response.pipe(answer);
      });
      outgoing.on('error', () => answer.destroy());
      answer.on('close', () => outgoing.destroy());
      incoming.pipe(outgoing);
    };
    if (state === 'open' || !incoming.url?.endsWith('.js')) pass();
    else if (state === 'shut') held.push(pass);
    else answer.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    shut: () => (state = 'shut'),
    refuse: () => (state = 'refusing'),
    open() {
      state = 'open';
      held.forEach((pass) => pass());
      held = [];
    },
    takeFailures() {
      const taken = failures;
      failures = [];
      return taken;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
