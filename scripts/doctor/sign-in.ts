import { embedsAuthEmulator } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { settingWarnings } from '@/lib/start/setting-warnings';
import { WARNINGS } from '../steps/settings';
import { advice, broken, type Check, type Finding, ok, TIMEOUT } from './check';

const PROJECT = 'https://identitytoolkit.googleapis.com/v1/projects';

/** Asks as the site's pages do; a key may be limited to them. */
async function checkWebApp(key: string, siteUrl: string): Promise<Finding | undefined> {
  const response = await fetch(`${PROJECT}?key=${encodeURIComponent(key)}`, {
    headers: { referer: `${siteUrl}/` },
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(errorCode);
  if (typeof response === 'string') {
    return broken(
      `Firebase cannot be reached (${response}): visitors cannot sign in.`,
      'Check the connection of this machine.',
    );
  }
  if (!response.ok) {
    return broken(
      `Firebase refuses the apiKey (status-${response.status}): visitors cannot sign in.`,
      'Copy it again from the Firebase console (docs/connect/firebase.md, step 5) with npm run setup.',
    );
  }
  const { authorizedDomains = [] } = (await response.json()) as { authorizedDomains?: string[] };
  const { hostname } = new URL(siteUrl);
  if (authorizedDomains.includes(hostname)) return undefined;
  return broken(
    `Firebase does not know the domain ${hostname}: the Google popup closes at once.`,
    `Add it in the Firebase console: Authentication → Settings → Authorised domains → Add domain → ${hostname}.`,
  );
}

async function checkServiceAccount(): Promise<Finding | undefined> {
  const { adminAuth } = await import('@/lib/account/firebase-admin');
  try {
    await adminAuth().listUsers(1);
    return undefined;
  } catch (error) {
    return broken(
      `Firebase refuses the service account (${errorCode(error)}): sessions do not end when you disable an account.`,
      'Check the clock. Then make a new key (docs/connect/firebase.md, step 6) and give it with npm run setup.',
    );
  }
}

export const signIn: Check = {
  name: 'Sign-in',
  async run({ settings, isLive }) {
    if (embedsAuthEmulator(settings)) {
      return ok('For tests, the Firebase Auth emulator keeps accounts on this machine.');
    }
    const warnings = settingWarnings(settings);
    if (warnings.includes('firebase-web-app-unset')) {
      return broken(
        WARNINGS['firebase-web-app-unset'],
        'Follow docs/connect/firebase.md, then run npm run setup.',
      );
    }
    const { NEXT_PUBLIC_FIREBASE_API_KEY: key, FIREBASE_SERVICE_ACCOUNT: account } = settings;
    const finding =
      isLive &&
      ((key && (await checkWebApp(key, settings.SITE_URL))) ||
        (account && (await checkServiceAccount())));
    if (finding) return finding;
    if (warnings.includes('service-account-unset')) {
      return advice(
        WARNINGS['service-account-unset'],
        'Follow docs/connect/firebase.md, step 6, then run npm run setup.',
      );
    }
    return ok(
      isLive ? 'Firebase knows this site.' : 'A Firebase project is set. With --live it is asked.',
    );
  },
};
