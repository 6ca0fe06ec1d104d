import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { interceptLog, request } from '@/tests/support/next-request';
import { largestHeaders } from '@/tests/support/largest-headers';
import { processorTime, slowness } from '@/tests/support/processor-time';
import { AUTH_SECRET, sessionToken } from '@/tests/support/session';

vi.stubEnv('AUTH_SECRET', AUTH_SECRET);
const { deleteSession, readSession } = await import('@/lib/shop/account/server/auth');

const tokens = await Promise.all(['asha', 'ravi'].map((uid) => sessionToken({ uid })));
const [asha, ravi] = tokens.map((token) => `session=${token}`) as [string, string];
const expired = `session=${await sessionToken({ uid: 'late' }, { maxAge: -60 })}`;
const foreign = `session=${await sessionToken({ uid: 'foreign' }, { name: 'other' })}`;
const secret = AUTH_SECRET.replace('only', 'once');
const older = `session=${await sessionToken({ uid: 'older' }, { secret })}`;

beforeEach(() => void interceptLog());
afterAll(() => vi.unstubAllEnvs());

async function readUser(cookie: string) {
  request.ours({ cookie });
  return (await readSession())?.user.id;
}

async function deletedBy(cookie: string) {
  request.ours({ cookie });
  await deleteSession();
  for (const each of request.cookies.values()) expect(each).toMatchObject({ value: '', maxAge: 0 });
  return [...request.cookies.keys()].sort();
}

/** What the header has, and whose session it is. */
const cookies = [
  ['no cookie', 'a=b', undefined],
  ['an empty one', 'session=', undefined],
  ['its own', asha, 'asha'],
  ['its own among others', `a=b; ${asha}; c=d`, 'asha'],
  ['the last of two', `${asha}; ${ravi}`, 'ravi'],
  ['garbage behind it', `${asha}; session=garbage`, 'asha'],
  ['one that has ended behind it', `${asha}; ${expired}`, 'asha'],
  ['one with another salt behind it', `${asha}; ${foreign}`, 'asha'],
  ['one with another salt alone', foreign, undefined],
  ['one of an earlier AUTH_SECRET', older, undefined],
  ['one of an earlier AUTH_SECRET behind it', `${asha}; ${older}`, 'asha'],
  ['a changed copy behind it', `${asha}; ${ravi.slice(0, -6)}AAAAAA`, 'asha'],
  ['nine others behind it', `${asha}${'; session=x'.repeat(9)}`, 'asha'],
  ['many before it', `${'session=x; '.repeat(900)}${asha}`, 'asha'],
  ['a long one behind it', `${asha}; session=${'x'.repeat(9_000)}`, 'asha'],
  ['names that begin like it', `session.0=${tokens[0]}; xsession=${tokens[0]}`, undefined],
  ['a name in capitals', `Session=${tokens[0]}`, undefined],
] as const;

test('session cookie: reads the last valid one', async () => {
  for (const [what, cookie, user] of cookies) {
    expect.soft(await readUser(cookie), what).toBe(user);
  }
});

test('session cookie: deletes names of the site alone, at most ten', async () => {
  expect(await deletedBy('a=b; authjs.evil=; __prerender_bypass=x')).toEqual([]);
  expect(await deletedBy(`${asha}; a=b; session=x`)).toEqual(['session']);
  const old = ['authjs.callback-url', '__Host-authjs.csrf-token', 'authjs.session-token.0'];
  expect(await deletedBy(old.map((name) => `${name}=%`).join(';'))).toEqual(old.sort());
  const many = ['', '__Secure-'].flatMap((prefix) =>
    Array.from({ length: 10 }, (_, at) => `${prefix}authjs.session-token.${at}=x`),
  );
  const deleted = await deletedBy(`${asha}; ${many.join('; ')}`);
  expect(deleted).toHaveLength(10);
  expect(deleted).toContain('session');
});

test('session cookie: reading and deleting cost little, whatever cookies a browser sends', async () => {
  const limit = 50 * slowness();
  for (const [name, { cookie }] of largestHeaders(asha)) {
    if (cookie === undefined) continue;
    const costs: number[] = [];
    for (let tries = 0; tries < 4; tries++) {
      const before = processorTime();
      await readUser(cookie);
      await deletedBy(cookie);
      costs.push(processorTime() - before);
    }
    // The least of them: others use the processor, and its caches, too.
    expect(Math.min(...costs), name).toBeLessThan(limit);
  }
});
