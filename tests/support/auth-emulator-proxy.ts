import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** What the proxy does with a request to the auth emulator. */
export type Treatment = 'pass' | 'hang' | 'fail';

export interface AuthEmulatorProxy {
  /** As `FIREBASE_AUTH_EMULATOR_HOST` wants it. */
  readonly host: string;
  /** The last part of each path, such as `accounts:lookup`, in order. */
  readonly received: string[];
  /** How requests are treated from now on, by the last part of the path and the body. */
  treat(how: (call: string, body: string) => Treatment): void;
  close(): Promise<void>;
}

/** A real server in front of the Firebase Auth emulator that can fail at one of its calls. */
export async function authEmulatorProxy(emulator: string): Promise<AuthEmulatorProxy> {
  let treatment: Parameters<AuthEmulatorProxy['treat']>[0] = () => 'pass';
  const received: string[] = [];

  async function handle(request: IncomingMessage, response: ServerResponse) {
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const url = new URL(request.url ?? '/', emulator);
    const call = url.pathname.split('/').at(-1) ?? '';
    received.push(call);
    switch (treatment(call, body)) {
      case 'hang':
        return;
      case 'fail':
        response.writeHead(500, { 'content-type': 'application/json' });
        response.end('{"error":{"code":500,"message":"INTERNAL"}}');
        return;
      case 'pass': {
        const { authorization = '', 'content-type': type = '' } = request.headers;
        const answer = await fetch(url, {
          method: request.method,
          headers: { authorization, 'content-type': type },
          ...(body && { body }),
        });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(await answer.text());
      }
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `localhost:${(server.address() as AddressInfo).port}`,
    received,
    treat(how) {
      treatment = how;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
