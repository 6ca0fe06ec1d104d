import { randomUUID } from 'node:crypto';
import { encode } from 'next-auth/jwt';

/** The secret of every site that the browser tests start. */
export const AUTH_SECRET = 'only-for-the-tests-and-long-enough';

export interface SessionToken {
  sub: string;
  email?: string;
  name?: string;
  sessionId: string;
  /** Seconds since the epoch. */
  signedInAt: number;
  facts: { emailVerified: boolean; createdAt: string };
}

export const seconds = () => Math.floor(Date.now() / 1000);

/** A session as the server itself would have made it, at whatever time. */
export function sessionToken(
  token: Partial<SessionToken> & { sub: string },
  { name = 'session', maxAge = 3600 } = {},
): Promise<string> {
  const session: Partial<SessionToken> = {
    email: 'asha@example.in',
    name: 'Asha',
    sessionId: randomUUID(),
    signedInAt: seconds(),
    facts: { emailVerified: true, createdAt: '2026-11-21T08:00:00.000Z' },
  };
  return encode({ token: { ...session, ...token }, secret: AUTH_SECRET, salt: name, maxAge });
}
