import { type App, cert, getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { env, firebaseProject, hasServiceAccount } from '@/lib/env';

/** The emulator's project. With the prefix `demo-` Google's tools call no real services. */
export const DEMO_PROJECT = 'demo-sutra';

const APP = 'site';

export const canReadAccounts = hasServiceAccount(env) || Boolean(env.FIREBASE_AUTH_EMULATOR_HOST);

export function adminApp(): App {
  const existing = getApps().find((app) => app.name === APP);
  if (existing) return existing;
  const account = env.FIREBASE_SERVICE_ACCOUNT;
  const projectId = firebaseProject(env) ?? DEMO_PROJECT;
  // Without a credential the client asks the host for one, as Google's own hosts have it.
  return initializeApp({ projectId, ...(account && { credential: cert(account) }) }, APP);
}

export const adminAuth = () => getAuth(adminApp());
