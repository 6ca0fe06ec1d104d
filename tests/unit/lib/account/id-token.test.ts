import type * as Checks from '@/lib/account/id-token';
import type * as Admin from '@/lib/account/firebase-admin';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEmulator } from '@/scripts/steps/emulator.mjs';
import { root } from '@/scripts/steps/root.mjs';
import { type Account, identity } from '@/tests/support/identity';
import { scratch } from '@/tests/support/scratch';

/** The real emulator: it takes some seconds to start, so everything about it is tested here. */
let folder: ReturnType<typeof scratch>;
let emulator: Awaited<ReturnType<typeof startEmulator>>;
let firebase: ReturnType<typeof identity>;
let verifyIdToken: typeof Checks.verifyIdToken;
let adminAuth: typeof Admin.adminAuth;

const start = async (port?: number) => {
  emulator = await startEmulator({ directory: folder.root, port });
  firebase = identity(`http://${emulator.host}`);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulator.host);
};

beforeAll(async () => {
  folder = scratch();
  await start();
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '');
  ({ verifyIdToken } = await import('@/lib/account/id-token'));
  ({ adminAuth } = await import('@/lib/account/firebase-admin'));
}, 90_000);
afterAll(async () => {
  await emulator.stop();
  folder.remove();
  vi.unstubAllEnvs();
}, 30_000);

let count = 0;
const register = (name?: string) =>
  firebase.register({ email: `visitor-${++count}@example.in`, password: 'secret-1', name });

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = ({ idToken }: Account) =>
  JSON.parse(Buffer.from(idToken.split('.')[1]!, 'base64url').toString()) as Record<
    string,
    unknown
  >;
/** A token that says what we like; the emulator's firebase-admin asks for no signature. */
const forged = (account: Account, changes: Record<string, unknown>) =>
  `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claimsOf(account), ...changes })}.`;

const now = () => Math.floor(Date.now() / 1000);
const refusal = async (token: unknown, at?: number) => {
  const result = await verifyIdToken(token, at);
  return 'refusal' in result ? result.refusal : 'accepted';
};

describe('a fresh token', () => {
  it('says who somebody is; without a name it is the part before the @', async () => {
    const asha = await register('Asha');
    expect(await verifyIdToken(asha.idToken)).toEqual({
      identity: {
        id: asha.localId,
        email: `visitor-${count}@example.in`,
        emailVerified: false,
        name: 'Asha',
        photo: null,
        provider: 'password',
        createdAt: expect.any(Date) as Date,
      },
    });
    const nameless = await register();
    expect(await verifyIdToken(nameless.idToken)).toMatchObject({
      identity: { name: `visitor-${count}` },
    });
  });

  it('of Google is taken too, with an address that is verified', async () => {
    const { idToken } = await firebase.google('ravi@gmail.example', 'Ravi');
    expect(await verifyIdToken(idToken)).toMatchObject({
      identity: { name: 'Ravi', provider: 'google.com', emailVerified: true },
    });
  });
});

describe('refused is', () => {
  it.each([
    ['nothing', undefined],
    ['an object', { length: 5, split: 'a.b.c' }],
    ['an empty text', ''],
    ['two parts of three', 'a.b'],
    ['a text of 5,000 letters', `${'a'.repeat(4990)}.b.c`],
  ])('%s', async (_, token) => {
    expect(await refusal(token)).toBe('malformed');
  });

  it('a token that cannot be read', async () => {
    expect(await refusal('a.b.c')).toBe('malformed');
  });

  it('a token for another project, or from another issuer', async () => {
    const account = await register();
    expect(await refusal(forged(account, { aud: 'another-project' }))).toBe('project-mismatch');
    const iss = 'https://securetoken.google.com/another-project';
    expect(await refusal(forged(account, { iss }))).toBe('project-mismatch');
  });

  it('a token without a subject', async () => {
    expect(await refusal(forged(await register(), { sub: '' }))).toBe('invalid');
  });

  it('a token that has expired', async () => {
    const past = now() - 4000;
    const old = { iat: past, auth_time: past, exp: past + 3600 };
    expect(await refusal(forged(await register(), old))).toBe('expired');
  });

  it('a sign-in of more than five minutes ago, or from the future', async () => {
    const { idToken } = await register();
    expect(await refusal(idToken, Date.now() + 290_000)).toBe('accepted');
    expect(await refusal(idToken, Date.now() + 302_000)).toBe('stale');
    expect(await refusal(idToken, Date.now() - 120_000)).toBe('stale');
  });

  it('a sign-in by a way we do not offer', async () => {
    expect(await refusal((await firebase.anonymous()).idToken)).toBe('provider');
  });

  it('a person without an address', async () => {
    expect(await refusal(forged(await register(), { email: undefined }))).toBe('no-email');
  });

  it('an account that was disabled, or is gone', async () => {
    const disabled = await register();
    await firebase.change(disabled.localId, { disableUser: true });
    expect(await refusal(disabled.idToken)).toBe('disabled');
    const gone = await register();
    await firebase.remove(gone.localId);
    expect(await refusal(gone.idToken)).toBe('disabled');
  });

  it('a sign-in that was ended everywhere since', async () => {
    const account = await register();
    await firebase.change(account.localId, { validSince: String(now() + 10) });
    expect(await refusal(account.idToken)).toBe('revoked');
  });

  it('a token without a signature, where there is no emulator', async () => {
    const account = await register();
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
    expect(await refusal(forged(account, {}))).toBe('invalid');
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', emulator.host);
    expect(await refusal(forged(account, {}))).toBe('accepted');
  });
});

it('no provider means no answer and no crash; accounts survive its restart', async () => {
  const account = await register('Asha');
  await emulator.stop();
  await expect(verifyIdToken(account.idToken)).rejects.toMatchObject({ code: 'app/network-error' });
  await start(Number(emulator.host.split(':')[1]));
  expect((await adminAuth().getUser(account.localId)).displayName).toBe('Asha');
}, 90_000);
