import { createBrotliCompress, brotliDecompressSync } from 'node:zlib';
import { withCopy } from '@/scripts/bench/twin';
import { expect, test } from '../support/test';

test(
  'slow line: a press is heard before the page is whole',
  { tag: ['@shop', '@long'] },
  async ({ page, baseURL, account }) => {
    let arrive = () => {};
    const whole = new Promise<void>((resolve) => (arrive = resolve));
    const open = async (address: string) => {
      await page.goto(`${address}/books`, { waitUntil: 'commit' });
      const button = account.loginToBuy;
      await button.click();
      await expect(button).toHaveAttribute('aria-busy');
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      arrive();
      await expect(account.dialog).toBeVisible();
      await expect(button).not.toHaveAttribute('aria-busy');
    };
    await withCopy(baseURL!, open, {
      async send(response, { headers, body }) {
        if (!headers.get('content-type')!.startsWith('text/html')) return void response.end(body);
        const html = brotliDecompressSync(body).toString();
        const until = html.indexOf('</button>', html.indexOf('data-opens="sign-in"'));
        const packing = createBrotliCompress();
        packing.pipe(response);
        packing.write(html.slice(0, until));
        packing.flush();
        await whole;
        packing.end(html.slice(until));
      },
    });
  },
);
