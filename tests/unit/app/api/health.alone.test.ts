import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { codedError } from '@sutra/outbox/error-code';
import { type Outbox } from '@/lib/server/submissions/kinds';
import { readLog } from '@/tests/support/log-lines';
import { interceptLog } from '@/tests/support/next-request';

// Who gets the counts is tested in `standalone.test.ts`.

/** How long an answer is kept, on the clock that this file moves. */
const CACHE_MS = 30_000;

// Settings are read with the first module.
vi.stubEnv('DATA_DIR', ':memory:');
const { databases } = await import('@/lib/store/databases');
const { openDatabases } = await import('@sutra/outbox/sqlite/open-databases');
const { findUser } = await import('@/lib/shop/account/server/users');
const { root } = await import('@/lib/server/root');

const lines = interceptLog();
const now = vi.spyOn(performance, 'now');
let outbox: Outbox;
let health: () => Promise<Response>;

beforeAll(async () => {
  const { GET } = await import('@/app/api/health/route');
  outbox = await root().outbox();
  health = () => GET(new Request('http://localhost/api/health'));
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

let time = 0;
beforeEach(() => void now.mockReturnValue((time += CACHE_MS)));

it('/api/health: is 503 while the store fails, and asks it once in 30 seconds', async () => {
  const check = vi.spyOn(outbox.store!, 'check').mockRejectedValue(codedError('SQLITE_FULL'));
  const down = { status: 'down', store: 'down' };
  for (const later of [0, CACHE_MS - 1]) {
    now.mockReturnValue(time + later);
    const response = await health();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect([response.status, await response.json()]).toEqual([503, down]);
  }
  expect(check).toHaveBeenCalledTimes(1);
  check.mockRestore();
  now.mockReturnValue((time += CACHE_MS));
  expect((await health()).status).toBe(200);
});

it.each(databases.map(({ file }) => file))(
  '/api/health: is 503 while %s cannot be written',
  async (file) => {
    const { users, orders } = root().stores!;
    await findUser('uid', users);
    await orders.list();
    const path = join(':memory:', file);
    const handle = [...openDatabases].find((each) => each.path === path)!;
    const check = vi.spyOn(handle, 'check').mockRejectedValue(codedError('SQLITE_BUSY'));
    lines.length = 0;
    const response = await health();
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'down', store: 'down' },
    ]);
    expect(readLog(lines)).toMatchObject([{ event: 'store-probe-failed', code: 'sqlite-busy' }]);
    check.mockRestore();
    now.mockReturnValue((time += CACHE_MS));
    expect((await health()).status).toBe(200);
  },
);

it('/api/health: is 503 when the outbox cannot be opened', async () => {
  vi.spyOn(outbox, 'readHealth').mockRejectedValueOnce(codedError('app/invalid-credential'));
  lines.length = 0;
  expect((await health()).status).toBe(503);
  const expected = { event: 'outbox-unavailable', code: 'app-invalid-credential' };
  expect(readLog(lines)).toMatchObject([expected]);
});
