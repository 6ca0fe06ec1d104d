import { workedSums as learnEn } from '@/content/en/worked-sums';
import { workedSums as learnHi } from '@/content/hi/worked-sums';
import { languages } from '@/content/pages';
import { site } from '@/content/site';
import { locales } from '@/lib/words/locale';
import { hasDevanagari } from '@/lib/text/devanagari';
import { fill } from '@/lib/text/format';
import {
  assistantPanel,
  changeLanguage,
  languageLink,
  launcher,
  scrollUp,
  openPage,
  previewButton,
  previewDialog,
} from '../support/page';
import { notFoundNote } from '../support/pages';
import { expect, expectConformance, hydrated, test } from '../support/test';

test(
  'languages: a visitor changes them on a page, at its part, and where no page is',
  { tag: '@eager' },
  async ({ page, problems }) => {
    problems.allow(notFoundNote);
    await openPage(page, '/about#career');
    await changeLanguage(page, '/hi/about#career');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locales.hi.words.about.profile.title,
    );
    const language = hasDevanagari(site.name) ? 'hi' : 'en';
    await expect(page.getByRole('banner').locator(`b:lang(${language})`)).toHaveText(site.name);
    await changeLanguage(page, '/about#career');
    for (const [lost, home] of [
      ['/hi/nope', '/'],
      ['/nope', '/hi'],
    ] as const) {
      await openPage(page, lost);
      await expect(languageLink(page)).toHaveAttribute('href', home);
    }
    await changeLanguage(page, '/hi');
  },
);

test.describe('in a browser set to Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test(
    'offer of Hindi: is on English pages, and is closed for good by a key',
    { tag: '@long' },
    async ({ page }) => {
      const { text, link, close } = languages.hi.offer;
      const offer = page.getByText(text);
      const headingTop = async () =>
        (await page.getByRole('heading', { level: 1 }).boundingBox())!.y;
      const expectBarAtTop = async () => {
        await page.evaluate(() => scrollTo(0, 600));
        const bar = page.locator('[data-slot=header-bar]');
        await expect.poll(async () => (await bar.boundingBox())!.y).toBe(0);
        await page.evaluate(() => scrollTo(0, 0));
      };
      await page.goto('/hi/about');
      await expect(offer).toHaveCount(0);
      await expectBarAtTop();
      await page.goto('/about', { waitUntil: 'commit' });
      await expect(offer).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const top = await headingTop();
      await hydrated(page);
      expect(await headingTop()).toBe(top);
      await expectConformance(page, 'header');
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await expectBarAtTop();
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: link })).toBeFocused();
      await expect(page.getByRole('link', { name: link })).toHaveAttribute('href', '/hi/about');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: close })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(offer).toBeHidden();
      await openPage(page, '/books');
      await expect(offer).toBeHidden();
    },
  );
});

/** Sentences of the words that scripts bring, without their placeholders. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return words.split(/\{\w+\}|["\n\u00a0]/).filter(isTelling);
  return Object.values(words as object).flatMap(sentencesOf);
}
const isTelling = (text: string) => text.trim().split(' ').length > 4;

const lateWords = { en: learnEn, hi: learnHi };

test(
  'practice and dialogs: in Hindi they load no English words',
  { tag: ['@long', '@shop', '@preview'] },
  async ({ page, account }) => {
    const { paths, words } = locales.hi;
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.js(on)?$/.test(new URL(response.url()).pathname)) bodies.push(response.text());
    });
    const sums = lateWords.hi;
    await openPage(page, `${paths.home}#try=104x97`);
    await expect(page.getByText(fill(sums.reasons.nikhilam, { base: 100 }))).toBeVisible();
    const share = page.getByRole('link', { name: sums.calculator.send, exact: true }).last();
    const shared = new URL((await share.getAttribute('href'))!).searchParams.get('text');
    expect(shared).toContain(`${new URL(paths.home, page.url()).href}#try=104x97`);
    await page.getByRole('button', { name: words.sums.clock.levels.warmUp.title }).click();
    await expect(page.getByRole('textbox', { name: /^\d+ × \d+ =$/ })).toBeVisible();
    await scrollUp(page);
    await launcher(page).click();
    await expect(assistantPanel(page)).toContainText(words.assistant.greeting);

    await openPage(page, paths.books);
    await previewButton(page).click();
    await expect(previewDialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await account.loginToBuy.click();
    await expect(account.dialog).toContainText(words.account.dialog.secure);

    const code = (await Promise.all(bodies)).join('\n');
    const found = (of: keyof typeof lateWords) => {
      const { account, assistant, payment, profile } = locales[of].words;
      const late = [account, assistant.greeting, lateWords[of], payment, profile];
      return sentencesOf(late).filter((sentence) => code.includes(sentence));
    };
    expect(found('hi').length).toBeGreaterThan(30);
    expect(found('en')).toEqual([]);
  },
);
