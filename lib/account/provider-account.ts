import { adminAuth } from './firebase-admin';

/** An account as the identity provider keeps it. */
export interface ProviderAccount {
  disabled: boolean;
  emailVerified: boolean;
  createdAt: Date;
  /** Sign-ins before this moment are revoked; seconds since the epoch. */
  validSince: number;
}

/**
 * Asks the identity provider for an account.
 *
 * @returns `null` when it has none.
 * @throws when it does not answer.
 */
export async function readAccount(uid: string): Promise<ProviderAccount | null> {
  try {
    const record = await adminAuth().getUser(uid);
    return {
      disabled: record.disabled,
      emailVerified: record.emailVerified,
      createdAt: new Date(record.metadata.creationTime),
      validSince: Math.floor(Date.parse(record.tokensValidAfterTime ?? '') / 1000) || 0,
    };
  } catch (error) {
    if ((error as { code?: string }).code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** @param signedInAt seconds since the epoch. */
export const isActive = (account: ProviderAccount | null, signedInAt: number): boolean =>
  account !== null && !account.disabled && signedInAt >= account.validSince;
