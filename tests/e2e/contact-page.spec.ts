import { type Page } from '@playwright/test';
import { site } from '@/content/site';
import { shownTemplates } from '@/content/templates';
import { formatDay, openState } from '@/lib/words/hours';
import { factChoices } from '@/lib/words/fact-texts';
import { formatTime } from '@/lib/text/clock-time';
import { fill } from '@/lib/text/format';
import { HOUR } from '@/lib/time';
import { holdScripts } from '../support/network';
import { chatText } from '../support/page';
import { expect, hydrated, test } from '../support/test';
import { contact as texts, en } from '../support/words';

const { clock, templates } = texts;
const messages = shownTemplates(factChoices()).map((id) => ({
  ...templates.messages[id],
  category: templates.categories[id],
}));
const region = (page: Page, name: string) => page.getByRole('region', { name });
const templateList = (page: Page) => region(page, templates.title);

/** Collects what moves without the visitor, from now on. */
async function watchShifts(page: Page) {
  const moved = await page.evaluateHandle(() => {
    const moved: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        sources: { node: Node | null }[];
      })[]) {
        moved.push(...entry.sources.map(({ node }) => node?.textContent ?? ''));
      }
    }).observe({ type: 'layout-shift' });
    return moved;
  });
  return async () => {
    // Draws a frame. The clock of the page, which would ask for one, stands still.
    await page.screenshot();
    return moved.jsonValue();
  };
}

test('message templates: are filtered before scripts, and counted then', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  const radio = (name: string) =>
    page
      .getByRole('radiogroup', { name: templates.filter })
      .getByRole('radio', { name, exact: true });
  const items = templateList(page).getByRole('listitem');
  const [first, second] = messages as [(typeof messages)[0], (typeof messages)[0]];
  await expect(items).toHaveCount(messages.length);
  await radio(first.category).click();
  await expect(items).toContainText([first.title]);
  await page.keyboard.press('ArrowRight');
  await expect(radio(second.category)).toBeFocused();
  await expect(items).toContainText([second.title]);
  await page.keyboard.press('Tab');
  await expect(templateList(page).getByRole('link')).toBeFocused();
  release();
  await hydrated(page);
  await expect(items, 'stay filtered').toContainText([second.title]);

  for (const { category, title, message } of messages) {
    await radio(category).click();
    await expect(radio(category)).toBeChecked();
    await expect(items).toHaveCount(1);
    await expect(templateList(page).getByRole('status')).toHaveText(templates.found.one);
    expect(await chatText(templateList(page).getByRole('link', { name: title }))).toBe(message);
  }
  await radio(templates.all).click();
  await expect(items).toHaveCount(messages.length);
  const found = fill(templates.found.other, { count: messages.length });
  await expect(templateList(page).getByRole('status')).toHaveText(found);
  const floating = page.getByRole('link', { name: texts.chat.floating });
  expect(await chatText(floating)).not.toBe('');
});

test(
  'office hours: turn over at the minute, and nothing moves',
  { tag: '@long' },
  async ({ page }) => {
    const opening = site.hours.find(({ closes }) => closes)!;
    // 2025-11-16 is a Sunday.
    const end = new Date(`2025-11-${16 + opening.days[0]}T${opening.closes}+05:30`);
    const state = openState(end, site.hours, site.timeZone);
    if (!state || state.open)
      throw new Error('The office stays open at the end of its first hours.');
    const next = { day: formatDay(state.day, en.tag), time: formatTime(state.opens, en.tag) };

    const details = region(page, texts.details.title);
    const card = region(page, texts.chat.title);
    await page.clock.install({ time: end.getTime() - HOUR });
    await page.goto('/contact');
    await expect(details).toContainText(clock.zone);
    const shifted = await watchShifts(page);

    await hydrated(page);
    await page.clock.pauseAt(end.getTime() - 1000);
    const until = { time: formatTime(opening.closes!, en.tag) };
    await expect(details).toContainText(fill(clock.openUntil, until));
    await page.clock.runFor(1000);
    await expect(details).toContainText(fill(clock.opens, next));
    await expect(card).toContainText(fill(texts.chat.closed, next));
    await expect(card.getByText(texts.chat.text)).toBeHidden();
    await expect(region(page, texts.replies.title)).toContainText(fill(texts.replies.closed, next));
    expect(await shifted()).toEqual([]);
  },
);
