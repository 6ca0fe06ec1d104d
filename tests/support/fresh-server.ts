import { afterAll, beforeEach } from 'vitest';
import { misbehavingServer } from './misbehaving-server';

/** A server for all tests of a file: it works, and has received nothing, before each of them. */
export async function freshServer() {
  const server = await misbehavingServer();
  afterAll(() => server.close());
  beforeEach(() => {
    server.behave({ does: 'answer' });
    server.received.length = 0;
  });
  const posts = () => server.received.filter(({ method }) => method === 'POST');
  return { server, posts };
}
