import { expect } from 'vitest';
import { testimonials } from '@/content/en/testimonials';
import { pathsIn } from '@/content/pages';
import { fill } from '@/lib/text/format';
import { nav, home, payment, shell, account } from '../../support/words';
import { loginToBuy } from './account';
import { button, dialog, link, type Page } from '../page';
import { hasMenuButton, type Visit } from '../visit';

const paths = pathsIn('en');
const labelOf = (id: string) => nav.find((entry) => entry.id === id)!.label;
const menu = { css: 'nav', name: shell.menu };

/** The menu of small screens, the row of wide ones: opened, closed, followed, and Back. */
export async function menuWalk(visit: Visit) {
  const { page, size } = visit;
  const contact = link(labelOf('contact'), 'header nav');
  await page.open(paths.about);
  await page.press(link(labelOf('books'), 'footer'));
  await page.at(paths.books);
  if (hasMenuButton(visit)) {
    await page.seeNo(menu);
    await page.press(button(shell.menu));
    await page.see(contact);
    await page.tab.pressKey('Escape');
    await page.seeNo(menu);
    await page.press(button(shell.menu));
    await page.see(contact);
    await page.tab.pressAt(8, size.height - 8);
    await page.seeNo(menu);
    await page.press(button(shell.menu));
  }
  await page.press(contact);
  await page.at(paths.contact);
  await page.tab.goBack();
  await page.at(paths.books);
  if (hasMenuButton(visit)) await page.seeNo(menu, 'the menu after Back');
  await page.tab.goForward();
  await page.at(paths.contact);
}

const tab = (name: string) => ({ css: '[role=tab]', name });
const panel = (name: string) => ({ css: '[role=tabpanel]', name });
const { benefits, liveDemo } = home.demo;

async function seePanel(page: Page, shown: string, hidden: string) {
  await page.expect(tab(shown), ({ attributes }) => attributes['aria-selected']).toBe('true');
  await page.see(panel(shown));
  await page.seeNo(panel(hidden));
}

/** Tabs, by mouse and by arrow keys. */
export async function tabsWalk({ page }: Visit) {
  await page.open(paths.home);
  // A press that scrolls loads the framework meanwhile: the first press has a walk of its own.
  await page.tab.run(() =>
    document.querySelector('[role=tab]')!.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.becomesReady();
  await page.press(tab(benefits));
  await seePanel(page, benefits, liveDemo);
  await page.press(tab(liveDemo));
  await seePanel(page, liveDemo, benefits);
  await page.tab.pressKey('ArrowRight');
  await seePanel(page, benefits, liveDemo);
  await page.seeFocus(tab(benefits));
}

const { controls, position } = home.testimonials;
const count = testimonials.length;
const row = { css: '[role=group]', name: home.testimonials.slides };

/** How many slides the row has gone, by its scrolling. */
const slideInView = (page: Page) =>
  page.tab.run((label) => {
    const row = document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!;
    const { left } = row.getBoundingClientRect();
    return [...row.children].findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 40,
    );
  }, home.testimonials.slides);

async function seeSlide(page: Page, place: number) {
  const index = (place + count) % count;
  await expect.poll(() => slideInView(page), { message: `slide ${index}` }).toBe(index);
  const name = fill(position, { number: index + 1, count });
  const current = { css: '[role=group]:not([aria-hidden])', name };
  await page.see(current);
}

/** The testimonials: there and back, held, and moving on by themselves. */
export async function carouselWalk({ page }: Visit) {
  await page.open(paths.home);
  await page.press(button(controls.pause));
  await page.expect(row, ({ attributes }) => attributes['aria-live']).toBe('polite');
  // It may have moved on before.
  await expect.poll(() => slideInView(page)).toBeGreaterThanOrEqual(0);
  const start = await slideInView(page);
  await page.press(button(controls.next));
  await seeSlide(page, start + 1);
  await page.press(button(controls.previous));
  await seeSlide(page, start);
  await page.press(button(controls.previous));
  await seeSlide(page, start - 1);
  await page.press(button(controls.play));
  await page.expect(row, ({ attributes }) => attributes['aria-live']).toBe('off');
  await seeSlide(page, start);
}

/** Login to Buy, pressed before the framework has arrived: kept, and done later. */
export async function firstLoginWalk({ page, gate }: Visit) {
  gate.shut();
  await page.open(paths.books);
  await page.press(loginToBuy);
  await page.expect({ css: '[data-held]' }, ({ text }) => text).not.toBe('');
  expect(await page.isReady()).toBe(false);
  gate.open();
  await page.see(dialog(account.dialog.title));
  await page.becomesReady();
  await page.tab.pressKey('Escape');
  await page.seeNo(dialog(account.dialog.title));
  await page.see(loginToBuy, payment.button.login);
}

/** A slide that is shown before the framework has arrived stays. */
export async function firstSlideWalk({ page, gate }: Visit) {
  gate.shut();
  await page.open(paths.home);
  await page.press(button(controls.next));
  await expect.poll(() => slideInView(page)).toBe(1);
  expect(await page.isReady()).toBe(false);
  await page.press(button(controls.pause));
  gate.open();
  await page.becomesReady();
  await page.see(button(controls.play));
  await seeSlide(page, 1);
}

/** A tab that is chosen before the framework has arrived is shown at once, and stays. */
export async function firstTabWalk({ page, gate }: Visit) {
  gate.shut();
  await page.open(paths.home);
  await page.press(tab(benefits));
  await seePanel(page, benefits, liveDemo);
  expect(await page.isReady()).toBe(false);
  gate.open();
  await page.becomesReady();
  await seePanel(page, benefits, liveDemo);
  await page.press(tab(liveDemo));
  await seePanel(page, liveDemo, benefits);
}
