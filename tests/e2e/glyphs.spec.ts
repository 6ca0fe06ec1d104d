import { type Page } from '@playwright/test';
import { languages } from '@/content/pages';
import { assistantPanel, launcher, openPage, showToast, toast } from '../support/page';
import { expect, test } from '../support/test';
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

test.describe('in a browser set to Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('Devanagari: an English page brings the letters of all that it says in Hindi', async ({
    page,
  }) => {
    await openPage(page, '/privacy');
    const { name, offer } = languages.hi;
    const texts = await fontsOf(page);
    expect(texts).toMatchObject(drawnAlone(name, `${offer.text} `, offer.link, offer.close));
    expect(Object.values(texts).flat()).toEqual([]);
  });
});

test('Devanagari: a Hindi page brings the letters of placeholders and toasts', async ({ page }) => {
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
});

test('Devanagari: a font of the system draws all that is typed on an English page', async ({
  page,
}) => {
  await openPage(page, '/contact');
  // Ours has these letters, from a sutra.
  const typed = 'निखिलं';
  await page.getByRole('textbox').last().fill(typed);
  const { [typed]: ours } = await fontsOf(page, true);
  // Where no font has the letters, that of the text draws boxes.
  expect(ours?.filter((name) => name.includes('Devanagari'))).toEqual([]);
});
