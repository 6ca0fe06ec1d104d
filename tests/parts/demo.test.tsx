import { beforeEach, expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { Demo } from '@/components/home/demo';
import { workedSums } from '@/content/en/worked-sums';
import { slips } from '@/content/en/slips';
import { heroSeconds } from '@/content/sums';
import { keepSumsTogether } from '@/lib/text/format';
import { multiply } from '@sutra/vedic/multiply';
import { readMissedRows } from '@/lib/practice/missed-rows';
import { findSlip, slipText, wrongAnswers } from '@sutra/vedic/slips';
import { en, pass, show } from './support/part';
import { answer, answerField } from './support/sums';

const { home, sums } = en.words;
const { demo } = home;
const first = page.getByLabelText(sums.calculator.first);
const second = page.getByLabelText(sums.calculator.second);
const sum = (text: string) => page.getByText(text, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const next = () => userEvent.keyboard('{Enter}');

beforeEach(() => show(<Demo locale={en} numeral="१" />));

test('own numbers: explain an invalid one at its field, and keep it as typed', async () => {
  for (const [typed, code] of [
    ['abc', 'notANumber'],
    ['1234567', 'tooLarge'],
    ['-5', 'negative'],
    ['2.5', 'notWhole'],
    ['', 'empty'],
  ] as const) {
    await first.fill('12');
    await second.fill(typed);
    await next();
    await expect.element(second).toHaveAccessibleDescription(workedSums.refusals[code]);
    await expect.element(second).toHaveFocus();
    await expect.element(second).toHaveValue(typed);
    await expect.element(first).not.toHaveAttribute('aria-invalid');
  }
  // The result of the numbers before does not stand beside an error as if it were theirs.
  const outdated = () =>
    [...document.querySelectorAll('[inert]')].filter((box) =>
      box.textContent.replaceAll('\u00a0', ' ').includes('98 × 95 = 9310'),
    );
  await first.fill('98');
  await second.fill('95');
  await expect.element(sum('98 × 95 = 9310').last()).toBeVisible();
  expect(outdated()).toEqual([]);
  await second.fill('abc');
  await expect.poll(() => outdated().map((box) => getComputedStyle(box).opacity)).toEqual(['0.4']);
  await second.fill('१,००१');
  await first.fill('12');
  await expect.element(second).not.toHaveAttribute('aria-invalid');
  second.element().focus();
  await next();
  const said = page.getByRole('status').filter({ hasText: '12 × 1001 = 12012' });
  await expect.element(said).toBeInTheDocument();
});

test('own numbers: a first press selects the number, and a second one does not', async () => {
  await second.click();
  await userEvent.keyboard('5');
  await expect.element(second).toHaveValue('5');
  await first.click();
  await userEvent.keyboard('7');
  await first.click();
  await userEvent.keyboard('{End}3');
  await expect.element(first).toHaveValue('73');
  await userEvent.tab();
  await userEvent.keyboard('12');
  await expect.element(second).toHaveValue('12');
});

test('own numbers: errors of a phone lie across both fields, and say which', async () => {
  await page.viewport(360, 740);
  for (const field of [first, second]) await field.fill('-');
  await next();
  await expect.element(second).toHaveAccessibleDescription(workedSums.refusals.notANumber);
  const errors = [...document.querySelectorAll('[data-slot=field-error]')] as HTMLElement[];
  expect(errors.map(({ innerText }) => innerText)).toEqual([
    `${sums.calculator.first}: ${workedSums.refusals.notANumber}`,
    `${sums.calculator.second}: ${workedSums.refusals.notANumber}`,
  ]);
  const form = document.querySelector('form')!.getBoundingClientRect();
  for (const error of errors) {
    expect(error.getBoundingClientRect().width).toBeGreaterThan(form.width * 0.9);
  }
});

test('own numbers: the picture of a sum is saved, and said to be', async () => {
  const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await button(sums.calculator.work).click();
  // It is painted a moment after the answer has come in.
  await expect
    .poll(async () => {
      await pass(1_000);
      return button(workedSums.calculator.picture).query();
    })
    .not.toBeNull();
  await button(workedSums.calculator.picture).click();
  await expect.element(page.getByText(workedSums.calculator.saved)).toBeVisible();
  expect(save).toHaveBeenCalledOnce();

  // A browser inside an app ignores the download.
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    matchMedia.call(window, query.includes('coarse') ? 'all' : query),
  );
  await button(workedSums.calculator.picture).click();
  await expect
    .element(page.getByRole('img', { name: '98 × 95 = 9310', exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(workedSums.calculator.hold)).toBeVisible();
});

const levels = sums.clock.levels;

/** The largest answer to a question that one mistake gives, and the line on that mistake. */
function mistakeIn(a: number, b: number) {
  const solved = multiply(a, b);
  if (!solved.ok) throw new Error(solved.code);
  const numbers = [...wrongAnswers(solved.solution).values()].flat().sort((x, y) => y - x);
  const given = numbers.find((number) => findSlip(solved.solution, number))!;
  return {
    given,
    line: keepSumsTogether(slipText(solved.solution, findSlip(solved.solution, given)!, slips)),
  };
}

test('beat the clock: counts while a question is open, and keeps the best time', async () => {
  await button(levels.warmUp.title).click();
  for (let number = 1; number <= 5; number++) {
    await expect.element(page.getByText(`Question ${number} of 5`)).toBeVisible();
    await answer(3_000);
    // The clock stops while the answer is read.
    await pass(20_000);
    await expect.element(page.getByRole('timer')).toHaveTextContent(`${3 * number} s`);
    const name = number < 5 ? workedSums.clock.next : workedSums.clock.finish;
    await expect.element(button(name)).toHaveFocus();
    await next();
  }
  await expect.element(page.getByText('5 of 5 right in 15.0 seconds')).toBeVisible();
  await expect.element(page.getByText(workedSums.clock.newBest)).toBeVisible();
  await button(workedSums.clock.levels).click();
  await expect.element(button(levels.warmUp.title)).toHaveFocus();
  await expect.element(page.getByText('Best: 15.0 seconds')).toBeVisible();
});

test('beat the clock: is left in the middle of a round', async () => {
  await button(levels.steady.title).click();
  await answer();
  await next();
  await expect.element(page.getByText('Question 2 of 5')).toBeVisible();
  await button(workedSums.clock.levels).click();
  await expect.element(button(levels.steady.title)).toHaveFocus();
});

test('beat the clock: corrects a wrong answer, which makes no best time', async () => {
  await button(levels.exam.title).click();
  await expect.element(answerField).toHaveFocus();
  await next();
  await expect.element(answerField).toHaveAccessibleDescription(workedSums.refusals.empty);
  let missed = [0, 0];
  for (let number = 1; number <= 5; number++) {
    let line = '';
    await answer(1_000, (a, b) => {
      if (number !== 2) return a * b;
      const mistake = mistakeIn(a, b);
      line = mistake.line;
      missed = [a, b];
      return mistake.given;
    });
    if (number === 2) {
      await expect.element(page.getByRole('status').filter({ hasText: line })).toBeVisible();
    }
    await next();
  }
  await expect.element(page.getByText('4 of 5 right in 5.0 seconds')).toBeVisible();
  await expect.element(page.getByText(workedSums.clock.allNeeded)).toBeVisible();
  expect(localStorage.getItem('best:exam')).toBeNull();
  expect(readMissedRows(), 'and waits in practice').toMatchObject([{ a: missed[0], b: missed[1] }]);
  await button(workedSums.clock.again).click();
  await expect.element(page.getByText('Question 1 of 5')).toBeVisible();
  await expect.element(page.getByRole('timer')).toHaveTextContent('0 s');
});

const tab = (name: string) => page.getByRole('tab', { name });
const panel = (name: string) => page.getByRole('tabpanel', { name });

test('tabs: go with the arrow keys, and lead into their panel', async () => {
  const [live, benefits] = [tab(demo.liveDemo), tab(demo.benefits)];
  live.element().focus();
  await expect.element(live).toHaveAttribute('aria-selected', 'true');
  await expect.element(panel(demo.liveDemo)).toBeVisible();
  for (const [key, chosen, other] of [
    ['ArrowRight', benefits, live],
    ['ArrowRight', live, benefits],
    ['ArrowLeft', benefits, live],
    ['Home', live, benefits],
    ['End', benefits, live],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(chosen).toHaveFocus();
    await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
    await expect.element(other).toHaveAttribute('aria-selected', 'false');
    await expect.element(other).toHaveAttribute('tabindex', '-1');
  }
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1);
  await userEvent.tab();
  await expect.element(panel(demo.benefits)).toHaveFocus();
});

const races = () =>
  document
    .getAnimations()
    .filter((one): one is CSSAnimation => one instanceof CSSAnimation)
    .filter(({ animationName }) => animationName.startsWith('race-'));

test('race: starts once in view, and again on request', async () => {
  const [run, stop] = [button(demo.race.run), button(demo.race.stop)];
  // Out of view first: only then it has waited.
  await page.viewport(1280, 200);
  await show(<Demo locale={en} numeral="१" />);
  const race = () => document.querySelector('[data-race]')!;
  await expect.poll(() => race().getAttribute('data-race')).toBe('waiting');
  await page.getByText(demo.race.scale).element().scrollIntoView({ block: 'end' });
  await expect.element(stop).toBeVisible();
  await stop.click();
  await expect.element(run).toBeVisible();
  await run.click();
  await expect.element(stop).toBeVisible();
  const seconds = Object.values(heroSeconds).map((each) => each * 1000);
  const durations = races().map((race) => Number(race.effect!.getTiming().duration));
  expect(durations.sort()).toEqual(seconds.sort());
  races().forEach((race) => race.finish());
  await expect.element(run).toBeVisible();
});

test('race: does not move where motion is reduced', async () => {
  await commands.emulateMedia({ reducedMotion: 'reduce' });
  const hidden = document.querySelector('[data-race] ~ button')!;
  expect(getComputedStyle(hidden).display).toBe('none');
  await commands.emulateMedia({ reducedMotion: null });
});

test('own numbers: a page that is left while they are worked out shows no error', async () => {
  await first.fill('abc');
  await next();
  await expect.element(first).toHaveFocus();
  (first.element() as HTMLInputElement).form!.requestSubmit();
  await show(<p>Another page</p>);
  expect(document.querySelector('form')).toBeNull();
});
