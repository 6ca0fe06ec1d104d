import { once } from 'node:events';
import { connect } from 'node:tls';
import { pricedBooks } from '@/content/books';
import { errorCode } from '@sutra/outbox/error-code';
import { embedsAuthEmulator, hasServiceAccount, isHttp, type Settings } from '@/lib/env';
import { settingWarnings } from '@/lib/server/start/setting-warnings';
import { WARNINGS } from '../lib/settings';
import { advice, broken, type Check, type Finding, ok, TIMEOUT, waiting } from './check';

const DAY = 24 * 3_600_000;
const HOSTING = 'docs/hosting.md says how to put the site online';
const PROJECT = 'https://identitytoolkit.googleapis.com/v1/projects';

const open = (url: string, options: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT), ...options });

/** Asks as the site's pages do; a key may be limited to them. */
async function checkWebApp({ NEXT_PUBLIC_FIREBASE_API_KEY: key = '', SITE_URL }: Settings) {
  const response = await open(`${PROJECT}?key=${encodeURIComponent(key)}`, {
    headers: { referer: `${SITE_URL}/` },
  });
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
  const { adminAuth } = await import('@/lib/shop/account/server/firebase-admin');
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

export const signIn: Check = async ({ settings, isLive, isOnline }) => {
  if (pricedBooks.length === 0) return ok('Nobody signs in: no book is paid for on the site.');
  if (embedsAuthEmulator(settings)) {
    return ok('For tests, the Firebase Auth emulator keeps accounts on this machine.');
  }
  if (!settings.NEXT_PUBLIC_FIREBASE_API_KEY) {
    return (isOnline ? broken : waiting)(
      WARNINGS['firebase-web-app-unset'],
      'Follow docs/connect/firebase.md, then answer npm run setup -- sign-in.',
    );
  }
  const finding =
    isLive &&
    ((await checkWebApp(settings)) ||
      (hasServiceAccount(settings) && (await checkServiceAccount())));
  if (finding) return finding;
  if (settingWarnings(settings).includes('service-account-unset')) {
    return advice(
      WARNINGS['service-account-unset'],
      'Follow docs/connect/firebase.md, step 6, then answer npm run setup -- sign-in.',
    );
  }
  return ok(
    isLive ? 'Firebase knows this site.' : 'A Firebase project is set. With --live it is asked.',
  );
};

/** Comes as a visitor does who types the domain alone. */
async function openSite(siteUrl: string): Promise<Finding> {
  const plain = siteUrl.replace('https:', 'http:');
  const response = await open(plain, { redirect: 'follow' }).catch(errorCode);
  if (typeof response === 'string') {
    return broken(
      `${siteUrl} cannot be opened (${response}): visitors see an error.`,
      `Start the site and the proxy on the machine that the domain leads to. ${HOSTING}.`,
    );
  }
  const { url, status, headers } = response;
  if (url !== `${siteUrl}/`) {
    return broken(
      `${plain} leads to ${url}: who types the address without https does not find the site.`,
      `Let the proxy redirect it to ${siteUrl}. ${HOSTING}.`,
    );
  }
  if (status === 200 && headers.has('content-security-policy')) {
    return ok(`${siteUrl} works, and http leads to it.`);
  }
  return broken(
    `${siteUrl} answers with status ${status}, not as this site does: it is another one, or the proxy changes it.`,
    `Start the site, and let the proxy pass on what it answers. ${HOSTING}.`,
  );
}

export const address: Check = async ({ settings, isLive, isOnline }) => {
  const next = `Give your domain with npm run setup -- domain. ${HOSTING}.`;
  if (settingWarnings(settings).includes('host-without-site-url')) {
    return broken(WARNINGS['host-without-site-url'], next);
  }
  if (isHttp(settings.SITE_URL)) return waiting('Only this machine can open the site.', next);
  if (!isOnline) {
    return waiting(
      `The domain of ${settings.SITE_URL} leads to no machine yet.`,
      `Let it lead to your server (docs/connect/domain.md). ${HOSTING}.`,
    );
  }
  if (isLive) return openSite(settings.SITE_URL);
  return ok(`The site is for ${settings.SITE_URL}. With --live it is opened as visitors do.`);
};

export const certificate: Check = async ({ settings, isOnline, now }) => {
  if (!isOnline) return undefined;
  const next = `Let the proxy get a new certificate, and look at its log. ${HOSTING}.`;
  const { hostname: host, port } = new URL(settings.SITE_URL);
  const socket = connect({ host, port: Number(port) || 443, servername: host });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(TIMEOUT) });
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - now) / DAY);
    if (days >= 14) return ok(`It is valid for ${days} days.`);
    return advice(`It ends in ${days} days and should have been renewed.`, next);
  } catch (error) {
    return broken(`Browsers get none that they trust (${errorCode(error)}).`, next);
  } finally {
    socket.destroy();
  }
};
