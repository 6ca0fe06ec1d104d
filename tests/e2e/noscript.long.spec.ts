import { locales } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { scrollWidth } from '../support/page';
import { pageCount } from '../support/paper';
import { REFERENCE } from '../support/payment';
import { asNewVisitors, expect, reset, respond, test } from '../support/test';
import { contact as texts, en, sums } from '../support/words';

const { form: words } = texts;

const { session, sheets } = en.words.practice;
const { levels } = sums.clock;

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

test('no scripts: a message is kept when it is refused or cut off, and answered in Hindi', async ({
  context,
  sheet,
}) => {
  await asNewVisitors(context, {
    'in Hindi': async ({ page, sender, contact }) => {
      const { errors, outcomes, reference } = locales.hi.words.contact.form;
      await page.goto('/hi/contact');
      await contact.send('asha@example');
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
      await expect(contact.field('email')).toHaveAccessibleDescription(errors.email.malformed);
      await expect(contact.outcome('alert', outcomes.invalid.title)).toBeVisible();
      await contact.expectKept('asha@example');
      await contact.field('email').fill(sender);
      await contact.sendButton.click();
      const sent = contact.outcome('status', outcomes.success.title);
      await expect(sent).toContainText(outcomes.success.text);
      await expect(sent).toContainText(
        new RegExp(fill(reference, { reference: REFERENCE.source })),
      );
      await expect(page).toHaveURL('/hi/contact');
      expect(await sheet.received(sender)).toHaveLength(1);
    },
    'refused, then cut off': async ({ page, sender, contact }) => {
      await page.goto('/contact');
      await sheet.plan(sender, respond(500), reset(), respond(201));
      await contact.write(sender);
      const { title, text } = words.kept;
      for (const failure of ['refused', 'cut off']) {
        await contact.sendButton.click();
        const alert = contact.outcome('alert', title);
        await expect(alert, failure).toContainText(text);
        await expect(alert).toBeFocused();
        await expect(alert).toBeInViewport();
        await contact.expectKept(sender);
        await contact.expectChatOffer();
      }
      await contact.sendButton.click();
      await contact.expectSent();
      expect(await sheet.received(sender)).toHaveLength(3);
    },
    'a sheet for each level is ready': async ({ page }) => {
      await page.goto('/practice');
      await expect(page.getByText(session.noScript)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: /×/, visible: true })).toHaveCount(
        0,
      );
      for (const { title } of Object.values(levels)) {
        await page.getByText(fill(sheets.ready, { level: title })).click();
        await expect(page.getByText(/^= \d+$/).filter({ visible: true })).toHaveCount(20);
        for (const format of ['A4', 'Letter'] as const) {
          expect(await pageCount(page, format), format).toBe(2);
        }
      }
      expect(await scrollWidth(page)).toBe(360);
    },
  });
});
