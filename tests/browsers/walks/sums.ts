import { expect } from 'vitest';
import { hints } from '@/content/en/hints';
import { workedSums } from '@/content/en/worked-sums';
import { sheet } from '@/content/en/sheet';
import { pathsIn } from '@/content/pages';
import { assistant, en, sums } from '../../support/words';
import { button, dialog, field, type Page } from '../page';
import { hasMenuButton, type Visit } from '../visit';

const paths = pathsIn('en');
const { practice } = en.words;

/** Own numbers: worked out, and an invalid one explained at its field. */
export async function ownNumbersWalk({ page }: Visit) {
  const { first, second, work } = sums.calculator;
  const sum = (name: string) => ({ css: 'p', name });
  await page.open(paths.home);
  await page.fill(field(first), '98');
  await page.fill(field(second), '96');
  await page.press(button(work));
  await page.see(sum('98 × 96 = 9408'));
  await page.fill(field(first), '123');
  await page.fill(field(second), '456');
  await page.see(sum('123 × 456 = 56088'));
  await page.fill(field(second), 'abc');
  await page.tab.pressKey('Enter');
  const isInvalid = ({ attributes }: { attributes: Record<string, string> }) =>
    attributes['aria-invalid'];
  await page.expect(field(second), isInvalid).toBe('true');
  await page.seeFocus(field(second));
  await page
    .expect(field(second), ({ description }) => description)
    .toBe(`${second}: ${workedSums.refusals.notANumber}`);
}

const status = { css: '[role=status]' };

/** Answers the sum that is asked, right or twice too high by some, and reads the verdict. */
export async function answer(page: Page, more: number) {
  const asked = async () => {
    const texts = (await page.all({ css: 'label' })).map(({ text }) => text);
    return texts.find((text) => /^\d+ × \d+ =$/.test(text));
  };
  await expect.poll(asked, { message: 'a sum' }).toBeDefined();
  const question = (await asked())!;
  const [a, b] = question.match(/\d+/g)!.map(Number) as [number, number];
  async function give() {
    await page.seeFocus(field(question));
    await page.tab.type(String(a * b + more));
    await page.tab.pressKey('Enter');
  }
  await give();
  for (let turn = 1; more && turn < 3; turn++) {
    await page.see({ css: '[role=alert]' });
    // It replaces the number, which is selected.
    await give();
  }
  const verdict = workedSums.clock[more ? 'wrong' : 'right'];
  await page.see({ css: '[role=status] b', name: `${verdict} ${a} × ${b} = ${a * b}` });
  if (more) await page.see({ css: 'main ol li' });
  // The page scrolls to it.
  await page.seeFocus(button(more ? hints.like : workedSums.clock.next));
}

/** Practice: a wrong answer explained, a right one, and a sheet with its answers. */
export async function practiceWalk({ page }: Visit) {
  const { session, sheets } = practice;
  await page.open(paths.practice);
  await page.press(button(session.start));
  await answer(page, 1);
  await page.tab.pressKey('Enter');
  await answer(page, 0);
  await page.press(button(session.leave));
  await page.seeFocus(button(session.start));
  await page.press(button(sheets.make));
  await page.see(button(sheet.print));
  await page.press(button(sheet.showAnswers));
  await page.see(button(sheet.hideAnswers));
  await page.see(status);
}

/** The assistant: a question answered, and the focus given back. */
export async function assistantWalk(visit: Visit) {
  const { page } = visit;
  const { launcher, panel } = assistant;
  const question = field(panel.field);
  await page.open(paths.about);
  if (hasMenuButton(visit)) {
    // It moves to where it lies on nothing.
    await page.tab.pressKey('Escape');
    await page
      .expect(button(launcher.open), ({ attributes }) => attributes['data-place'])
      .toMatch(/whole|tab/);
  }
  await page.press(button(launcher.open));
  await page.see(dialog(panel.title));
  // A browser without a mouse of its own gives the field no focus.
  await page.press(question);
  for (const [text, answer] of [
    ['98 x 95', '98 × 95 = 9310'],
    ['87 x 96', '87 × 96 = 8352'],
  ] as const) {
    await page.tab.type(text);
    await page.tab.pressKey('Enter');
    await page.expect({ css: '[role=log]' }, (seen) => seen.text).toContain(answer);
    await page.seeFocus(question);
  }
  await page.tab.pressKey('Escape');
  await page.seeNo(dialog(panel.title));
  await page.seeFocus(button(launcher.open));
}
