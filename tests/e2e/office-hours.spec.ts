import { type Page } from '@playwright/test';
import { contact } from '@/content/en/contact';
import { open, sendButton } from '../support/contact-form';
import { expect, hydrated, test } from '../support/test';

test.use({ timezoneId: 'Europe/London' });

test.describe('the promise of a reply', () => {
  const guarantee = (page: Page) =>
    page.getByRole('paragraph').filter({ hasText: contact.guarantee.text });

  test('on a Sunday: says when the office next opens, and moves nothing', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-23T06:00:00Z') });
    await page.goto('/contact');
    await expect(guarantee(page)).toContainText('Office hours: Mon–Fri 9:00 AM–5:00 PM');
    const before = await guarantee(page).boundingBox();
    await hydrated(page);
    await expect(guarantee(page)).toContainText('The office next opens Mon 9:00 AM IST.');
    await expect(guarantee(page)).toContainText(contact.guarantee.text);
    expect(await guarantee(page).boundingBox()).toEqual(before);
    await expect(page.getByRole('main').getByText(/opens Mon 9:00 AM IST/i)).toHaveCount(2);
  });

  test('in office hours: says until when the office is open', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-24T06:00:00Z') });
    await open(page);
    await expect(guarantee(page)).toContainText('The office is open now, until 5:00 PM IST.');
  });
});

test.describe('the clock', () => {
  const clock = (page: Page) => page.getByRole('main').locator('header p');

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
