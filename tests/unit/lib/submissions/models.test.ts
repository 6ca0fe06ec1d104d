import { afterAll, beforeAll, describe, it } from 'vitest';
import { misbehavingServer, type MisbehavingServer } from '@/tests/support/misbehaving-server';
import { checkOutbox } from '@/tests/support/outbox-model';
import { checkStore } from '@/tests/support/store-model';
import { drivers } from '@/tests/support/stores';

let server: MisbehavingServer;

beforeAll(async () => {
  server = await misbehavingServer();
});
afterAll(() => server.close());

describe.each(drivers)('over %s', (_name, open) => {
  it('a store behaves like a map', () => checkStore(open, 60));
  it('an outbox loses nothing', () => checkOutbox(open, server, 12));
});
