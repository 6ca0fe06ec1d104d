import { once } from 'node:events';
import { connect } from 'node:tls';
import { isLocal } from '@/lib/env';
import { errorCode } from '@/lib/log/error-code';
import { settingWarnings } from '@/lib/start/setting-warnings';
import { WARNINGS } from '../steps/settings';
import { advice, broken, type Check, type Finding, ok, TIMEOUT } from './check';

const DAY = 24 * 3_600_000;
const HOSTING = 'docs/hosting.md says how to put the site online';

/** The site sends these with every page. */
const HEADERS = ['content-security-policy', 'strict-transport-security', 'x-content-type-options'];

const open = (url: string) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });

async function checkHttp(siteUrl: string): Promise<Finding> {
  const plain = siteUrl.replace('https:', 'http:');
  const response = await open(`${plain}/`).catch(() => undefined);
  if (!response) {
    return advice(
      `${plain} does not answer: some visitors who type the address without https find nothing.`,
      `Let the proxy redirect it to ${siteUrl}. ${HOSTING}.`,
    );
  }
  if (response.headers.get('location')?.startsWith(`${siteUrl}/`)) {
    return ok(`${siteUrl} works, and http leads to it.`);
  }
  return broken(
    `${plain} does not lead to ${siteUrl}: what visitors send there can be read on the way.`,
    `Let the proxy redirect it. ${HOSTING}.`,
  );
}

export const address: Check = {
  name: 'Address',
  async run({ settings, isLive }) {
    const { SITE_URL } = settings;
    if (settingWarnings(settings).includes('host-without-site-url')) {
      return broken(
        WARNINGS['host-without-site-url'],
        'Give the address with npm run setup -- domain.',
      );
    }
    if (isLocal(SITE_URL)) {
      return advice(
        'Only this machine can open the site.',
        `Give your domain with npm run setup -- domain. ${HOSTING}.`,
      );
    }
    if (!isLive) return ok(`The site is for ${SITE_URL}. With --live it is opened as visitors do.`);
    const response = await open(`${SITE_URL}/`).catch(errorCode);
    if (typeof response === 'string') {
      return broken(
        `${SITE_URL} cannot be opened (${response}): visitors see an error.`,
        `Start the site and the proxy, and let the domain point to this machine. ${HOSTING}.`,
      );
    }
    const missing = HEADERS.filter((name) => !response.headers.has(name));
    if (response.status !== 200 || missing.length > 0) {
      return broken(
        `${SITE_URL} answers with status ${response.status} and without ${missing.join(', ') || 'the page'}: it is not this site, or the proxy changes it.`,
        `Start the site, and let the proxy pass on what it answers. ${HOSTING}.`,
      );
    }
    return checkHttp(SITE_URL);
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
  async run({ settings, now }) {
    if (isLocal(settings.SITE_URL)) return undefined;
    const next = `Let the proxy get a new certificate, and look at its log. ${HOSTING}.`;
    try {
      const { end, error } = await readCertificate(new URL(settings.SITE_URL));
      const days = Math.floor((end - now.getTime()) / DAY);
      if (days >= 0 && error) {
        return broken(
          `Browsers do not trust the certificate (${errorCode({ code: String(error) })}).`,
          next,
        );
      }
      if (days < 0) return broken('The certificate has expired: browsers show a warning.', next);
      if (days >= 14) return ok(`The certificate is valid for ${days} days.`);
      return advice(`The certificate ends in ${days} days and should have been renewed.`, next);
    } catch (error) {
      return broken(
        `There is no certificate to read (${errorCode(error)}): nothing answers with https.`,
        next,
      );
    }
  },
};
