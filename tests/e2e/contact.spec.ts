import { type Page } from '@playwright/test';
import { assistant } from '@/content/en/assistant';
import { contact, messageTemplates } from '@/content/en/contact';
import { site } from '@/content/site';
import { formatPhone } from '@/lib/text/format';
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

const main = (page: Page) => page.getByRole('main');

test.describe('contact page', () => {
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
      const chip = page.getByRole('radio', { name: category, exact: true });
      await chip.click();
      await expect(chip).toBeChecked();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await expect(list.getByRole('status')).toHaveText('1 message shown');
      const href = await list.getByRole('link', { name: title }).getAttribute('href');
      expect(new URL(href!).searchParams.get('text')).toBe(message);
    }
    await page.getByRole('radio', { name: 'All', exact: true }).click();
    await expect(list.getByRole('listitem')).toHaveCount(5);
    await expect(list.getByRole('status')).toHaveText('5 messages shown');
  });

  test('narrows the messages before any script, and by the arrow keys', async ({
    page,
    problems,
  }) => {
    problems.allow(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact');
    const list = page.getByRole('region', { name: contact.templates.title });
    const radio = (name: string) =>
      list
        .getByRole('radiogroup', { name: contact.templates.filter })
        .getByRole('radio', { name, exact: true });
    await radio('Books').click();
    await expect(radio('Books')).toBeChecked();
    await expect(list.getByRole('listitem')).toHaveText([/^Order a book/]);
    await page.keyboard.press('ArrowRight');
    await expect(radio('Exam Prep')).toBeFocused();
    await expect(radio('Exam Prep')).toBeChecked();
    await expect(list.getByRole('listitem')).toHaveText([/^Prepare for an exam/]);
    await page.keyboard.press('Tab');
    await expect(list.getByRole('link')).toBeFocused();
  });

  test('prints hours, addresses and response times, and nothing to press', async ({ page }) => {
    await open(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: contact.replies.title })).toBeVisible();
    await expect(main(page).getByText('9:00 AM–5:00 PM IST', { exact: true })).toBeVisible();
    await expect(main(page).getByText(formatPhone(site.phone))).toBeVisible();
    await expect(main(page).getByText(site.email)).toBeVisible();
    await expect(
      page.locator('main :is(form, button, a[href*="wa.me"])').filter({ visible: true }),
    ).toHaveCount(0);
    await expect(main(page).getByRole('radio')).toHaveCount(0);
  });

  for (const width of [320, 360]) {
    test(`fits into ${width} px with the text spacing of WCAG 1.4.12`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page);
      // The policy allows no style element.
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
        );
        document.adoptedStyleSheets = [sheet];
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test(
    'keeps its floating buttons, one box, out of the way',
    { tag: '@both' },
    async ({ page, isMobile }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/about');
      await expect(page.getByRole('link', { name: contact.chat.floating })).toHaveCount(0);
      await open(page);
      const floating = page.getByRole('link', { name: contact.chat.floating });
      const top = () =>
        page
          .getByRole('region', { name: contact.replies.title })
          .evaluate((replies) => replies.scrollIntoView({ block: 'end' }));
      await top();
      await expect(floating).toBeVisible();
      const stack = floating.locator('..');
      await expect(stack.getByRole('button', { name: assistant.launcher.open })).toBeVisible();
      const corner = (await floating.boundingBox())!;
      const button = (await sendButton(page).boundingBox())!;
      await page.evaluate((distance) => scrollBy(0, distance), button.y - corner.y);
      if (!isMobile) {
        expect(corner.x).toBeGreaterThanOrEqual(button.x + button.width);
        await expect(floating).toBeVisible();
        return;
      }
      // Out of sight for a finger, in reach of the keyboard.
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
    },
  );
});

test.describe('contact form', () => {
  test('contact form: shows errors at each field, in a toast and beside the form; nothing is sent', async ({
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

  test('contact form: counts a message that is too long, and never cuts it', async ({
    page,
    sender,
  }) => {
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

test.describe('contact form without a network', () => {
  test(
    'contact form: keeps everything typed',
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
