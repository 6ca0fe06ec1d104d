import { type IncomingHttpHeaders, request } from 'node:http';

/**
 * One request as nobody's library would send it: any path, `Host` and headers, a body of any size,
 * with or without its length. A redirect is not followed.
 */
export interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: FormData | string;
  /** Sends the body in pieces, without saying how long it is. */
  chunked?: boolean;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  cookies: string[];
  text: string;
}

const PIECE = 16 * 1024;

/**
 * @param path everything after the host, sent as it is written.
 * @throws when no answer has come within a minute, or the connection breaks before one.
 */
export async function rawRequest(
  site: string,
  path: string,
  { method = 'GET', headers = {}, body, chunked = false }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(site);
  const encoded = new Response(body);
  const bytes = Buffer.from(await encoded.arrayBuffer());
  const type = encoded.headers.get('content-type');
  const all = {
    ...(type && { 'content-type': type }),
    ...(!chunked && bytes.length > 0 && { 'content-length': String(bytes.length) }),
    ...headers,
  };
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method, headers: all, agent: false as const };
    const sent = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => void chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          cookies: answer.headers['set-cookie'] ?? [],
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    sent.setTimeout(60_000, () => sent.destroy(new Error('no answer')));
    sent.on('error', reject);
    for (let at = 0; at < bytes.length; at += PIECE) sent.write(bytes.subarray(at, at + PIECE));
    sent.end();
  });
}
