import { createServer, type IncomingHttpHeaders, request as ask } from 'node:http';
import { type AddressInfo } from 'node:net';

/** One request and what was answered, as they went over the wire. */
export interface Exchange {
  method: string;
  /** With the query. */
  path: string;
  sent: string;
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Recorder {
  /** Where the site is found while it is recorded; no slash at the end. */
  url: string;
  /** In the order in which they ended. */
  exchanges: Exchange[];
  close(): Promise<void>;
}

/**
 * Stands before a site and writes down all that it is asked and answers, byte for byte. A browser's
 * own record loses the answers of a page that is left.
 */
export async function startRecorder(site: string): Promise<Recorder> {
  const exchanges: Exchange[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = '', url: path = '' } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const sent: Buffer[] = [];
    const got: Buffer[] = [];
    const passed = ask(new URL(path, site), { method, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      outgoing.writeHead(status, answer.rawHeaders);
      answer.on('data', (chunk: Buffer) => void got.push(chunk));
      answer.on('close', () => {
        const [asked, body] = [sent, got].map((chunks) => Buffer.concat(chunks).toString());
        exchanges.push({
          ...{ method, path, status, headers: answer.headers },
          sent: JSON.stringify(incoming.headers) + asked,
          body: body!,
        });
      });
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.on('data', (chunk: Buffer) => void sent.push(chunk));
    incoming.pipe(passed);
  });

  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    exchanges,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
