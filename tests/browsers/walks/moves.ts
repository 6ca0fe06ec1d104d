import { expect } from 'vitest';
import { pathsIn } from '@/content/pages';
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

const { controls } = home.testimonials;
const row = { css: '[role=group]', name: home.testimonials.slides };
const dots = { css: '.carousel-dot' };

/** How many slides the row has gone, by its scrolling. */
const slideInView = (page: Page) =>
  page.tab.run((label) => {
    const row = document.querySelector<HTMLElement>(`[aria-label="${label}"]`)!;
    const { left } = row.getBoundingClientRect();
    return [...row.children].findIndex(
      (slide) => Math.abs(slide.getBoundingClientRect().left - left) < 40,
    );
  }, home.testimonials.slides);

async function seeSlide(page: Page, index: number) {
  await expect.poll(() => slideInView(page), { message: `slide ${index}` }).toBe(index);
  const current = async () =>
    (await page.all(dots)).findIndex(({ attributes }) => 'aria-current' in attributes);
  await expect.poll(current, { message: `dot ${index}` }).toBe(index);
}

/** The testimonials: there and back, held, and moving on by themselves. */
export async function carouselWalk({ page }: Visit) {
  await page.open(paths.home);
  await page.press(button(controls.pause));
  await page.expect(row, ({ attributes }) => attributes['aria-live']).toBe('polite');
  const count = await page.count(dots);
  const first = (await page.all(dots))[0]!.attributes['aria-label']!;
  await page.press(button(first));
  await seeSlide(page, 0);
  await page.press(button(controls.next));
  await seeSlide(page, 1);
  await page.press(button(controls.previous));
  await seeSlide(page, 0);
  await page.press(button(controls.previous));
  await seeSlide(page, count - 1);
  await page.press(button(controls.play));
  await page.expect(row, ({ attributes }) => attributes['aria-live']).toBe('off');
  await seeSlide(page, 0);
}

/** What is pressed before the framework has arrived: shown at once, or kept and done later. */
export async function firstPressWalk({ page, gate }: Visit) {
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

  gate.shut();
  await page.open(paths.home);
  await page.press(tab(benefits));
  await seePanel(page, benefits, liveDemo);
  await page.press(button(controls.next));
  await expect.poll(() => slideInView(page)).toBe(1);
  expect(await page.isReady()).toBe(false);
  gate.open();
  await page.becomesReady();
  await seePanel(page, benefits, liveDemo);
  await page.press(tab(liveDemo));
  await seePanel(page, liveDemo, benefits);
}
