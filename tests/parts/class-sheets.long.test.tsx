import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sheet as sheetWords } from '@/content/en/sheet';
import { MOST_SHARED, MOST_SHEETS, newClassSet } from '@/lib/practice/class-sheets';
import { fill } from '@/lib/text/format';
import { en, expectConformance, pass, show } from './support/part';
import { choose, maker } from './support/practice';

const { practice, sums } = en.words;
const { sheets } = practice;
const { classSheets: texts } = sheetWords;

vi.mock('@/lib/practice/class-sheets', { spy: true });

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const names = page.getByRole('textbox', { name: texts.names });
const count = page.getByRole('textbox', { name: texts.count });
const papers = () => page.getByRole('region', { name: /Sheet B\w{5}$/ }).elements();
const key = page.getByRole('region', { name: texts.key.other });

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
  const status = fill(texts.made.other, { count: 3, shared: MOST_SHARED });
  await expect.element(page.getByText(status, { exact: false })).toBeVisible();
  for (const name of ['Asha', 'रवि', 'Meena']) {
    await expect.element(key.getByText(name)).toBeVisible();
    expect(papers().filter(({ textContent }) => textContent.includes(name))).toHaveLength(1);
    expect(location.href + stored()).not.toContain(name);
  }
  expect(key.getByRole('listitem').elements()).toHaveLength(60);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const isPrinted = (paper: Element) => !paper.closest('.print\\:hidden');
  await button(sheetWords.print).click();
  expect(print).toHaveBeenCalledOnce();
  expect(papers().every(isPrinted)).toBe(true);
  await pass(1_000);
  await expect.element(page.getByText(texts.stuck)).toBeVisible();
  await button(texts.printKey).click();
  expect(papers().some(isPrinted), 'the answers alone').toBe(false);
  expect(isPrinted(key.element())).toBe(true);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => papers().every(isPrinted)).toBe(true);
  await expectConformance();
});

const codes = () => papers().map((paper) => /B\w{5}/.exec(paper.ariaLabel!)![0]);
const codeField = page.getByRole('textbox', { name: sheets.codeLabel });

test('class sheets: a code opens the same sheets and answers again, and takes names', async () => {
  await open();
  await names.fill('Asha\nRavi\nMeena');
  await button(texts.make).click();
  await expect.poll(() => papers().length).toBe(3);
  const made = codes();
  const answers = key
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  const { hash } = location;
  expect(hash).toMatch(/^#class=K\w{5}$/);
  const code = hash.slice(-6);
  await expect.element(key.getByText(fill(texts.set, { code }))).toBeVisible();

  // A name is corrected.
  await names.fill('Asha\nRavi\nMina');
  await button(texts.make).click();
  await expect.element(key.getByText('Mina')).toBeVisible();
  expect(codes()).toEqual(made);

  history.replaceState(null, '', location.pathname);
  await show(maker);
  await codeField.fill(`Set ${code.toLowerCase()}.`);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => papers().length).toBe(3);
  expect(codes()).toEqual(made);
  expect(
    key
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(answers);
  expect(location.hash).toBe(hash);
  const status = fill(texts.opened.other, { count: 3, code });
  await expect.element(page.getByText(status)).toBeVisible();
  await names.fill('Asha\nRavi');
  await button(texts.make).click();
  await expect.element(key.getByText('Ravi')).toBeVisible();
  expect(codes(), 'the third has no name').toEqual(made);
  await expectConformance();

  // Others are made where no name is typed, or one too many.
  await names.fill('Asha\nRavi\nMeena\nTara');
  await button(texts.make).click();
  await expect.poll(() => papers().length).toBe(4);
  expect(location.hash).not.toBe(hash);
});

test('class sheets: one sheet is spoken of as one, made or opened', async () => {
  await open();
  await count.fill('1');
  await button(texts.make).click();
  await expect.poll(() => papers().length).toBe(1);
  const code = location.hash.slice(-6);
  const made = `${texts.made.one} ${fill(texts.again.one, { code })}`;
  await expect.element(page.getByText(made)).toBeVisible();
  const answers = page.getByRole('region', { name: texts.key.one });
  await expect.element(answers.getByText(texts.find.one)).toBeVisible();
  await names.fill('Asha');
  await button(texts.make).click();
  await expect.element(answers.getByText('Asha')).toBeVisible();
  history.replaceState(null, '', location.pathname);
  await show(maker);
  await codeField.fill(code);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(fill(texts.opened.one, { code }))).toBeVisible();
});

test('class sheets: an address opens them, and a code that no set has is explained', async () => {
  await show(maker);
  location.hash = '#class=K34779';
  await expect.poll(() => papers().length).toBeGreaterThan(0);
  location.hash = '#class=K3477O';
  await expect.element(codeField).toHaveFocus();
  await expect.element(codeField).toHaveValue('K3477O');
  expect(papers()).toHaveLength(0);
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
  // Kinds of today have sums enough.
  const few = newClassSet({ level: 'warmUp', method: 'mixed' }, 3);
  vi.mocked(newClassSet).mockReturnValueOnce(few);
  await button(texts.make).click();
  const [before, after] = texts.tooFew.split('{count}');
  await expect.element(page.getByText(after!.trim(), { exact: false })).toBeVisible();
  await expect.element(page.getByText(before!.trim(), { exact: false })).toBeVisible();
  expect(papers()).toHaveLength(0);
  // A single sheet of it closes those of the class.
  await button(sheets.make).click();
  await expect.poll(() => papers().length).toBe(1);
  await expect.element(names).not.toBeInTheDocument();
});
