import { workedSums as learnEn } from '@/content/en/worked-sums';
import { workedSums as learnHi } from '@/content/hi/worked-sums';
import { languages } from '@/content/languages';
import { locales } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { type Page } from '@playwright/test';
import {
  assistantPanel,
  launcher,
  openPage,
  previewButton,
  previewDialog,
  scrollUp,
  showToast,
  toast,
} from '../support/page';
import { asNewVisitors, expect, hydrated, test } from '../support/test';
import { localeAt } from '../support/words';

const DEVANAGARI = /[\u0900-\u097f]/;

/** The texts in Devanagari that a page shows, and the fonts that draw a part of one: the system's, or ours. */
async function fontsOf(page: Page, areOurs = false): Promise<Record<string, string[]>> {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  // With the placeholders of fields.
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const texts: Record<string, string[]> = {};
  for (const { nodeId, nodeType, nodeValue } of nodes) {
    if (nodeType !== 3 || !DEVANAGARI.test(nodeValue)) continue;
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const chosen = fonts.filter(({ isCustomFont }) => isCustomFont === areOurs);
    if (fonts.length > 0) texts[nodeValue] = chosen.map(({ familyName }) => familyName);
  }
  await session.detach();
  return texts;
}

const drawnAlone = (...texts: string[]) => Object.fromEntries(texts.map((text) => [text, []]));

/** Sentences of the words that scripts bring, without their placeholders. */
function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return words.split(/\{\w+\}|["\n\u00a0]/).filter(isTelling);
  return Object.values(words as object).flatMap(sentencesOf);
}
const isTelling = (text: string) => text.trim().split(' ').length > 4;

const lateWords = { en: learnEn, hi: learnHi };

test.use({ locale: 'hi-IN' });

test(
  'Devanagari: each page brings its letters and its words, and English ones offer Hindi',
  { tag: ['@shop', '@preview'] },
  async ({ context }) => {
    await asNewVisitors(context, {
      'an English page brings the letters of all that it says in Hindi': async ({ page }) => {
        await openPage(page, '/privacy');
        const { name, offer } = languages.hi;
        const texts = await fontsOf(page);
        expect(texts).toMatchObject(drawnAlone(name, `${offer.text} `, offer.link, offer.close));
        expect(Object.values(texts).flat()).toEqual([]);
      },
      'a Hindi page brings the letters of placeholders and toasts': async ({ page }) => {
        await openPage(page, '/hi/privacy');
        const { assistant, account } = localeAt('/hi').words;
        await launcher(page).click();
        await expect(assistantPanel(page)).toBeVisible();
        const { title, text } = account.toasts.logoutFailed;
        await showToast(page, { kind: 'error', title, description: text });
        await expect(toast(page, title)).toBeVisible();
        const { [title]: ofTitle, [text]: ofText, ...texts } = await fontsOf(page);
        expect(texts).toMatchObject(drawnAlone(assistant.panel.field));
        expect(Object.values(texts).flat()).toEqual([]);
        // A toast may have a name that was typed, so a font of the system for Devanagari comes first.
        const others = [ofTitle, ofText].map((fonts) =>
          fonts?.filter((name) => !/Devanagari|Nirmala|Mangal/.test(name)),
        );
        expect(others).toEqual([[], []]);
      },
      'a font of the system draws all that is typed on an English page': async ({ page }) => {
        await openPage(page, '/contact');
        // Ours has these letters, from a sutra.
        const typed = 'निखिलं';
        await page.getByRole('textbox').last().fill(typed);
        const { [typed]: ours } = await fontsOf(page, true);
        // Where no font has the letters, that of the text draws boxes.
        expect(ours?.filter((name) => name.includes('Devanagari'))).toEqual([]);
      },
      'the offer of Hindi is closed for good by a key': async ({ page }) => {
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
      'in Hindi no English words are loaded': async ({ page, account }) => {
        const { paths, words } = locales.hi;
        const bodies: Promise<string>[] = [];
        page.on('response', (response) => {
          if (/\.js(on)?$/.test(new URL(response.url()).pathname))
            bodies.push(response.text().catch(() => ''));
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
    });
  },
);
