import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

/**
 * Runs Lighthouse for each message `{ url, form, throttling, chromium, flags }` and answers
 * `{ load }` or `{ error }`. A process of its own, since it needs a newer Node than the site.
 */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

function toLoad({ audits, categories, runtimeError }) {
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  const requests = audits['network-requests'].details.items.filter(({ url }) =>
    url.startsWith('http'),
  );
  return {
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
    scores: CATEGORIES.map((category) => Math.round(categories[category].score * 100)),
  };
}

async function load({ url, form, throttling, chromium, flags }) {
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', ...flags],
    logLevel: 'silent',
  });
  try {
    const options = {
      port: browser.port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
      throttlingMethod: throttling,
      // Unused here, and a third of the time.
      disableFullPageScreenshot: true,
      skipAudits: ['bf-cache', 'final-screenshot', 'screenshot-thumbnails'],
      // The page for a wrong address answers 404.
      ignoreStatusCode: true,
    };
    const { lhr } = await lighthouse(url, options, form === 'desktop' ? desktopConfig : undefined);
    return toLoad(lhr);
  } finally {
    browser.kill();
  }
}

process.on('message', (job) => {
  load(job).then(
    (figures) => process.send({ load: figures }),
    ({ message }) => process.send({ error: message }),
  );
});
process.once('disconnect', () => process.exit());
