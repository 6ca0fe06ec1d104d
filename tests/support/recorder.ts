import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo } from 'node:net';

/** One request and its response, as they went over the wire. */
export interface Exchange {
  method: string;
  /** Without the query. */
  path: string;
  query: string;
  sent: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A proxy before a site that records every byte. A browser's own record loses those of left pages. */
export async function startRecorder(site: string) {
  const exchanges: Exchange[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method = '', url = '' } = incoming;
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const [sent, received]: [Buffer[], Buffer[]] = [[], []];
    const passed = request(new URL(url, site), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.rawHeaders);
      answer.on('data', (chunk: Buffer) => void received.push(chunk));
      answer.on('close', () => {
        const [path = '', query = ''] = url.split('?', 2);
        exchanges.push({
          method,
          path,
          query,
          headers: answer.headers,
          sent: JSON.stringify(incoming.headers) + Buffer.concat(sent).toString(),
          body: Buffer.concat(received).toString(),
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
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
