import { expect } from 'vitest';
import { sheet } from '@/content/en/sheet';
import { pathsIn } from '@/content/pages';
import { methodSums } from '@/content/sums';
import { fill } from '@/lib/text/format';
import { account, en, sums, shell } from '../../support/words';
import { button, dialog } from '../page';
import { hasMenuButton, type Visit } from '../visit';
import { loginToBuy } from './account';
import { answer } from './sums';

const paths = pathsIn('en');
const { practice, vedic } = en.words;
const { session, sheets } = practice;
const { methods } = vedic.products;

/** A method that is pressed before the framework has arrived is the one that is practised. */
export async function firstChipWalk({ page, gate }: Visit) {
  gate.shut();
  await page.open(paths.practice);
  await page.press({ css: 'label', name: `${methods.eleven} ${methodSums.eleven}` });
  expect(await page.isReady()).toBe(false);
  gate.open();
  await page.becomesReady();
  await page.press(button(session.start));
  const title = `${sums.clock.levels.warmUp.title} · ${methods.eleven}`;
  await page.see({ css: 'h3', name: title });
}

/** The address of a sheet that ends a sentence, and what a reader types from paper. */
export async function sheetAddressWalk({ page }: Visit) {
  await page.open(`${paths.practice}#sheet=A34779.`);
  await page.see(button(sheet.print));
  await page.seeText({ css: '.sheet-made' }, fill(sheets.code, { code: 'A34779' }));
}

/** A browser that denies storage: a missed sum comes back after two others. */
export async function deniedStorageWalk({ page }: Visit) {
  await page.open(paths.practice);
  await page.tab.run(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, { get });
    }
  });
  await page.press(button(session.start));
  await answer(page, 1);
  await page.seeText({ css: 'main' }, fill(session.toRepeat, { count: 1 }));
  for (let others = 0; others < 2; others++) {
    await page.tab.pressKey('Enter');
    await answer(page, 0);
  }
  await page.tab.pressKey('Enter');
  await page.see({ css: 'main p', name: session.repeat });
}

/** Sample pages in a frame: Escape in it closes the dialog. */
export async function previewWalk({ page }: Visit) {
  const { preview } = en.words.booksPage;
  await page.open(paths.books);
  await page.press(button(preview.button));
  await page.see(dialog(preview.title));
  await page.press({ css: '[role=dialog] iframe' });
  await page.tab.pressKey('Escape');
  await page.seeNo(dialog(preview.title));
}

/** Scripts that never come: the page says so, and tries again at the next press. */
export async function lostScriptsWalk({ page, gate, allow }: Visit) {
  allow(/Loading failed|Failed to load|NetworkError|net::/i);
  gate.refuse();
  await page.open(paths.books);
  // A scroll loads the framework, too: the second press needs none.
  await page.tab.run(() =>
    document
      .querySelector('main [data-opens=sign-in]')!
      .scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await page.press(loginToBuy);
  await page.see({ css: '[role=alert] a', name: shell.unfinished.link });
  gate.open();
  await page.press(loginToBuy);
  await page.see(dialog(account.dialog.title));
  await page.seeNo({ css: '[role=alert] a', name: shell.unfinished.link });
}

/** Floating buttons that rose to lie on nothing are whole, also their upper edge. */
export async function floatingWalk(visit: Visit) {
  // Wide windows have a margin for them.
  if (!hasMenuButton(visit)) return;
  const { page } = visit;
  await page.open(paths.contact);
  await page.tab.pressKey('Escape');
  await page.becomesReady();
  for (let top = 0; top < 2_500; top += 250) {
    await page.tab.run((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    const findCut = () =>
      page.tab.run(() =>
        [...document.querySelectorAll<HTMLElement>('.floating-stack > *')]
          .filter((button) => {
            const { left, width, top, bottom } = button.getBoundingClientRect();
            if (button.dataset.place === 'tab') return false;
            const edges = [top + 5, bottom - 5].map((y) =>
              document.elementFromPoint(left + width / 2, y),
            );
            return edges.some((found) => !found || !button.contains(found));
          })
          .map(({ dataset, style }) => `${dataset.place} ${style.getPropertyValue('--rise')}`),
      );
    await expect.poll(findCut, { message: `cut off at ${top} px` }).toEqual([]);
  }
}
