import { type Page } from '@playwright/test';
import { site } from '@/content/site';
import { formatPhone } from '@/lib/text/format';
import { openContact, sendButton } from '../support/contact-form';
import { chatText } from '../support/page';
import { expect, hydrated, test } from '../support/test';
import { contact } from '../support/words';

const main = (page: Page) => page.getByRole('main');
const templates = (page: Page) => page.getByRole('region', { name: contact.templates.title });

test('contact page: offers every way to the teacher', async ({ page }) => {
  await openContact(page);
  for (const name of ['Start WhatsApp Chat', 'Chat on WhatsApp', 'Book a demo class']) {
    expect(await chatText(page.getByRole('link', { name }))).not.toBe('');
  }
  for (const [name, href] of [
    [formatPhone(site.phone), `tel:${site.phone}`],
    [site.email, `mailto:${site.email}`],
  ] as const) {
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', href);
  }
  await expect(main(page).getByText('9:00 AM–5:00 PM IST', { exact: true })).toBeVisible();
});

test('message templates: are filtered by category, and counted', async ({ page }) => {
  await openContact(page);
  const items = templates(page).getByRole('listitem');
  await expect(items).toHaveCount(5);
  for (const { category, title, message } of Object.values(contact.templates.messages)) {
    const chip = page.getByRole('radio', { name: category, exact: true });
    await chip.click();
    await expect(chip).toBeChecked();
    await expect(items).toHaveCount(1);
    await expect(templates(page).getByRole('status')).toHaveText('1 message shown');
    expect(await chatText(templates(page).getByRole('link', { name: title }))).toBe(message);
  }
  await page.getByRole('radio', { name: 'All', exact: true }).click();
  await expect(items).toHaveCount(5);
  await expect(templates(page).getByRole('status')).toHaveText('5 messages shown');
});

test('message templates: are filtered before any script', async ({ page, problems }) => {
  problems.allow(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  const filter = page.getByRole('radiogroup', { name: contact.templates.filter });
  const radio = (name: string) => filter.getByRole('radio', { name, exact: true });
  const items = templates(page).getByRole('listitem');
  await radio('Books').click();
  await expect(radio('Books')).toBeChecked();
  await expect(items).toHaveText([/^Order a book/]);
  await page.keyboard.press('ArrowRight');
  await expect(radio('Exam Prep')).toBeFocused();
  await expect(radio('Exam Prep')).toBeChecked();
  await expect(items).toHaveText([/^Prepare for an exam/]);
  await page.keyboard.press('Tab');
  await expect(templates(page).getByRole('link')).toBeFocused();
});

test.describe('office hours', () => {
  test.use({ timezoneId: 'Europe/London' });
  const guarantee = (page: Page) =>
    page.getByRole('paragraph').filter({ hasText: contact.guarantee.text });
  const clock = (page: Page) => main(page).locator('header p');

  test('office hours: turn over at the minute, and nothing moves', async ({ page }) => {
    await page.clock.install({ time: new Date('2025-11-17T11:29:00Z') });
    await openContact(page);
    await expect(guarantee(page)).toContainText('The office is open now, until 5:00 PM IST.');
    await expect(clock(page)).toContainText('Open now, until 5:00 PM IST');
    await expect(clock(page)).toContainText('11:29 AM where you are is 4:59 PM in India');
    const before = await sendButton(page).boundingBox();
    await page.clock.fastForward('01:00');
    await expect(clock(page)).toContainText('Opens Tue 9:00 AM IST');
    await expect(clock(page)).toContainText('11:30 AM where you are is 5:00 PM in India');
    expect(await sendButton(page).boundingBox()).toEqual(before);
  });

  test.describe('on the other side of the world', () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test('office hours: name the next day, and nothing moves', async ({ page, problems }) => {
      problems.allow(/ERR_FAILED/);
      const card = page.getByRole('region', { name: contact.chat.title });
      await page.clock.install({ time: new Date('2025-11-23T18:30:00Z') });
      await page.goto('/contact');
      await expect(clock(page)).toHaveText(
        'Open Mon–Fri 9:00 AM–5:00 PM, Sat 10:00 AM–2:00 PM IST',
      );
      await expect(guarantee(page)).toContainText('Office hours: Mon–Fri 9:00 AM–5:00 PM');
      const tops = () =>
        Promise.all(
          [card, templates(page), guarantee(page)].map(
            async (part) => (await part.boundingBox())!.y,
          ),
        );
      const before = await tops();
      await hydrated(page);
      await expect(clock(page)).toContainText('Opens Mon 9:00 AM IST');
      await expect(clock(page)).toContainText(
        'Sun 10:30 AM where you are is Mon 12:00 AM in India',
      );
      await expect(guarantee(page)).toContainText('The office next opens Mon 9:00 AM IST.');
      await test.step('nothing is promised at once', async () => {
        await expect(card).toContainText('answers from Mon 9:00 AM IST');
        await expect(card.getByText(contact.chat.text)).toBeHidden();
        const replies = page.getByRole('region', { name: contact.replies.title });
        await expect(replies).toContainText('In office hours, next from Mon 9:00 AM IST.');
      });
      expect(await tops()).toEqual(before);
    });
  });
});
