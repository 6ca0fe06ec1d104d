import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PracticeStart } from '@/components/practice/practice-start';
import { SheetMaker } from '@/components/practice/sheet-maker';
import { learnWords } from '@/content/en/learn-words';
import { levels } from '@/lib/learn/levels';
import { fill } from '@/lib/text/format';
import { DAY, dayInIndia } from '@/lib/time';
import { methodsOf } from '@/lib/vedic/questions';
import { en, expectConformance, pass, show } from './support/part';
import { answer, answerField, asked } from './support/sums';

const { practice, learn, vedic } = en.words;
const { session, sheets } = practice;
const choice = {
  words: practice.choice,
  levels: levels.map((id) => ({
    id,
    title: learn.clock.levels[id].title,
    methods: (['mixed', ...methodsOf(id)] as const).map((method) => ({
      id: method,
      name: method === 'mixed' ? practice.choice.mixed : vedic.products.methods[method],
      note: '',
    })),
  })),
};
const start = (
  <>
    <h2>{session.title}</h2>
    <PracticeStart choice={choice} words={session} />
  </>
);
const startButton = page.getByRole('button', { name: session.start });
const choose = (part: number, name: string) =>
  page.getByRole('radiogroup').nth(part).getByText(name, { exact: true }).click();
const stored = () => localStorage.getItem('practice:missed');
const next = () => userEvent.keyboard('{Enter}');
const oneTooMany = (a: number, b: number) => a * b + 1;

test('practice: a missed sum returns after two others, and two days later', async () => {
  const now = Date.now();
  await show(start);
  await choose(0, learn.clock.levels.steady.title);
  await choose(1, vedic.products.methods.nikhilam);
  await startButton.click();
  const missed = await answer(0, oneTooMany);
  await expect.element(page.getByText(fill(session.toRepeat, { count: 1 }))).toBeVisible();
  expect(stored()).toBe(JSON.stringify([[...missed, 0]]));
  await expectConformance();
  for (let others = 0; others < 2; others++) {
    await next();
    await expect.element(answerField).toHaveFocus();
    expect(asked()).not.toEqual(missed);
    await answer();
  }
  await next();
  await expect.element(page.getByText(session.repeat)).toBeVisible();
  expect(asked()).toEqual(missed);
  await answer();
  expect(stored()).toBe(JSON.stringify([[...missed, dayInIndia(now) + 2]]));
  await next();
  await expect.element(answerField).toHaveFocus();
  expect(asked()).not.toEqual(missed);

  vi.setSystemTime(now + 2 * DAY);
  await show(start);
  await startButton.click();
  await expect.element(answerField).toHaveFocus();
  expect(asked(), 'at another level too').toEqual(missed);
  await answer();
  expect(stored()).toBeNull();
});

test('practice: asks again for a number, and leads back to its choice', async () => {
  await show(start);
  await choose(0, learn.clock.levels.exam.title);
  await startButton.click();
  const title = `${learn.clock.levels.exam.title} · ${practice.choice.mixed}`;
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(answerField).toHaveFocus();
  await next();
  await expect.element(answerField).toHaveAccessibleDescription(learnWords.refusals.empty);
  await answer(0, oneTooMany);
  await page.getByRole('button', { name: session.leave }).click();
  await expect.element(startButton).toHaveFocus();
});

test('sheets: today’s is that of the date in India', async () => {
  const code = () => location.hash;
  const today = page.getByRole('button', { name: sheets.today });
  await show(<SheetMaker choice={choice} words={sheets} />);
  // Half past twelve at night in Delhi, and two hours before.
  vi.setSystemTime('2026-11-24T19:00:00Z');
  await today.click();
  await expect.poll(code).toMatch(/^#sheet=A\w{5}$/);
  const later = code();
  vi.setSystemTime('2026-11-24T17:00:00Z');
  await today.click();
  await expect.poll(code).not.toBe(later);
  vi.setSystemTime('2026-11-25T17:00:00Z');
  await today.click();
  await expect.poll(code).toBe(later);
  history.replaceState(null, '', location.pathname + location.search);
  await pass(0);
});
