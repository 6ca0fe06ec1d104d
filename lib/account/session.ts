import { z } from 'zod';
import { untilAborted, waitAtMost, withinDeadline } from '@/lib/deadline';
import { env, hasStore } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { isLoopbackRequest } from '@/lib/http/loopback';
import { log } from '@/lib/log/log';
import { isOwnRequest } from '@/lib/http/own-request';
import { readText } from '@/lib/http/read-text';
import { auth, signInAs, signOut } from './auth';
import { adminAuth, canReadAccounts } from './firebase-admin';
import { type Identity, SignInRefusal, verifyIdToken } from './identity';
import { confirmSession } from './revocation';
import { type User } from './user';
import { findUser, saveUser } from './users';

const DEADLINE_MS = 8000;
const ACCESS_DEADLINE_MS = 4000;

const bodySchema = z.strictObject({ idToken: z.string().min(1).max(4096) });

export type SignInResult = { outcome: 'done'; user: User } | { outcome: 'refused' | 'unavailable' };

export async function createSession(request: Request): Promise<SignInResult> {
  if (!(await isOwnRequest())) return { outcome: 'unavailable' };
  let step = 'session';
  try {
    const user = await withinDeadline(DEADLINE_MS, async (deadline) => {
      const signal = AbortSignal.any([deadline, request.signal]);
      const verified = await exchangeToken(request, (name, work) => {
        step = name;
        return untilAborted(signal, work);
      });
      step = 'session';
      signal.throwIfAborted();
      await signInAs(verified);
      return verified;
    });
    return { outcome: 'done', user };
  } catch (error) {
    if (error instanceof SignInRefusal) {
      log().warn('sign-in-refused', { code: error.code });
      return { outcome: error.outcome };
    }
    log().warn('sign-in-unavailable', { code: errorCode(error), state: step });
    return { outcome: 'unavailable' };
  }
}

type RunStep = <Value>(step: string, work: () => Promise<Value>) => Promise<Value>;

async function exchangeToken(request: Request, runStep: RunStep): Promise<User> {
  const refusal = signInRefusal(request.headers);
  if (refusal) throw new SignInRefusal(refusal);
  const idToken = parseBody(await runStep('read', () => readText(new Response(request.body))));
  const identity = await runStep('verify', () => verifyIdToken(idToken));
  // Before anything is stored, so that a retry after a failure revokes again.
  if (await runStep('find', () => mayHaveOtherOwner(identity))) {
    await runStep('revoke', () => adminAuth().revokeRefreshTokens(identity.id));
  }
  const { createdAt, profileCompletedAt } = await runStep('save', () => saveUser(identity));
  const { id, email, emailVerified, name, photoURL } = identity;
  return {
    ...{ id, email, emailVerified, name, photoURL },
    createdAt: createdAt.toISOString(),
    profileCompleted: Boolean(profileCompletedAt),
  };
}

function parseBody(body: string): string {
  try {
    return bodySchema.parse(JSON.parse(body)).idToken;
  } catch {
    throw new SignInRefusal('malformed');
  }
}

/** Someone else may have registered the address with a password before its owner used Google. */
async function mayHaveOtherOwner(identity: Identity): Promise<boolean> {
  if (identity.provider !== 'google.com' || !canReadAccounts) return false;
  return !(await findUser(identity.id))?.emailVerified;
}

export function signInRefusal(
  headers: Pick<Headers, 'get'>,
): 'no-store' | 'not-loopback' | undefined {
  if (!hasStore(env)) return 'no-store';
  // The emulator accepts unsigned tokens: only this machine may use it.
  const isRemote = env.FIREBASE_AUTH_EMULATOR_HOST && !isLoopbackRequest(headers);
  return isRemote ? 'not-loopback' : undefined;
}

export async function deleteSession(): Promise<boolean> {
  if (!(await isOwnRequest())) return false;
  await signOut({ redirect: false });
  return true;
}

type Access = { user: User } | { refusal: 'signed-out' | 'unavailable' };

/** Takes four seconds at most. */
export async function requireActiveUser(event: string): Promise<Access> {
  try {
    return await waitAtMost(findActiveUser(event), ACCESS_DEADLINE_MS);
  } catch (error) {
    log().warn(event, { code: errorCode(error) });
    return { refusal: 'unavailable' };
  }
}

async function findActiveUser(event: string): Promise<Access> {
  if (!(await isOwnRequest())) return { refusal: 'signed-out' };
  const session = await auth();
  const refuse = (refusal: 'signed-out', code: string) => {
    log().warn(event, { code });
    return { refusal };
  };
  if (!session?.user?.id) return refuse('signed-out', 'no-session');
  const { user } = session;
  const { revoked, account } = await confirmSession(session);
  if (revoked) return refuse('signed-out', 'session-ended');
  return { user: { ...user, emailVerified: account?.emailVerified ?? user.emailVerified } };
}
