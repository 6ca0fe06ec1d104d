import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

/**
 * Lighthouse, with the Node that it needs. For each message `{ url, form, method, chromium, flags }`
 * it loads the address in a browser of its own and answers `{ figures }`, times in ms, sizes in bytes
 * on the wire, scores from 0 to 100; or `{ error }`. It ends when nobody listens any more.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

function figuresOf(url, { audits, categories, runtimeError }) {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const value = (id) => audits[id].numericValue;
  const requests = audits['network-requests'].details.items.filter(({ url: address }) =>
    address.startsWith('http'),
  );
  const bytes = (items) => items.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const { host } = new URL(url);
  const missed = CATEGORIES.flatMap((category) =>
    categories[category].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 1)
      .map(({ id }) => `${category}/${id}`),
  );
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: bytes(requests),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    requests: requests.length,
    strangers: requests.filter(({ url: address }) => new URL(address).host !== host).length,
    scores: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
    missed,
  };
}

async function load({ url, form, method, chromium, flags }) {
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', ...flags],
    logLevel: 'silent',
  });
  const options = {
    port: browser.port,
    logLevel: 'silent',
    onlyCategories: CATEGORIES,
    throttlingMethod: method,
    // What no figure of ours needs, and takes a third of the time.
    disableFullPageScreenshot: true,
    skipAudits: ['bf-cache', 'final-screenshot', 'screenshot-thumbnails'],
    // The page for a wrong address is to be looked at too.
    ignoreStatusCode: true,
  };
  try {
    const config = form === 'desktop' ? desktopConfig : undefined;
    const { lhr } = await lighthouse(url, options, config);
    return figuresOf(url, lhr);
  } finally {
    browser.kill();
  }
}

process.on('message', (job) => {
  load(job).then(
    (figures) => process.send({ figures }),
    ({ message }) => process.send({ error: message }),
  );
});
process.once('disconnect', () => process.exit());
