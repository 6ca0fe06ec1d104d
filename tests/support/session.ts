import { encode } from 'next-auth/jwt';

/** The secret of every site that the browser tests start. */
export const AUTH_SECRET = 'only-for-the-tests-and-long-enough';

export interface SessionToken {
  sub: string;
  email?: string;
  name?: string;
  /** Seconds since the epoch: the sign-in, and the last time the provider vouched for it. */
  signedInAt: number;
  checkedAt: number;
}

export const seconds = () => Math.floor(Date.now() / 1000);

/** A session as the server itself would have made it, at whatever time. */
export function sessionToken(
  token: Partial<SessionToken> & { sub: string },
  { name = 'session', maxAge = 3600 } = {},
): Promise<string> {
  const now = seconds();
  const person = { email: 'asha@example.in', name: 'Asha', signedInAt: now, checkedAt: now };
  return encode({ token: { ...person, ...token }, secret: AUTH_SECRET, salt: name, maxAge });
}
