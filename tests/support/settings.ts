import { generateKeyPairSync } from 'node:crypto';
import { expect } from 'vitest';
import { readSettings, SettingsError } from '@/lib/env';

/** Long and varied enough for every secret. */
export const SECRET = 'only-for-the-tests-and-long-enough';

/** The settings of a Firebase web app, and the key of a service account of the same project. */
export const WEB_APP = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'AIza-key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'project.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project',
};
export const RSA_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
  type: 'pkcs8',
  format: 'pem',
}) as string;
export const serviceAccount = (changes: Record<string, string> = {}) =>
  JSON.stringify({
    project_id: 'project',
    client_email: 'site@project.iam.gserviceaccount.com',
    private_key: RSA_KEY,
    ...changes,
  });

/** What is wrong with settings; empty when nothing is. */
export function complaint(source: Record<string, string>): string {
  try {
    readSettings(source);
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
  return '';
}
