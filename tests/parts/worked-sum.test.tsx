import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { WorkedSum } from '@/components/sums/worked-sum';
import { fill } from '@/lib/text/format';
import { drawnSums as sums } from '../support/drawn-sums';
import { en, show } from './support/part';

const { workedSums } = en.words;
const { calculator, methods } = workedSums;

const drawing = (name: string) => page.getByRole('img', { name });
const dim = () => document.querySelectorAll('.drawn-steps :is([stroke-opacity], [fill-opacity])');
const opacityOf = (element: Element) =>
  Number(getComputedStyle(element)[element.matches('path') ? 'strokeOpacity' : 'fillOpacity']);
const live = () => document.querySelector('.drawn-steps [aria-live]')!;
/** Without the signs that keep a sum on one line. */
const plain = (text: string) => text.replaceAll(/[\s\u2060]+/g, ' ').replaceAll('\u2060', '');
const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();

/** Expects a drawing between the answer and its steps, or beside them, at each width. */
async function expectDrawn(a: number, b: number) {
  await page.viewport(320, 800);
  await show(<WorkedSum pair={[a, b]} words={workedSums} />);
  await expect.element(drawing(`${a} times ${b} is ${a * b}`)).toBeVisible();
  for (const width of [320, 360, 768, 1280]) {
    await page.viewport(width, 800);
    const whole = document.querySelector('.drawn-steps')!;
    expect(whole.scrollWidth, String(width)).toBeLessThanOrEqual(whole.clientWidth);
    const picture = boxOf('.drawn-steps svg');
    const answer = boxOf('[data-slot=worked-sum] > p');
    const steps = boxOf('.drawn-steps ol');
    expect(picture.top - answer.bottom).toBeGreaterThanOrEqual(0);
    expect(picture.top - answer.bottom).toBeLessThan(60);
    if (width < 768) expect(steps.top).toBeGreaterThanOrEqual(picture.bottom);
    else expect(steps.left).toBeGreaterThanOrEqual(picture.right);
    for (const text of document.querySelectorAll('.drawn-steps svg text')) {
      const { left, right } = text.getBoundingClientRect();
      expect(left, text.textContent).toBeGreaterThanOrEqual(picture.left - 1);
      expect(right, text.textContent).toBeLessThanOrEqual(picture.right + 1);
    }
  }
}

test('worked sum: each is drawn under the answer at every width', async () => {
  for (const [a, b] of sums) await expectDrawn(a, b);
});

test('worked sum: narrow screens show one step, with its strokes, and turn to the others', async () => {
  await page.viewport(360, 740);
  await show(<WorkedSum pair={[23, 14]} words={workedSums} />);
  const name = fill(calculator.drawing, { a: 23, b: 14, answer: 322, method: methods.urdhva });
  await expect.element(drawing(name)).toBeVisible();
  const status = (number: number) =>
    page.getByText(fill(calculator.step, { number, count: 3 }), { exact: true });
  const shown = () =>
    [...document.querySelectorAll('.steps-paged > li')].findIndex(
      (item) => getComputedStyle(item).clipPath === 'none',
    );
  await expect.element(status(1)).toBeVisible();
  expect(live().textContent, 'nothing on arrival').toBe('');
  expect(shown()).toBe(0);
  expect([...dim()].every((element) => opacityOf(element) < 0.5)).toBe(true);
  expect(dim().length).toBeGreaterThan(3);
  for (const [media, ink] of [
    [{ contrast: 'more' }, 0.7],
    [{ contrast: null, forcedColors: 'active' }, 1],
  ] as const) {
    await commands.emulateMedia(media);
    expect(new Set([...dim()].map(opacityOf)), JSON.stringify(media)).toEqual(new Set([ink]));
  }
  await commands.emulateMedia({ forcedColors: null });
  await page.getByRole('button', { name: calculator.stepOn }).click();
  await expect.element(status(2)).toBeVisible();
  expect(shown()).toBe(1);
  const second = document.querySelectorAll('.steps-paged > li')[1]!;
  const [heading, working] = [...second.querySelectorAll('b, span')].map(
    (part) => part.textContent,
  );
  const said = `${fill(calculator.step, { number: 2, count: 3 })}: ${heading}, ${working}`;
  expect(plain(live().textContent), 'a turn says the step').toBe(plain(said));
  await page.getByRole('button', { name: calculator.stepBack }).click();
  await page.getByRole('button', { name: calculator.stepBack }).click();
  await expect.element(status(3)).toBeVisible();
  expect(page.getByRole('listitem').elements(), 'screen readers have all').toHaveLength(3);
});

test('worked sum: wide screens show all steps, and light the one that is pointed at', async () => {
  await page.viewport(1280, 800);
  await show(<WorkedSum pair={[98, 97]} words={workedSums} />);
  await expect.element(drawing('98 times 97')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: calculator.stepOn }))
    .not.toBeInTheDocument();
  expect([...dim()].every((element) => opacityOf(element) === 1)).toBe(true);
  await page.getByText('Cross subtract').hover();
  await expect
    .poll(() => [...dim()].filter((element) => opacityOf(element) < 0.5).length)
    .toBeGreaterThan(1);
});

test('worked sum: a hidden step has no drawing, which would give it away', async () => {
  await page.viewport(360, 740);
  await show(<WorkedSum pair={[98, 97]} words={workedSums} />);
  await expect.element(drawing('98 times 97 is 9506, drawn')).toBeVisible();
  await page.getByRole('button', { name: calculator.hide }).click();
  await expect.element(drawing('98 times 97 is 9506, drawn')).not.toBeInTheDocument();
});
