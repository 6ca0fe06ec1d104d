import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sheet as sheetWords } from '@/content/en/sheet';
import { MOST_SHARED, MOST_SHEETS } from '@/lib/practice/class-sheets';
import { fill } from '@/lib/text/format';
import { en, expectConformance, pass, show } from './support/part';
import { choose, maker } from './support/practice';

const { practice, sums } = en.words;
const { sheets } = practice;
const { classSheets: texts } = sheetWords;

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = page.getByRole('textbox', { name: texts.names });
const count = page.getByRole('textbox', { name: texts.count });
const papers = () => page.getByRole('region', { name: /Sheet B\w{5}$/ }).elements();
const key = page.getByRole('region', { name: texts.key });

async function open() {
  await show(maker);
  await button(sheets.forClass).click();
  await expect.element(names).toHaveFocus();
}

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

test('class sheets: each name has a sheet, and stays on the page', async () => {
  history.replaceState({ kept: true }, '', '#sheet=A34779');
  await open();
  expect(location.hash).toBe('');
  await names.fill('1. Asha\n2. रवि\n3. Meena');
  await button(texts.make).click();
  await expect.poll(() => papers().length).toBe(3);
  const status = fill(texts.made, { count: 3, shared: MOST_SHARED });
  await expect.element(page.getByText(status)).toBeVisible();
  for (const name of ['Asha', 'रवि', 'Meena']) {
    await expect.element(key.getByText(name)).toBeVisible();
    expect(papers().filter(({ textContent }) => textContent.includes(name))).toHaveLength(1);
    expect(location.href + stored()).not.toContain(name);
  }
  expect(key.getByRole('listitem').elements()).toHaveLength(60);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await button(sheetWords.print).click();
  expect(print).toHaveBeenCalledOnce();
  await pass(1_000);
  await expect.element(page.getByText(texts.stuck)).toBeVisible();
  await expectConformance();
});

test('class sheets: without names there are as many as the number says', async () => {
  await open();
  await choose(0, sums.clock.levels.exam.title);
  for (const [typed, made] of [
    ['4', 4],
    ['५', 5],
  ] as const) {
    await count.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => papers().length, { message: typed }).toBe(made);
  }
  for (const wrong of ['', '0', '61', 'abc', '-3', '2.5']) {
    await count.fill(wrong);
    await button(texts.make).click();
    const error = fill(texts.wrongCount, { most: MOST_SHEETS });
    await expect.element(count, { message: wrong }).toHaveAccessibleDescription(error);
    await expect.element(count).toHaveFocus();
    expect(papers()).toHaveLength(0);
  }
  await names.fill(Array.from({ length: 61 }, (_, at) => `Student ${at}`).join('\n'));
  await button(texts.make).click();
  await expect
    .element(page.getByText(fill(texts.tooMany, { given: 61, most: MOST_SHEETS })))
    .toBeVisible();
});

test('class sheets: a kind with too few sums says how many it can give', async () => {
  await open();
  // Every draw is the same sheet.
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  await button(texts.make).click();
  random.mockRestore();
  const [before, after] = texts.tooFew.split('{count}');
  await expect.element(page.getByText(after!.trim(), { exact: false })).toBeVisible();
  await expect.element(page.getByText(before!.trim(), { exact: false })).toBeVisible();
  expect(papers()).toHaveLength(0);
  // A single sheet of it closes those of the class.
  await button(sheets.make).click();
  await expect.poll(() => papers().length).toBe(1);
  await expect.element(names).not.toBeInTheDocument();
});
