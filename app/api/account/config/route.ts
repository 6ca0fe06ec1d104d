import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PROJECT } from '@/lib/shop/account/server/firebase-admin';
import { type ClientConfig } from '@/lib/shop/account/browser/firebase-client';
import { signInRefusal } from '@/lib/shop/account/server/session';
import { EMULATOR_TIMEOUT } from '@/lib/deadlines';
import { env } from '@/lib/env';
import { log } from '@/lib/log/log';

/** Pages are static and hold no key. Their policy names the project's domain: `lib/server/start/built-with.ts`. */
export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };

function clientConfig(): ClientConfig | undefined {
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
    authDomain: env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
    projectId: env.NEXT_PUBLIC_FIREBASE_PROJECT_ID,
  };
}

/** The emulator does not say when it is up. */
const ASK_INTERVAL = 200;

let isUp = !env.FIREBASE_AUTH_EMULATOR_HOST;

/** Waits for the embedded emulator, which starts after the site. */
async function isAuthEmulatorUp(): Promise<boolean> {
  const signal = AbortSignal.timeout(EMULATOR_TIMEOUT);
  while (!isUp && !signal.aborted) {
    isUp = await fetch(`http://${env.FIREBASE_AUTH_EMULATOR_HOST}/`, { signal }).then(
      ({ ok }) => ok,
      () => wait(ASK_INTERVAL, false),
    );
  }
  return isUp;
}

function refuse(event: 'sign-in-refused' | 'sign-in-unavailable', code: string) {
  log.warn(event, { code });
  return new Response(null, { status: 503, headers });
}

export async function GET(request: Request) {
  const refusal = signInRefusal(request.headers);
  if (refusal) return refuse('sign-in-refused', refusal);
  const config = clientConfig();
  if (!config) return refuse('sign-in-unavailable', 'not-configured');
  if (!(await isAuthEmulatorUp())) return refuse('sign-in-unavailable', 'not-ready');
  return Response.json(config, { headers });
}
