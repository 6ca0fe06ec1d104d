import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sheetOf } from '@/lib/practice/sheets';
import { fill } from '@/lib/text/format';
import { en, show } from './support/part';
import { choose, maker, showMarkup, start } from './support/practice';

const { practice, sums, vedic } = en.words;
const { levels } = sums.clock;
const { methods } = vedic.products;
const { mixed } = practice.choice;

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

const startButton = page.getByRole('button', { name: practice.session.start });
const session = (level: string, method: string) =>
  page.getByRole('heading', { name: `${level} · ${method}`, exact: true });

/** Chips in the order they are pressed: of levels (0) or methods (1). */
const presses: [
  name: string,
  pressed: [group: number, name: string][],
  level: string,
  method: string,
][] = [
  ['a method alone', [[1, methods.eleven]], levels.warmUp.title, methods.eleven],
  ['a level alone', [[0, levels.steady.title]], levels.steady.title, mixed],
  [
    'a method, then a level that has it',
    [
      [1, methods.ekanyunena],
      [0, levels.exam.title],
    ],
    ...([levels.exam.title, methods.ekanyunena] as const),
  ],
  [
    'a level, then a method that it has not',
    [
      [0, levels.exam.title],
      [1, methods.eleven],
    ],
    ...([levels.exam.title, mixed] as const),
  ],
  [
    'several',
    [
      [1, methods.eleven],
      [0, levels.exam.title],
      [0, levels.warmUp.title],
      [1, methods.ekanyunena],
    ],
    ...([levels.warmUp.title, methods.ekanyunena] as const),
  ],
];

test.each(presses)('chips: keep before scripts %s', async (_name, pressed, level, method) => {
  const hydrate = await showMarkup(start);
  for (const [group, name] of pressed) await choose(group, name);
  hydrate();
  await expect.element(page.getByRole('radio', { name: method, exact: true })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: level, exact: true })).toBeChecked();
  await startButton.click();
  await expect.element(session(level, method)).toBeVisible();
});

test('chips: a sheet is made of the method pressed before scripts', async () => {
  const hydrate = await showMarkup(maker);
  await choose(1, methods.eleven);
  hydrate();
  await page.getByRole('button', { name: practice.sheets.make }).click();
  await expect.poll(() => location.hash).toMatch(/^#sheet=/);
  expect(sheetOf(location.hash.slice(7))!.kind).toEqual({ level: 'warmUp', method: 'eleven' });
});

test('chips: what a browser restored counts, and none is one', async () => {
  const hydrate = await showMarkup(start);
  for (const radio of document.querySelectorAll<HTMLInputElement>('[type=radio]')) {
    radio.checked = radio.value === 'steady';
  }
  hydrate();
  await expect.element(page.getByRole('radio', { name: levels.steady.title })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: mixed })).toBeChecked();
});

test('chips: an address chooses a method, unless another one was pressed before scripts', async () => {
  history.replaceState(null, '', '#method=urdhva');
  const hydrate = await showMarkup(start);
  await choose(1, methods.eleven);
  hydrate();
  await startButton.click();
  await expect.element(session(levels.warmUp.title, methods.eleven)).toBeVisible();
});

test('chips: an address chooses a method', async () => {
  history.replaceState(null, '', '#method=urdhva');
  await show(start);
  await startButton.click();
  await expect.element(session(levels.steady.title, methods.urdhva)).toBeVisible();

  for (const hash of ['#method=mixed', '#method=vilokanam', '#method=', '#method=toString']) {
    history.replaceState(null, '', hash);
    await show(start);
    await expect.element(page.getByRole('radio', { name: levels.warmUp.title })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: mixed })).toBeChecked();
  }
  location.hash = '#Method=Ekadhikena';
  await expect.element(page.getByRole('radio', { name: levels.exam.title })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: methods.ekadhikena })).toBeChecked();
});

test('chips: say when a level does not have the method, until another chip is pressed', async () => {
  await show(start);
  const note = page.getByRole('status').and(page.getByText(/alone/));
  const lacking = (level: string, name: string) => fill(practice.choice.lacking, { level, name });
  await choose(0, levels.steady.title);
  await choose(1, methods.nikhilam);
  await choose(0, levels.exam.title);
  await expect.element(note).not.toBeInTheDocument();
  await choose(0, levels.warmUp.title);
  await expect.element(note).toHaveTextContent(lacking(levels.warmUp.title, methods.nikhilam));
  await choose(1, methods.eleven);
  await expect.element(note).not.toBeInTheDocument();
  await choose(0, levels.exam.title);
  await expect.element(note).toHaveTextContent(lacking(levels.exam.title, methods.eleven));
  await choose(0, levels.steady.title);
  await expect.element(note).not.toBeInTheDocument();
  // Only mixed there.
  await choose(0, levels.exam.title);
  await choose(1, methods.yavadunam);
  await choose(0, levels.steady.title);
  await expect.element(note).toHaveTextContent(lacking(levels.steady.title, methods.yavadunam));
});
