import { type Page } from '@playwright/test';
import { contact, messageTemplates } from '@/content/en/contact';
import { site } from '@/content/site';
import { formatPhone } from '@/lib/format';
import {
  expectKept,
  field,
  fields,
  open,
  said,
  sendButton,
  toast,
  words,
  write,
} from '../support/contact-form';
import { expect, hydrated, test } from '../support/test';

test.use({ timezoneId: 'Europe/London' });

const main = (page: Page) => page.getByRole('main');

test.describe('the page', () => {
  test('has every way to the teacher', { tag: '@both' }, async ({ page }) => {
    await open(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact.title);
    for (const name of ['Start WhatsApp Chat', 'Chat on WhatsApp', 'Book a demo class']) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=.+/);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    const phone = main(page).getByRole('link', { name: formatPhone(site.phone) });
    await expect(phone).toHaveAttribute('href', `tel:${site.phone}`);
    const email = main(page).getByRole('link', { name: site.email });
    await expect(email).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(main(page).getByText('9:00 AM–5:00 PM IST', { exact: true })).toBeVisible();
    const replies = page.getByRole('region', { name: contact.replies.title });
    for (const { what, when } of contact.replies.rows) {
      const row = replies.locator('dl > div').filter({ hasText: what });
      await expect(row.getByRole('definition')).toHaveText(when);
    }
    await expect(main(page).getByText(contact.guarantee.text)).toBeVisible();
  });

  test('narrows the messages by category and says how many are left', async ({ page }) => {
    await open(page);
    const list = page.getByRole('region', { name: contact.templates.title });
    await expect(list.getByRole('listitem')).toHaveCount(5);
    for (const { category, title, message } of messageTemplates) {
      const chip = page.getByRole('button', { name: category, exact: true });
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list.getByRole('status')).toHaveText('1 message shown');
      const href = await list.getByRole('link', { name: title }).getAttribute('href');
      expect(new URL(href!).searchParams.get('text')).toBe(message);
    }
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await expect(list.getByRole('status')).toHaveText('5 messages shown');
  });

  test('keeps the floating button out of the way', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const floating = page.getByRole('link', { name: contact.chat.floating });
    const top = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    await top();
    await expect(floating).toBeVisible();
    const corner = (await floating.boundingBox())!;
    const button = (await sendButton(page).boundingBox())!;
    await page.evaluate((distance) => scrollBy(0, distance), button.y - corner.y);
    if (!isMobile) {
      expect(corner.x).toBeGreaterThanOrEqual(button.x + button.width);
      await expect(floating).toBeVisible();
      return;
    }
    // Out of sight for a finger, in reach of the keyboard.
    const stack = floating.locator('..');
    await expect(stack).toHaveCSS('opacity', '0');
    await expect(stack).toHaveCSS('pointer-events', 'none');
    await floating.focus();
    await expect(stack).toHaveCSS('opacity', '1');
    await floating.blur();
    await top();
    await expect(stack).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(floating).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(floating).toBeVisible();
  });
});

test('floating buttons: stand in one box that fades as one', { tag: '@both' }, async ({ page }) => {
  await open(page);
  const stack = page.locator('.floating-stack');
  await expect(stack).toHaveCount(1);
  await expect(stack.getByRole('link', { name: contact.chat.floating })).toHaveCount(1);
  await expect(stack.getByRole('button')).toHaveCount(1);
  await page.goto('/about');
  await expect(stack.getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('link', { name: contact.chat.floating })).toHaveCount(0);
});

test('contact form: has a real address to be posted to', async ({ page }) => {
  const html = await (await page.request.get('/contact')).text();
  expect(html).toMatch(/<form[^>]* action="\/contact"/);
  expect(html).not.toContain('action=""');
});

test.describe('the promise of a reply', () => {
  const guarantee = (page: Page) => page.locator('.guarantee');

  test('on a Sunday: says when the office next opens, and moves nothing', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-23T06:00:00Z') });
    await page.goto('/contact');
    await expect(guarantee(page)).toContainText('Office hours: Mon–Fri 9:00 AM–5:00 PM');
    const before = await guarantee(page).boundingBox();
    await hydrated(page);
    await expect(guarantee(page)).toContainText('The office next opens Mon 9:00 AM IST.');
    await expect(guarantee(page)).toContainText(contact.guarantee.text);
    expect(await guarantee(page).boundingBox()).toEqual(before);
    await expect(main(page).getByText(/opens Mon 9:00 AM IST/i)).toHaveCount(2);
  });

  test('in office hours: says until when the office is open', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-24T06:00:00Z') });
    await open(page);
    await expect(guarantee(page)).toContainText('The office is open now, until 5:00 PM IST.');
  });
});

test.describe('the clock', () => {
  const clock = (page: Page) => main(page).locator('header p');

  test('turns over at the minute and moves nothing', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-17T11:29:30Z') });
    await open(page);
    await expect(clock(page)).toContainText('Open now, until 5:00 PM IST');
    await expect(clock(page)).toContainText('11:29 AM where you are is 4:59 PM in India');
    const before = await sendButton(page).boundingBox();
    await page.clock.fastForward('00:31');
    await expect(clock(page)).toContainText('Opens Tue 9:00 AM IST');
    await expect(clock(page)).toContainText('11:30 AM where you are is 5:00 PM in India');
    expect(await sendButton(page).boundingBox()).toEqual(before);
  });

  test.describe('on the other side of the world', () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test('names the days, in the room the plain hours took', async ({ page, browser, baseURL }) => {
      const card = (one: Page) => one.getByRole('region', { name: contact.chat.title });
      const viewport = page.viewportSize();
      const plain = await browser.newPage({ baseURL, viewport, javaScriptEnabled: false });
      await plain.goto('/contact');
      await expect(clock(plain)).toHaveText(
        'Open Mon–Fri 9:00 AM–5:00 PM, Sat 10:00 AM–2:00 PM IST',
      );
      const place = await card(plain).boundingBox();
      await plain.close();

      await page.clock.install({ time: new Date('2025-11-23T18:30:00Z') });
      await open(page);
      await expect(clock(page)).toContainText('Opens Mon 9:00 AM IST');
      await expect(clock(page)).toContainText(
        'Sun 10:30 AM where you are is Mon 12:00 AM in India',
      );
      expect((await card(page).boundingBox())!.y).toBe(place!.y);
    });
  });
});

test.describe('what is wrong', () => {
  test('is said at each field, in a toast and beside the form; nothing is sent', async ({
    page,
    sender,
  }) => {
    let posts = 0;
    page.on('request', (request) => (posts += Number(request.method() === 'POST')));
    await open(page);
    await sendButton(page).click();
    for (const name of fields) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(words.errors[name].missing);
    }
    await expect(field(page, 'name')).toBeFocused();
    await expect(toast(page, words.outcomes.invalid.title)).toBeVisible();
    await expect(said(page, 'alert', words.outcomes.invalid.text)).toBeVisible();

    await write(page, 'asha.example.in');
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
    await expect(field(page, 'email')).toHaveAccessibleDescription(words.errors.email['no-at']);
    await sendButton(page).click();
    await expect(field(page, 'email')).toBeFocused();
    await expectKept(page, 'asha.example.in');

    await field(page, 'email').fill(sender);
    await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    expect(posts).toBe(0);
  });

  test('is a message too long, which is counted and never cut', async ({ page, sender }) => {
    await open(page);
    await write(page, sender, { message: 'x'.repeat(4_990) });
    await expect(field(page, 'message')).toHaveAccessibleDescription('10 characters left');
    const long = { message: 'x'.repeat(5_003) };
    await write(page, sender, long);
    await sendButton(page).click();
    await expect(field(page, 'message')).toBeFocused();
    await expect(field(page, 'message')).toHaveAccessibleDescription(
      'Shorten the message to 5000 characters. 3 characters too many',
    );
    await expectKept(page, sender, long);
  });
});

test.describe('without a network', () => {
  test(
    'everything typed is kept',
    { tag: '@both' },
    async ({ page, context, sender, problems }) => {
      problems.allow(/ERR_INTERNET_DISCONNECTED/);
      await open(page);
      await write(page, sender);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await sendButton(page).click();
      await expect(toast(page, 'Network Error')).toBeVisible();
      await expect(said(page, 'alert', words.outcomes.unreachable.text)).toBeInViewport();
      await expectKept(page, sender);

      await context.setOffline(false);
      await page.reload();
      await hydrated(page);
      await expectKept(page, sender);
      await expect(said(page, 'status', words.outcomes.draft.title)).toBeVisible();
    },
  );
});
