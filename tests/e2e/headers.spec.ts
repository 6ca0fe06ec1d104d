import { expect, test } from '../support/test';

test('headers: a browser gets Brotli, and runs no script from elsewhere', async ({
  page,
  problems,
}) => {
  problems.allow(/Content Security [Pp]olicy/);
  // Chromium reports requests that the policy blocks.
  problems.allow(/foreign request: https:\/\/(example|apis\.google)\.com/);
  const opened = (await page.goto('/about'))!;
  expect((await opened.allHeaders())['content-encoding']).toBe('br');
  const title = await page.title();
  for (const [tag, attributes] of [
    ['script', { text: 'document.title = "broken"' }],
    ['script', { src: 'https://example.com/broken.js' }],
    ['script', { src: 'https://apis.google.com/js/platform.js' }],
    ['img', { src: 'data:,', onerror: 'document.title = "broken"' }],
    ['a', { href: 'javascript:document.title = "broken"' }],
  ] as const) {
    await page.evaluate(
      async ([name, { text = '', ...others }]) => {
        const violation = new Promise((resolve) =>
          addEventListener('securitypolicyviolation', resolve, { once: true }),
        );
        const element = document.createElement(name);
        element.textContent = text;
        for (const [key, value] of Object.entries(others)) element.setAttribute(key, value);
        document.body.append(element);
        element.click();
        await violation;
      },
      [tag, attributes] as [string, Record<string, string>],
    );
  }
  await expect(page).toHaveTitle(title);
});
