import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/env';
import { DEMO_PROJECT } from './firebase-admin';

export interface ClientConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId?: string;
  emulator?: string;
}

export function clientConfig(): ClientConfig | undefined {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  if (emulator) {
    return {
      apiKey: 'demo',
      authDomain: new URL(env.SITE_URL).host,
      projectId: DEMO_PROJECT,
      emulator: `http://${emulator}`,
    };
  }
  if (!env.NEXT_PUBLIC_FIREBASE_API_KEY) return undefined;
  return {
    apiKey: env.NEXT_PUBLIC_FIREBASE_API_KEY,
    authDomain: env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN!,
    projectId: env.NEXT_PUBLIC_FIREBASE_PROJECT_ID!,
    appId: env.NEXT_PUBLIC_FIREBASE_APP_ID,
  };
}

let isUp = !env.FIREBASE_AUTH_EMULATOR_HOST;

/** Waits for the embedded emulator, which starts after the site. */
export async function isIdentityUp(): Promise<boolean> {
  const signal = AbortSignal.timeout(7000);
  while (!isUp && !signal.aborted) {
    isUp = await fetch(`http://${env.FIREBASE_AUTH_EMULATOR_HOST}/`, { signal }).then(
      ({ ok }) => ok,
      () => wait(200, false),
    );
  }
  return isUp;
}
