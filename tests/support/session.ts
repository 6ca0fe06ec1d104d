import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';
import { type User } from '@/lib/shop/account/user';

/** The secret of every site that the browser tests start. */
export const AUTH_SECRET = 'only-for-the-tests-and-long-enough';

const CREATED_AT = '2026-11-21T08:00:00.000Z';

export const nowSeconds = () => Math.floor(Date.now() / 1000);

export interface SessionDraft {
  /** Firebase's id of the user. */
  uid: string;
  /** Seconds since the epoch. */
  signedInAt?: number;
  /** Of the stored user. */
  createdAt?: string;
  email?: string;
}

/** A session cookie as the server makes it, at any time. */
export function sessionToken(
  {
    uid,
    signedInAt = nowSeconds(),
    createdAt = CREATED_AT,
    email = 'asha@example.in',
  }: SessionDraft,
  { name = 'session', maxAge = 3600, secret = AUTH_SECRET } = {},
): Promise<string> {
  const user: User = {
    id: uid,
    email,
    emailVerified: true,
    name: 'Asha',
    photoURL: null,
    createdAt,
    profileCompleted: false,
  };
  const times = { signedInAt: signedInAt * 1000, checkedAt: 0 };
  const token = { session: { id: randomUUID(), ...times, user } };
  return encode({ token, secret, salt: name, maxAge });
}
