import { env } from '@/lib/env';
import { type ClientConfig } from './client-config';
import { DEMO_PROJECT } from './firebase-admin';

/** The identity provider's public settings: the owner's project, or the embedded emulator. */
export function clientConfig(): ClientConfig {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  if (emulator) {
    return {
      apiKey: 'demo',
      authDomain: new URL(env.SITE_URL).host,
      projectId: DEMO_PROJECT,
      emulator: `http://${emulator}`,
    };
  }
  return {
    apiKey: env.NEXT_PUBLIC_FIREBASE_API_KEY ?? '',
    authDomain: env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN ?? '',
    projectId: env.NEXT_PUBLIC_FIREBASE_PROJECT_ID ?? '',
    appId: env.NEXT_PUBLIC_FIREBASE_APP_ID,
  };
}
