import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ProgressStart } from '@/components/practice/progress-start';
import { workedSums } from '@/content/en/worked-sums';
import { FIVE_HASH } from '@/lib/practice/five-link';
import { erasePractice } from '@/lib/practice/progress-store';
import { fiveOfDay } from '@/lib/practice/todays-five';
import { fill } from '@/lib/text/format';
import { DAY, dayInIndia } from '@/lib/time';
import { en, pass, show } from './support/part';
import { choose, maker, start } from './support/practice';
import { answerField, asked } from './support/sums';

const { practice, progress, vedic } = en.words;
const { thread, erase, report, result } = progress;
const KEY = 'practice:progress';
const stored = () => localStorage.getItem(KEY);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string) => page.getByText(words, { exact: false });
const week = page.getByRole('list', { name: thread.week });
const today = () => dayInIndia();

const kept = (fields: object) =>
  localStorage.setItem(KEY, JSON.stringify({ v: 1, s: today() - 9, d: [], m: {}, ...fields }));

async function answer(isRight = true) {
  await expect.element(answerField).toHaveFocus();
  const [a, b] = asked();
  if (!isRight) {
    await userEvent.keyboard(`${a + b}{Enter}`);
    await expect.element(page.getByRole('alert')).toBeVisible();
  }
  await userEvent.keyboard(`${a * b}{Enter}`);
  await expect.element(page.getByRole('status').filter({ hasText: String(a * b) })).toBeVisible();
  return [a, b] as const;
}
const next = () => userEvent.keyboard('{Enter}');

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  // By the script of the page, for who comes back.
  dataset.practised = '1';
});
afterEach(() => {
  history.replaceState(null, '', location.pathname + location.search);
  erasePractice();
});

test('thread: is shown to who has practised, from the first answer on', async () => {
  delete dataset.practised;
  await show(start);
  await pass(100);
  await expect.element(week).not.toBeInTheDocument();
  await button(practice.session.start).click();
  await answer();
  await button(practice.session.leave).click();
  await expect.element(week).toBeVisible();
});

test('thread: right sums fill the bead of the day, also by the second answer', async () => {
  await show(start);
  await button(practice.session.start).click();
  for (let sums = 0; sums < 5; sums++) {
    await answer(sums > 0);
    if (sums < 4) await next();
  }
  await button(practice.session.leave).click();
  await expect.element(text(thread.full)).toBeVisible();
  await expect.element(week).toHaveTextContent(fill(thread.solved, { count: 5 }));
  await expect.element(text(thread.kept)).toBeVisible();
  const { d, m } = JSON.parse(stored()!) as { d: number[][]; m: Record<string, unknown[]> };
  expect(d).toEqual([[today(), 5, 4, 5]]);
  expect(Object.values(m).some(([, , mistakes]) => (mistakes as { added?: 1 }).added === 1)).toBe(
    true,
  );

  await button(erase.button).click();
  await expect.element(button(erase.keep)).toHaveFocus();
  await button(erase.yes).click();
  await expect.poll(() => document.activeElement?.textContent).toBe(erase.done);
  await expect.element(text(fill(thread.today, { solved: 0, full: 5 }))).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test('thread: where storage is denied, says that it lasts as long as the page', async () => {
  const storage = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await show(start);
  await button(practice.session.start).click();
  await answer();
  await button(practice.session.leave).click();
  await expect.element(text(thread.notKept)).toBeVisible();
  await expect.element(text(fill(thread.today, { solved: 1, full: 5 }))).toBeVisible();
  storage.mockRestore();
});

test('thread: another tab’s counts and a new day in India show at once', async () => {
  const now = Date.now();
  kept({});
  await show(start);
  kept({ d: [[today(), 3, 3, 3]] });
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await expect.element(text(fill(thread.today, { solved: 3, full: 5 }))).toBeVisible();
  vi.setSystemTime(now + DAY);
  dispatchEvent(new Event('focus'));
  await expect.element(text(fill(thread.today, { solved: 0, full: 5 }))).toBeVisible();
  vi.setSystemTime(now);
});

test('today’s five: an address opens the five of the day, and the result names nobody', async () => {
  location.hash = FIVE_HASH;
  await show(start);
  const day = today();
  for (const [index, { a, b }] of fiveOfDay(day).entries()) {
    const position = fill(workedSums.clock.position, { number: index + 1, count: 5 });
    await expect.element(text(position)).toBeVisible();
    expect(await answer(index !== 2)).toEqual([a, b]);
    await next();
  }
  const line = text(fill(result.line, { right: 4, count: 5 }));
  await expect.element(line).toHaveFocus();
  const link = page.getByRole('link', { name: result.send }).element() as HTMLAnchorElement;
  const { pathname, searchParams } = new URL(link.href);
  expect(pathname, 'to whom the visitor chooses').toBe('/');
  const sent = searchParams.get('text')!;
  expect(sent.replaceAll('\u00a0', ' ')).toContain('● ● ○ ● ●');
  expect(sent).toContain(`${location.pathname}${FIVE_HASH}`);
  expect(stored()).toContain(`"f":[${day},"11011"]`);
  await button(practice.session.leave).click();
  await expect.element(button(practice.five.five)).toHaveFocus();
  await expect.element(text(fill(thread.five, { right: 4, count: 5 }))).toBeVisible();
  expect(location.hash, 'a reload does not ask them again').toBe('');
});

test('thread: what waits is asked as another sum of its kind', async () => {
  localStorage.setItem(
    'practice:missed',
    `[[98,97,0,${today() - 1}],[54,11,${today()},${today() - 1}],[23,31,${today() + 2},${today() - 2}]]`,
  );
  await show(start);
  await expect
    .element(text(fill(thread.waiting.from.other, { count: 2, days: 'yesterday' })))
    .toBeVisible();
  await button(thread.doWaiting).click();
  for (const missed of [
    [54, 11],
    [98, 97],
  ]) {
    await expect.element(text(practice.session.repeat)).toBeVisible();
    expect(await answer()).not.toEqual(missed);
    await next();
  }
  await expect.element(text(fill(result.line, { right: 2, count: 2 }))).toBeVisible();
  await expect.element(page.getByRole('link', { name: result.send })).not.toBeInTheDocument();
  const left = JSON.parse(localStorage.getItem('practice:missed')!) as number[][];
  const due = left.map(([a, , day = 0]) => [a, day - today()]);
  expect(due).toEqual([
    [98, 2],
    [54, 6],
    [23, 2],
  ]);
});

test('thread: what waits of a kind with few sums is asked as sums that differ', async () => {
  const missed = [15, 25, 35, 45, 55, 65, 75, 85].map((a) => [a, a, 0, today() - 1]);
  localStorage.setItem('practice:missed', JSON.stringify(missed));
  await show(start);
  await button(thread.doWaiting).click();
  const seen = new Set<string>();
  for (let count = 0; count < missed.length; count++) {
    seen.add(String(await answer()));
    await next();
  }
  expect(seen.size).toBe(missed.length);
});

test('a parent’s page: shows what was asked, right and mistaken, and follows the address', async () => {
  kept({
    d: [
      [today(), 4, 3, 3],
      [today() - 7, 6, 5, 6],
      [today() - 60, 9, 9, 9],
    ],
    m: { nikhilam: [14, 9, { carry: 3, wrongWay: 1 }], eleven: [7, 7, {}] },
  });
  await show(<ProgressStart words={practice.progress} />);
  location.hash = '#progress';
  const methods = page.getByRole('table', { name: report.byMethod });
  const line = fill(report.mistake, { mistake: progress.mistakes.carry });
  await expect
    .element(methods.getByRole('row').nth(1))
    .toHaveTextContent(`${vedic.products.methods.nikhilam} · ${report.stages.learning}${line}149`);
  await expect.element(methods.getByRole('row').nth(2)).toHaveTextContent(/77$/);
  const weeks = page.getByRole('table', { name: report.weeks });
  await expect.element(weeks.getByRole('row').nth(1)).toHaveTextContent(/43$/);
  await expect.element(weeks.getByRole('row').nth(2)).toHaveTextContent(/65$/);
  expect(weeks.getByRole('row').elements()).toHaveLength(5);
  await expect.element(text(report.notes[1]!)).toBeVisible();
});

test('a parent’s page: says where nothing was practised', async () => {
  await show(<ProgressStart words={practice.progress} />);
  await button(practice.progress.open).click();
  await expect.element(text(report.empty)).toBeVisible();
  await expect.element(button(report.print)).not.toBeInTheDocument();
});

test('practice: one choice is for practice and paper, also of a sheet’s address', async () => {
  await show(maker);
  expect(page.getByRole('radiogroup').elements()).toHaveLength(2);
  await choose(1, vedic.products.methods.eleven);
  const { warmUp } = en.words.sums.clock.levels;
  await expect
    .element(page.getByText(`${warmUp.title} · ${vedic.products.methods.eleven}`, { exact: true }))
    .toBeVisible();
  await button(practice.choice.change).click();
  await expect.element(page.getByRole('radio', { name: warmUp.title })).toHaveFocus();
});
