import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { workedSums } from '@/content/en/worked-sums';
import { causeLine } from '@/components/sums/slip-note';
import { slips } from '@/content/en/slips';
import { saveMissed } from '@/lib/practice/missed-answers';
import { countOf } from '@/lib/practice/progress';
import { readProgress } from '@/lib/practice/progress-store';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { DAY, dayInIndia } from '@/lib/time';
import { seeded } from '@sutra/vedic/random';
import { en, show } from './support/part';
import { choose, start } from './support/practice';
import { answerField, asked, verdict } from './support/sums';
import { hints } from '@/content/en/hints';
import { hintFor } from '@sutra/vedic/hints';
import { multiply } from '@sutra/vedic/multiply';

const { practice, sums, vedic } = en.words;
const { session } = practice;
const startButton = page.getByRole('button', { name: session.start });
const stored = () => localStorage.getItem('practice:missed');
const next = () => userEvent.keyboard('{Enter}');
const status = (text: string) => page.getByRole('status').filter({ hasText: text });
const methodOf = (sum: readonly [number, number]) => {
  const solved = multiply(...sum);
  return solved.ok && solved.solution.method;
};

async function type(value: number) {
  await expect.element(answerField).toHaveFocus();
  await userEvent.keyboard(`${value}{Enter}`);
}

async function answer() {
  await expect.element(answerField).toHaveFocus();
  const [a, b] = asked();
  await type(a * b);
  await expect.element(status(verdict(workedSums.clock.right, a, b))).toBeVisible();
  return [a, b] as const;
}

/** Answers wrong three times. */
async function miss() {
  await expect.element(answerField).toHaveFocus();
  const [a, b] = asked();
  for (let turn = 1; turn < 3; turn++) {
    await type(a * b + 1);
    await expect.element(page.getByRole('alert')).toBeVisible();
  }
  await type(a * b + 1);
  await expect.element(status(verdict(workedSums.clock.wrong, a, b))).toBeVisible();
  return [a, b] as const;
}

/** Answers two other sums, and is asked another of the kind of the missed one. */
async function meetAgain(missed: readonly [number, number]) {
  for (let others = 0; others < 2; others++) {
    await next();
    await expect.element(answerField).toHaveFocus();
    expect(asked()).not.toEqual(missed);
    await answer();
  }
  await next();
  await expectRepeat(missed);
}

async function expectRepeat(missed: readonly [number, number]) {
  await expect.element(page.getByText(session.repeat)).toBeVisible();
  expect(asked()).not.toEqual(missed);
  expect(methodOf(asked())).toBe(methodOf(missed));
}

test('practice: a missed sum returns after two others, and two days later', async () => {
  const now = Date.now();
  await show(start);
  await choose(0, sums.clock.levels.steady.title);
  await choose(1, vedic.products.methods.nikhilam);
  await startButton.click();
  const missed = await miss();
  await expect.element(page.getByText(fill(session.toRepeat, { count: 1 }))).toBeVisible();
  expect(stored()).toBe(JSON.stringify([[...missed, 0, dayInIndia()]]));
  await meetAgain(missed);
  await answer();
  expect(stored()).toBe(JSON.stringify([[...missed, dayInIndia(now) + 2, dayInIndia(now)]]));
  await next();
  await expect.element(answerField).toHaveFocus();
  await expect.element(page.getByText(session.repeat)).not.toBeInTheDocument();

  vi.setSystemTime(now + 2 * DAY);
  await show(start);
  await startButton.click();
  await expect.element(answerField).toHaveFocus();
  await expect.element(page.getByText(session.repeat)).not.toBeInTheDocument();
  await show(start);
  await choose(0, sums.clock.levels.exam.title);
  await startButton.click();
  await expect.element(answerField).toHaveFocus();
  await expectRepeat(missed);
  await answer();
  expect(stored()).toBe(JSON.stringify([[...missed, dayInIndia(now) + 8, dayInIndia(now), 1]]));
});

test('practice: asks again for a number, and leads back to its choice', async () => {
  await show(start);
  await choose(0, sums.clock.levels.exam.title);
  await startButton.click();
  const title = `${sums.clock.levels.exam.title} · ${practice.choice.mixed}`;
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(answerField).toHaveFocus();
  await next();
  await expect.element(answerField).toHaveAccessibleDescription(workedSums.refusals.empty);
  await miss();
  await page.getByRole('button', { name: session.leave }).click();
  await expect.element(startButton).toHaveFocus();
});

/** Storage that takes nothing new, or that no script may use. */
const storages = {
  full: () =>
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  denied: () =>
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
};

for (const [state, limit] of Object.entries(storages)) {
  test(`practice: a missed sum returns where storage is ${state}`, async () => {
    const storage = limit();
    await show(start);
    await startButton.click();
    const missed = await miss();
    await expect.element(page.getByText(fill(session.toRepeat, { count: 1 }))).toBeVisible();
    await meetAgain(missed);
    await answer();
    for (let others = 0; others < 3; others++) {
      await next();
      await expect.element(answerField).toHaveFocus();
      await expect.element(page.getByText(session.repeat)).not.toBeInTheDocument();
      await answer();
    }
    storage.mockRestore();
    saveMissed([]);
  });
}

test('practice: a sum put right is not repeated where an old list fills the storage', async () => {
  localStorage.setItem('practice:missed', '[[54,11,0]]');
  const storage = storages.full();
  await show(start);
  await startButton.click();
  for (let others = 0; others < 2; others++) {
    await expect.element(answerField).toHaveFocus();
    expect(asked()).not.toEqual([54, 11]);
    await answer();
    await next();
  }
  await expectRepeat([54, 11]);
  await answer();
  for (let others = 0; others < 3; others++) {
    await next();
    await expect.element(answerField).toHaveFocus();
    await expect.element(page.getByText(session.repeat)).not.toBeInTheDocument();
    await answer();
  }
  expect(stored(), 'nor at the next visit').toBeNull();
  storage.mockRestore();
  saveMissed([]);
});

test('practice: a missed sum comes after two others also in a new session', async () => {
  const random = vi.spyOn(Math, 'random').mockImplementation(seeded(7));
  await show(start);
  await startButton.click();
  const missed = await miss();
  await page.getByRole('button', { name: session.leave }).click();
  // The same sum is drawn first.
  random.mockImplementation(seeded(7));
  await startButton.click();
  for (let others = 0; others < 2; others++) {
    await expect.element(answerField).toHaveFocus();
    expect(asked()).not.toEqual(missed);
    await answer();
    await next();
  }
  await expectRepeat(missed);
  random.mockRestore();
});

test('practice: a key held down neither answers a sum nor leaves its working', async () => {
  const nextButton = page.getByRole('button', { name: workedSums.clock.next });
  const hold = () => commands.keyDown('Enter');
  await show(start);
  startButton.element().focus();
  await hold();
  await expect.element(answerField).toHaveFocus();
  await hold();
  await hold();
  await expect.element(answerField).not.toHaveAttribute('aria-invalid');
  await commands.keyUp('Enter');
  const [a, b] = asked();
  await userEvent.keyboard(String(a * b));
  await hold();
  await expect.element(nextButton).toHaveFocus();
  await hold();
  await hold();
  await expect.element(nextButton).toHaveFocus();
  await commands.keyUp('Enter');
  await next();
  await expect.element(answerField).toHaveFocus();
});

test('practice: helps before the answer, and help costs nothing', async () => {
  await show(start);
  await startButton.click();
  const sum = asked();
  const showButton = page.getByRole('button', { name: hints.show });
  await expect.element(showButton).not.toBeInTheDocument();
  await page.getByText(hints.which).click();
  const method = methodOf(sum);
  if (!method) throw new Error('unsolved');
  await expect.element(page.getByText(workedSums.methods[method], { exact: true })).toBeVisible();
  await expect.element(showButton).toBeVisible();
  answerField.element().focus();
  await answer();
  expect(stored()).toBeNull();
  const working = page.getByRole('list').filter({ hasText: /→|=/ }).last();
  await expect.element(working).not.toBeInTheDocument();
  await page.getByText(hints.how, { exact: true }).click();
  await expect.element(working).toBeVisible();
});

test('practice: after one wrong answer says what is wrong, and keeps the number selected', async () => {
  await show(start);
  await startButton.click();
  await expect.element(answerField).toHaveFocus();
  const [a, b] = asked();
  await type(a + b);
  const line = fill(hints.lines.added, { a, b, given: a + b });
  await expect.element(page.getByRole('alert')).toHaveTextContent(line);
  await expect.element(answerField).toHaveValue(String(a + b));
  await expect.element(answerField).toHaveAccessibleDescription(keepSumsTogether(line));
  const { top } = page.getByRole('alert').element().getBoundingClientRect();
  expect(top).toBeLessThan(answerField.element().getBoundingClientRect().top);
  expect(stored()).toBe(JSON.stringify([[a, b, 0, dayInIndia()]]));
  // It replaces the selected number.
  await type(a * b);
  await expect.element(status(verdict(workedSums.clock.right, a, b))).toBeVisible();
  expect(stored(), 'once it was missed, another is asked').toBe(
    JSON.stringify([[a, b, 0, dayInIndia()]]),
  );
});

test('practice: asks after one wrong answer, tells after two, and then fills no bead', async () => {
  await show(start);
  await startButton.click();
  for (const turns of [1, 2]) {
    await expect.element(answerField).toHaveFocus();
    const [a, b] = asked();
    const solved = multiply(a, b);
    if (!solved.ok) throw new Error(solved.code);
    const { key, values } = hintFor(solved.solution, a + b);
    const lines = [
      keepSumsTogether(fill(hints.lines[key], values)),
      causeLine(solved.solution, a + b, { ...workedSums, slips }),
    ];
    for (const line of lines.slice(0, turns)) {
      await type(a + b);
      await expect.element(answerField).toHaveAccessibleDescription(line);
    }
    await type(a * b);
    await expect.element(status(verdict(workedSums.clock.right, a, b))).toBeVisible();
    await next();
  }
  const { asked: sums, right, solved } = countOf(readProgress(), dayInIndia());
  expect([sums, right, solved]).toEqual([2, 0, 1]);
});

test('practice: shows a sum that is asked for, and then one like it', async () => {
  await show(start);
  await startButton.click();
  await expect.element(answerField).toHaveFocus();
  const [a, b] = asked();
  await page.getByText(hints.which).click();
  await page.getByRole('button', { name: hints.show }).click();
  await expect.element(status(verdict(hints.shown, a, b))).toBeVisible();
  await expect.element(page.getByRole('list').filter({ hasText: /→|=/ }).last()).toBeVisible();
  await expect.element(page.getByRole('button', { name: hints.like })).toHaveFocus();
  await next();
  await expect.element(answerField).toHaveFocus();
  expect(asked()).not.toEqual([a, b]);
  expect(methodOf(asked())).toBe(methodOf([a, b]));
});
