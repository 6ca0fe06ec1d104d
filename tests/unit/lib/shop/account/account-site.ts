import { randomUUID } from 'node:crypto';
import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { type SignInResult } from '@/lib/shop/account/server/session';
import { type User } from '@/lib/shop/account/user';
import { freePort } from '@/scripts/lib/port.mjs';
import { authEmulator } from '@/tests/support/auth-emulator';
import { provideEmulator } from '@/tests/support/emulator';
import { misbehavingServer } from '@/tests/support/misbehaving-server';
import { interceptLog, request } from '@/tests/support/next-request';
import { scratch } from '@/tests/support/scratch';
import { AUTH_SECRET, type SessionDraft, sessionToken } from '@/tests/support/session';

export const PASSWORD = 'secret-1';

export const newAddress = () => `visitor-${randomUUID()}@example.in`;

/** The cookie of a user who is stored, as each one is who has signed in. */
export async function cookieOf(draft: SessionDraft, maxAge?: number) {
  const { findUser, saveUser } = await import('@/lib/shop/account/server/users');
  const { root } = await import('@/lib/server/root');
  const { users } = root().stores!;
  const { adminAuth } = await import('@/lib/shop/account/server/firebase-admin');
  const { email = newAddress() } = await adminAuth().getUser(draft.uid);
  const claims = { id: draft.uid, email, name: 'Asha', photoURL: null };
  const { createdAt } =
    (await findUser(draft.uid, users)) ??
    (await saveUser({ ...claims, emailVerified: false, provider: 'password' }, users));
  const token = await sessionToken(
    { ...draft, email, createdAt: new Date(createdAt).toISOString() },
    { maxAge },
  );
  return `session=${token}`;
}

/** A server in front of the emulator that can fail at one of its calls, such as `accounts:lookup`. */
async function startProxy(emulator: string) {
  const server = await misbehavingServer();
  const received: string[] = [];
  const answered: string[] = [];
  let treatment: (call: string) => 'pass' | 'hang' | 'lose' | 'fail' = () => 'pass';
  let prepare: (call: string) => Promise<void> = async () => {};
  server.behave(async ({ method, path, headers, body }) => {
    const url = new URL(path, emulator);
    const call = url.pathname.split('/').at(-1)!;
    received.push(call);
    await prepare(call);
    const how = treatment(call);
    if (how === 'hang') return { does: 'hang' };
    const failure = '{"error":{"code":500,"message":"INTERNAL"}}';
    if (how === 'fail') return { does: 'answer', status: 500, body: failure };
    const { authorization = '', 'content-type': type = '' } = headers;
    // A connection that is kept may be closed by the emulator just when the next test asks it.
    const sent = { authorization, 'content-type': type, connection: 'close' };
    const answer = await fetch(url, { method, headers: sent, ...(body && { body }) });
    const text = await answer.text();
    answered.push(call);
    return how === 'lose'
      ? { does: 'hang' }
      : { does: 'answer', status: answer.status, body: text };
  });
  return {
    host: `localhost:${new URL(server.url).port}`,
    /** The calls, in order. */
    received,
    /** Those that the provider has answered, although `lose` keeps the answer back. */
    answered,
    treat: (how: typeof treatment) => void (treatment = how),
    /** What happens at the provider before it answers. */
    before: (work: typeof prepare) => void (prepare = work),
    close: server.close,
  };
}

/** The site's accounts over the real emulator and real SQLite; requests are made as Next makes them. */
export async function accountSite() {
  const folder = scratch();
  const host = process.env.TEST_EMULATOR_HOST ?? `localhost:${await freePort()}`;
  const proxy = await startProxy(`http://${host}`);
  const firebase = authEmulator(`http://${host}`);
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', proxy.host);
  vi.stubEnv('FIREBASE_SERVICE_ACCOUNT', '');
  vi.stubEnv('DATA_DIR', `${folder.root}/data`);
  vi.stubEnv('AUTH_SECRET', AUTH_SECRET);
  // These read the settings.
  const { peerHeader } = await import('@/lib/http/request');
  const route = await import('@/app/api/account/session/route');
  const { root } = await import('@/lib/server/root');
  const session = await import('@/lib/shop/account/server/session');
  const lines: string[] = [];

  let emulator: Awaited<ReturnType<typeof provideEmulator>> | undefined;
  // Not before: `vitest list` runs no tests.
  beforeAll(async () => {
    const port = Number(host.split(':')[1]);
    emulator = await provideEmulator(`${folder.root}/identity`, port);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await proxy.close();
    await emulator?.stop();
    folder.remove();
  });
  beforeEach(() => {
    proxy.treat(() => 'pass');
    lines.length = 0;
    interceptLog(lines);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function receive(headers: Record<string, string> = {}) {
    request.ours({ [peerHeader()]: '127.0.0.1', ...headers });
    return request.headers;
  }

  async function post(body: string, headers = {}) {
    const init = { method: 'POST', headers: receive(headers), body };
    const response = await route.POST(new NextRequest('http://localhost:3000/', init));
    const result = (await response.json()) as SignInResult;
    const set = request.cookies.get('session');
    return { ...result, set, cookie: set ? `session=${set.value}` : '' };
  }

  return {
    folder,
    proxy,
    firebase,
    lines,
    receive,
    post,
    register: (email = newAddress()) => firebase.register({ email, password: PASSWORD }),
    signIn: (idToken: string, headers = {}) => post(JSON.stringify({ idToken }), headers),

    /** `cookie`: the renewed one. */
    async readSession(cookie: string) {
      receive({ cookie });
      const user = (await (await route.GET()).json()) as User | null;
      const set = request.cookies.get('session');
      return { user, cookie: set ? `session=${set.value}` : '' };
    },

    async signOut(cookie: string, { everywhere = false, ...headers } = {}) {
      receive({ cookie, ...headers });
      const url = `http://localhost:3000/${everywhere ? '?everywhere=1' : ''}`;
      return (await route.DELETE(new Request(url, { method: 'DELETE' }))).status;
    },

    /** `active`, or why nothing may be written with a cookie. */
    async access(cookie: string) {
      receive({ cookie });
      const result = await session.requireActiveUser('write-refused', root().stores?.users);
      return 'refusal' in result ? result.refusal : 'active';
    },
  };
}
