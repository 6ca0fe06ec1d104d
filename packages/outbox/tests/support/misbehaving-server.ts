import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/** How a receiver can behave. */
export type Manner =
  | { does: 'answer'; status?: number; headers?: Record<string, string>; body?: string }
  /** Reads the request and never says a word. */
  | { does: 'hang' }
  /** Headers at once, then a byte now and then, without end. */
  | { does: 'drip'; status?: number; type?: string }
  /** Breaks the connection: before it has read anything, or in the middle of the answer. */
  | { does: 'reset' }
  | { does: 'cut'; status?: number; type?: string }
  /** As much as is taken, up to 6 GB. */
  | { does: 'flood'; status?: number; type?: string }
  /** Says gzip and sends something else. */
  | { does: 'bad-gzip'; status?: number; type?: string }
  /** Not HTTP at all. */
  | { does: 'babble' };

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** The port at the other end: one for each connection. */
  port: number | undefined;
}

export interface MisbehavingServer {
  readonly url: string;
  readonly origin: string;
  /** Everything that arrived whole, in order. */
  readonly received: Received[];
  /** Bytes written by `flood`. */
  flooded: number;
  /** How many answers are under way. */
  busy: number;
  /** How it behaves from now on; a function decides for each request. */
  behave(manner: Manner | ((request: Received) => Manner | Promise<Manner>)): void;
  close(): Promise<void>;
}

/** No silence ends such an attempt, only its own limit. */
const DRIP_INTERVAL = 50;
const FLOOD = 6 * 1024 ** 3;
const CHUNK = Buffer.alloc(64 * 1024, 'x');

/** A real HTTP server on loopback that behaves as badly as it is told. */
export async function misbehavingServer(): Promise<MisbehavingServer> {
  let manner: Parameters<MisbehavingServer['behave']>[0] = { does: 'answer' };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const self: MisbehavingServer = {
    origin,
    url: `${origin}/exec`,
    received: [],
    flooded: 0,
    busy: 0,
    behave(next) {
      manner = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse) {
    self.busy += 1;
    response.on('error', () => {}).on('close', () => (self.busy -= 1));
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const { method = '', url: path = '', headers } = request;
    const received = { method, path, headers, body, port: request.socket.remotePort };
    self.received.push(received);
    act(typeof manner === 'function' ? await manner(received) : manner, response);
  }

  function act(how: Manner, response: ServerResponse) {
    const socket = response.socket;
    const status = 'status' in how ? (how.status ?? 200) : 200;
    const type = 'type' in how ? (how.type ?? 'application/json') : 'application/json';
    switch (how.does) {
      case 'answer':
        response.writeHead(status, { 'content-type': type, ...how.headers }).end(how.body ?? '');
        return;
      case 'hang':
        return;
      case 'drip':
        response.writeHead(status, { 'content-type': type });
        return drip(response);
      case 'reset':
        socket?.resetAndDestroy();
        return;
      case 'cut':
        response.writeHead(status, { 'content-type': type, 'content-length': '1000' });
        response.write('{"ok":', () => socket?.destroy());
        return;
      case 'flood':
        response.writeHead(status, { 'content-type': type });
        return flood(response);
      case 'bad-gzip':
        response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' });
        response.end('this is no gzip');
        return;
      case 'babble':
        socket?.end('220 mail.example.in ESMTP\r\n');
    }
  }

  function drip(response: ServerResponse) {
    const timer = setInterval(() => response.write(' '), DRIP_INTERVAL);
    response.on('close', () => clearInterval(timer));
  }

  function flood(response: ServerResponse) {
    const more = () => {
      while (!response.destroyed && self.flooded < FLOOD) {
        self.flooded += CHUNK.length;
        if (!response.write(CHUNK)) return void response.once('drain', more);
      }
      response.end();
    };
    more();
  }

  return self;
}
