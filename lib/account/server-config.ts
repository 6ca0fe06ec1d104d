import { setTimeout as wait } from 'node:timers/promises';
import { env } from '@/lib/env';
import { type ClientConfig } from './client-config';
import { DEMO_PROJECT } from './firebase-admin';

/** The identity provider's public settings: the owner's project, or the embedded emulator. */
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
  const { NEXT_PUBLIC_FIREBASE_API_KEY: apiKey } = env;
  if (!apiKey) return undefined;
  return {
    apiKey,
    authDomain: env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN!,
    projectId: env.NEXT_PUBLIC_FIREBASE_PROJECT_ID!,
    appId: env.NEXT_PUBLIC_FIREBASE_APP_ID,
  };
}

/** How long a visitor waits for an emulator that is still starting, in milliseconds. */
const PATIENCE = 7000;

let up = false;

/** The site answers before its emulator does; this waits a moment for it. Google's is always up. */
export async function identityIsUp(): Promise<boolean> {
  const host = env.FIREBASE_AUTH_EMULATOR_HOST;
  const signal = AbortSignal.timeout(PATIENCE);
  while (host && !up) {
    up = await fetch(`http://${host}/`, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) break;
    if (signal.aborted) return false;
    await wait(200);
  }
  return true;
}
