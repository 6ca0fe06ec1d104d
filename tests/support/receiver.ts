import { afterAll, beforeEach } from 'vitest';
import { misbehavingServer } from './misbehaving-server';

/** A receiver for all tests of a file: well again, and with nothing received, before each of them. */
export async function receiver() {
  const server = await misbehavingServer();
  afterAll(() => server.close());
  beforeEach(() => {
    server.behave({ does: 'answer' });
    server.received.length = 0;
  });
  return server;
}
