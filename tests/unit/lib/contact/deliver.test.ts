import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { deliverContact, SHEET_TIMEOUT } from '@/lib/contact/deliver';

const message = {
  name: 'आशा',
  email: 'asha@example.in',
  subject: 'शाम का बैच',
  message: 'पहली पंक्ति\nSecond line, ₹299',
};

let server: Server | undefined;

async function sheet(answer: RequestListener): Promise<string> {
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rows`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

const answering = (status: number, headers = {}) =>
  sheet((request, response) =>
    request.resume().on('end', () => response.writeHead(status, headers).end()),
  );

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

describe('deliverContact', () => {
  it('posts exactly the row, once, with the token', async () => {
    const seen: { method?: string; headers: IncomingMessage['headers']; body: string }[] = [];
    const url = await sheet(async (request, response) => {
      seen.push({ method: request.method, headers: request.headers, body: await bodyOf(request) });
      response.writeHead(201).end('{"created":1}');
    });
    expect(await deliverContact(message, { url, token: 'secret' })).toBe('delivered');
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
      body: `{"data":[${JSON.stringify(message)}]}`,
    });
  });

  it('sends no token when there is none, and takes the edge off a formula', async () => {
    let headers: IncomingMessage['headers'] = {};
    let body = '';
    const url = await sheet(async (request, response) => {
      headers = request.headers;
      body = await bodyOf(request);
      response.end();
    });
    await deliverContact({ ...message, subject: '=HYPERLINK("x")' }, { url, token: undefined });
    expect(headers.authorization).toBeUndefined();
    expect(JSON.parse(body).data[0].subject).toBe('\'=HYPERLINK("x")');
  });

  it.each([200, 201, 202, 204])('takes %i for delivered', async (status) => {
    expect(await deliverContact(message, { url: await answering(status), token: undefined })).toBe(
      'delivered',
    );
  });

  it.each([400, 401, 404, 429, 500, 503])('takes %i for refused', async (status) => {
    expect(await deliverContact(message, { url: await answering(status), token: undefined })).toBe(
      'refused',
    );
  });

  it.each([301, 302, 307, 308])('does not follow a %i', async (status) => {
    let requests = 0;
    const url = await sheet((request, response) => {
      requests++;
      request.resume();
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    expect(await deliverContact(message, { url, token: undefined })).toBe('refused');
    expect(requests).toBe(1);
  });

  it('reports a closed port at once', async () => {
    const url = await answering(201);
    await new Promise((resolve) => server!.close(resolve));
    const started = performance.now();
    expect(await deliverContact(message, { url, token: undefined })).toBe('unreachable');
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('reports a cut connection', async () => {
    const url = await sheet((request) => request.socket.destroy());
    expect(await deliverContact(message, { url, token: undefined })).toBe('unreachable');
  });

  it('waits no longer than its limit for a sheet that never answers', async () => {
    const url = await sheet(() => {});
    const started = performance.now();
    expect(await deliverContact(message, { url, token: undefined })).toBe('unreachable');
    const waited = performance.now() - started;
    expect(waited).toBeGreaterThan(SHEET_TIMEOUT - 100);
    expect(waited).toBeLessThan(SHEET_TIMEOUT + 400);
  });

  it('does not wait for a body that never ends', async () => {
    let closed = false;
    const url = await sheet((request, response) => {
      request.resume();
      response.writeHead(200).write('x'.repeat(1_000_000));
      response.on('close', () => (closed = true));
    });
    const started = performance.now();
    expect(await deliverContact(message, { url, token: undefined })).toBe('delivered');
    expect(performance.now() - started).toBeLessThan(1_000);
    await expect.poll(() => closed).toBe(true);
  });

  it('has nothing to do without an address', async () => {
    expect(await deliverContact(message, { url: undefined, token: undefined })).toBe('unset');
    expect(await deliverContact(message)).toBe('unset');
  });
});
