import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';

/**
 * A real HTTP server on loopback that stands for the spreadsheet service behind the contact form,
 * and for the script that takes profiles.
 *
 * It keeps every request and answers 201, unless a behaviour was planned for the sender's address
 * (`data[0].email`, or `email` of a profile). Planned behaviours are played in order; the last one stays. Tests in other
 * processes plan and read over HTTP on the same port: `POST /__plan`, `GET /__received?email=`.
 */
export type Behaviour =
  | { kind: 'respond'; status: number; headers?: Record<string, string>; body?: string }
  /** The connection is cut before any answer. */
  | { kind: 'reset' }
  /** No answer, and the connection stays open. */
  | { kind: 'hang' }
  /** 201 after `ms` milliseconds. */
  | { kind: 'delay'; ms: number };

export interface Received {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** The body as it came. */
  text: string;
  /** The body read as JSON; `undefined` when it is none. */
  json: unknown;
  /** Milliseconds since 1970. */
  at: number;
}

export interface SheetServer {
  /** Where the sheet takes rows. */
  url: string;
  plan(email: string, ...behaviours: Behaviour[]): void;
  received(email: string): Received[];
  close(): Promise<void>;
}

const senderOf = (json: unknown): string => {
  const body = json as { data?: { email?: unknown }[]; email?: unknown } | undefined;
  const email = body?.data?.[0]?.email ?? body?.email;
  return typeof email === 'string' ? email : '';
};

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function answerJson(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function play(behaviour: Behaviour, request: IncomingMessage, response: ServerResponse) {
  switch (behaviour.kind) {
    case 'respond':
      response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body);
      break;
    case 'reset':
      request.socket.resetAndDestroy();
      break;
    case 'delay':
      setTimeout(() => response.writeHead(201).end(), behaviour.ms);
      break;
    case 'hang':
      break;
  }
}

/** Starts the server on a free port of 127.0.0.1. */
export async function startSheetServer(): Promise<SheetServer> {
  const plans = new Map<string, Behaviour[]>();
  const rows = new Map<string, Received[]>();

  const plan: SheetServer['plan'] = (email, ...behaviours) => void plans.set(email, behaviours);
  const received: SheetServer['received'] = (email) => rows.get(email) ?? [];

  const server = createServer(async (request, response) => {
    const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://sheet');
    if (path === '/__received')
      return answerJson(response, received(searchParams.get('email') ?? ''));

    const text = await readText(request);
    const json = parse(text);
    if (path === '/__plan') {
      const { email, behaviours } = json as { email: string; behaviours: Behaviour[] };
      plan(email, ...behaviours);
      return answerJson(response, {});
    }

    const email = senderOf(json);
    const { method = '', headers } = request;
    rows.set(email, [...received(email), { method, path, headers, text, json, at: Date.now() }]);

    const planned = plans.get(email) ?? [];
    const behaviour = planned.length > 1 ? planned.shift() : planned[0];
    play(behaviour ?? { kind: 'respond', status: 201 }, request, response);
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/rows`,
    plan,
    received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
