import { test, vi } from 'vitest';
import { expectSaid, factPages } from './open-site';
import { owners } from './owners';

vi.mock('@/lib/server/actions/contact', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/server/actions/profile', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/server/actions/account', () => ({ completeProfileAction: vi.fn() }));
vi.stubEnv('COVERS', '{}');

test.each(Object.keys(owners).slice(1))(
  'owner of %s: every page and answer says so',
  async (name) => {
    await expectSaid(name, factPages);
  },
);
