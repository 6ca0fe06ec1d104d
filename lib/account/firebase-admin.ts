import { type App, cert, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { env } from '@/lib/env';

/** The emulator's project. With the prefix `demo-` Google's tools call no real services. */
export const DEMO_PROJECT = 'demo-sutra';

const APP = 'site';

export const canReadAccounts = Boolean(
  env.FIREBASE_SERVICE_ACCOUNT ?? env.FIREBASE_AUTH_EMULATOR_HOST,
);

export function adminApp(): App {
  const existing = getApps().find((app) => app.name === APP);
  if (existing) return existing;
  const account = env.FIREBASE_SERVICE_ACCOUNT;
  const projectId = account?.projectId ?? env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? DEMO_PROJECT;
  return initializeApp({ projectId, ...(account && { credential: cert(account) }) }, APP);
}

export const adminAuth = () => getAuth(adminApp());
