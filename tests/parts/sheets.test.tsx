import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sheet as sheetWords } from '@/content/en/sheet';
import { fill } from '@/lib/text/format';
import { NO_LETTERS, sheetOf } from '@/lib/practice/sheets';
import { en, pass, show } from './support/part';
import { maker } from './support/practice';

const { practice } = en.words;
const { sheets } = practice;

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

const unknown = fill(sheetWords.unknown, { never: NO_LETTERS });
const field = page.getByRole('textbox', { name: sheets.codeLabel });
const paper = (code: string) =>
  page.getByRole('region', { name: fill(sheets.code, { code }), exact: false });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('sheets: an address is found with signs after it, in small letters and other digits', async () => {
  await show(maker);
  for (const spelling of ['A34779.', 'a34%20779&x', 'Ａ३४७७９']) {
    for (const part of ['sheet', 'Answers']) {
      location.hash = `#${part}=${spelling}`;
      await expect
        .poll(() => location.hash, { message: spelling })
        .toBe(`#${part.toLowerCase()}=A34779`);
      const copies = part === 'sheet' ? 1 : 2;
      await expect
        .poll(() => paper('A34779').elements().length, { message: spelling })
        .toBe(copies);
    }
  }
});

test('sheets: the answers’ address opens them in the tab of their sheet', async () => {
  await show(maker);
  location.hash = '#sheet=A34779';
  await expect.element(paper('A34779')).toBeVisible();
  location.hash = '#answers=A34779';
  await expect.element(paper('A34779').last()).toBeInViewport();
  expect(paper('A34779').elements()).toHaveLength(2);
  location.hash = '#sheet=A34779';
  await expect.poll(() => paper('A34779').elements().length).toBe(1);
});

test('sheets: a wrong code is explained at its field, and kept to be corrected', async () => {
  await show(maker);
  for (const [hash, typed] of [
    ['#sheet=', ''],
    ['#sheet=A3477O', 'A3477O'],
    ['#answers=C34779', 'C34779'],
    ['#sheet=A347797', 'A347797'],
    ['#sheet=%E0%A4', '%E0%A4'],
  ] as const) {
    location.hash = hash;
    await expect.element(field).toHaveAccessibleDescription(unknown);
    await expect.element(field).toHaveValue(typed);
    await expect.element(field).toHaveFocus();
    await field.fill('A');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
  }
});

test('sheets: a page that is left while one is made keeps its address', async () => {
  await show(maker);
  await field.fill('A34779');
  await button(sheets.open).click();
  await expect.element(paper('A34779')).toBeVisible();
  history.replaceState(null, '', location.pathname);
  (button(sheets.open).element() as HTMLElement).click();
  await show(<p>Another page</p>);
  expect(location.hash).toBe('');
});

test('sheets: a code is typed to find its sheet', async () => {
  await show(maker);
  for (const typed of [
    'a34 779',
    'Sheet A34779',
    'शीट A३४७७९',
    'https://x.in/practice#answers=A34779',
  ]) {
    await field.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(paper('A34779')).toBeVisible();
    expect(location.hash).toBe('#sheet=A34779');
    expect(paper('A34779').elements()).toHaveLength(1);
  }
  await field.fill('A3477O');
  await button(sheets.open).click();
  await expect.element(field).toHaveAccessibleDescription(unknown);
  await expect.element(paper('A34779')).toBeVisible();
});

test('sheets: where nothing prints, the page says how to go on', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await show(maker);
  location.hash = '#answers=A34779';
  await button(sheetWords.print).click();
  expect(print).toHaveBeenCalledOnce();
  const title = page.getByText(sheetWords.noPrint.title);
  await expect.element(title).not.toBeInTheDocument();
  await pass(1_000);
  await expect.element(title).toBeVisible();
  await button(sheetWords.noPrint.copy).click();
  expect(write.mock.lastCall![0]).toMatch(/#sheet=A34779$/);
  await expect.element(page.getByText(sheetWords.noPrint.copied)).toBeVisible();
  write.mockRejectedValue(new Error());
  await button(sheetWords.noPrint.copy).click();
  await expect.element(page.getByText(sheetWords.noPrint.notCopied)).toBeVisible();

  // It opens late, and then at once.
  dispatchEvent(new Event('beforeprint'));
  await expect.element(title).not.toBeInTheDocument();
  print.mockImplementation(() => void dispatchEvent(new Event('beforeprint')));
  await button(sheetWords.print).click();
  await pass(1_000);
  await expect.element(title).not.toBeInTheDocument();
});

test('sheets: print is missing, fails, or the page loses the focus to it', async () => {
  const title = page.getByText(sheetWords.noPrint.title);
  await show(maker);
  location.hash = '#sheet=A34779';
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    throw new Error('not here');
  });
  await button(sheetWords.print).click();
  await pass(1_000);
  await expect.element(title).toBeVisible();
  dispatchEvent(new Event('beforeprint'));
  await expect.element(title).not.toBeInTheDocument();
  // A dialog of the system, before any event.
  print.mockImplementation(() => void dispatchEvent(new Event('blur')));
  await button(sheetWords.print).click();
  await pass(1_000);
  await expect.element(title).not.toBeInTheDocument();
  vi.stubGlobal('print', undefined);
  // A key that is held or pressed twice says it once.
  await button(sheetWords.print).click();
  await button(sheetWords.print).click();
  await pass(1_000);
  await expect.element(title).toBeVisible();
  expect(title.elements()).toHaveLength(1);
  vi.unstubAllGlobals();
});

test('sheets: QR code and link have the public address of the site', async () => {
  const canonical = document.createElement('link');
  Object.assign(canonical, { rel: 'canonical', href: 'https://school.example/practice' });
  document.head.append(canonical);
  await show(maker);
  location.hash = '#sheet=A34779';
  await expect.element(page.getByText('school.example/practice#answers=A34779')).toBeVisible();
  canonical.href = 'http://localhost:3000/practice';
  await button(sheets.another).click();
  await expect.element(page.getByText('school.example')).not.toBeInTheDocument();
  await expect
    .element(page.getByText(`${location.host}${location.pathname}#answers=`))
    .toBeVisible();
  canonical.remove();
  expect(sheetOf('A34779')).toBeDefined();
});

test('sheets: today’s is that of the date in India', async () => {
  const code = () => location.hash;
  const today = page.getByRole('button', { name: sheets.today });
  await show(maker);
  // Half past twelve at night in Delhi, and two hours before.
  vi.setSystemTime('2026-11-24T19:00:00Z');
  await today.click();
  await expect.poll(code).toMatch(/^#sheet=B\w{5}$/);
  const later = code();
  vi.setSystemTime('2026-11-24T17:00:00Z');
  await today.click();
  await expect.poll(code).not.toBe(later);
  vi.setSystemTime('2026-11-25T17:00:00Z');
  await today.click();
  await expect.poll(code).toBe(later);
  await pass(0);
});
