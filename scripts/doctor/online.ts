import { once } from 'node:events';
import { connect } from 'node:tls';
import { embedsAuthEmulator, isLocal, type Settings } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { settingWarnings } from '@/lib/start/setting-warnings';
import { WARNINGS } from '../steps/settings';
import { advice, broken, type Check, type Finding, ok, TIMEOUT, waiting } from './check';

const DAY = 24 * 3_600_000;
const HOSTING = 'docs/hosting.md says how to put the site online';
const PROJECT = 'https://identitytoolkit.googleapis.com/v1/projects';

/** The site sends these with every page. */
const HEADERS = ['content-security-policy', 'strict-transport-security', 'x-content-type-options'];

const open = (url: string, options: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT), ...options });

/** Asks as the site's pages do; a key may be limited to them. */
async function checkWebApp({ NEXT_PUBLIC_FIREBASE_API_KEY: key = '', SITE_URL }: Settings) {
  const response = await open(`${PROJECT}?key=${encodeURIComponent(key)}`, {
    headers: { referer: `${SITE_URL}/` },
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
      'Copy it again from the Firebase console (docs/connect/firebase.md, step 5) with npm run setup -- sign-in.',
    );
  }
  const { authorizedDomains = [] } = (await response.json()) as { authorizedDomains?: string[] };
  const { hostname } = new URL(SITE_URL);
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
      'Check the clock of this machine. Then make a new key (docs/connect/firebase.md, step 6) and give it with npm run setup -- sign-in.',
    );
  }
}

export const signIn: Check = {
  name: 'Sign-in',
  async run({ settings, isLive, isOnline }) {
    if (embedsAuthEmulator(settings)) {
      return ok('For tests, the Firebase Auth emulator keeps accounts on this machine.');
    }
    const warnings = settingWarnings(settings);
    if (warnings.includes('firebase-web-app-unset')) {
      return (isOnline ? broken : waiting)(
        WARNINGS['firebase-web-app-unset'],
        'Follow docs/connect/firebase.md, then answer npm run setup -- sign-in.',
      );
    }
    const finding =
      isLive &&
      ((await checkWebApp(settings)) ||
        (settings.FIREBASE_SERVICE_ACCOUNT && (await checkServiceAccount())));
    if (finding) return finding;
    if (warnings.includes('service-account-unset')) {
      return advice(
        WARNINGS['service-account-unset'],
        'Follow docs/connect/firebase.md, step 6, then answer npm run setup -- sign-in.',
      );
    }
    return ok(
      isLive ? 'Firebase knows this site.' : 'A Firebase project is set. With --live it is asked.',
    );
  },
};

async function openSite(siteUrl: string): Promise<Finding> {
  const response = await open(`${siteUrl}/`).catch(errorCode);
  if (typeof response === 'string') {
    return broken(
      `${siteUrl} cannot be opened (${response}): visitors see an error.`,
      `Start the site and the proxy on the machine that the domain leads to. ${HOSTING}.`,
    );
  }
  const missing = HEADERS.filter((name) => !response.headers.has(name));
  if (response.status !== 200 || missing.length > 0) {
    return broken(
      `${siteUrl} answers with status ${response.status} and without ${missing.join(', ') || 'the page'}: it is not this site, or the proxy changes it.`,
      `Start the site, and let the proxy pass on what it answers. ${HOSTING}.`,
    );
  }
  const plain = siteUrl.replace('https:', 'http:');
  const insecure = await open(`${plain}/`).catch(() => undefined);
  if (insecure?.headers.get('location')?.startsWith(`${siteUrl}/`)) {
    return ok(`${siteUrl} works, and http leads to it.`);
  }
  const next = `Let the proxy redirect it to ${siteUrl}. ${HOSTING}.`;
  return insecure
    ? broken(`${plain} does not lead to ${siteUrl}: what visitors send there can be read.`, next)
    : advice(`${plain} does not answer: who types the address without https finds nothing.`, next);
}

export const address: Check = {
  name: 'Address',
  async run({ settings, isLive, isOnline }) {
    const next = `Give your domain with npm run setup -- domain. ${HOSTING}.`;
    if (settingWarnings(settings).includes('host-without-site-url')) {
      return broken(WARNINGS['host-without-site-url'], next);
    }
    if (isLocal(settings.SITE_URL)) return waiting('Only this machine can open the site.', next);
    if (!isOnline) {
      return waiting(
        `The domain of ${settings.SITE_URL} leads to no machine yet.`,
        `Let it lead to your server (docs/connect/domain.md). ${HOSTING}.`,
      );
    }
    if (isLive) return openSite(settings.SITE_URL);
    return ok(`The site is for ${settings.SITE_URL}. With --live it is opened as visitors do.`);
  },
};

async function readCertificate({ hostname: host, port }: URL) {
  const socket = connect({
    host,
    port: Number(port) || 443,
    servername: host,
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT) });
    const { valid_to: end } = socket.getPeerCertificate();
    return { end: Date.parse(end), error: socket.authorizationError };
  } finally {
    socket.destroy();
  }
}

export const certificate: Check = {
  name: 'Certificate',
  async run({ settings, isOnline, now }) {
    if (isLocal(settings.SITE_URL) || !isOnline) return undefined;
    const next = `Let the proxy get a new certificate, and look at its log. ${HOSTING}.`;
    try {
      const { end, error } = await readCertificate(new URL(settings.SITE_URL));
      const days = Math.floor((end - now) / DAY);
      if (days < 0) return broken('It has expired: browsers show a warning.', next);
      if (error) {
        return broken(`Browsers do not trust it (${errorCode({ code: String(error) })}).`, next);
      }
      if (days >= 14) return ok(`It is valid for ${days} days.`);
      return advice(`It ends in ${days} days and should have been renewed.`, next);
    } catch (error) {
      return broken(
        `There is none to read (${errorCode(error)}): nothing answers with https.`,
        next,
      );
    }
  },
};
