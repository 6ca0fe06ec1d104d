import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { workedSums } from '@/content/en/worked-sums';
import { pass } from './part';

export const answerField = page.getByRole('textbox', { name: /^\d+ × \d+ =$/ });

/** The numbers of the open question. */
export const asked = () =>
  document.querySelector('form label[translate=no]')!.textContent.match(/\d+/g)!.map(Number) as [
    number,
    number,
  ];

/** As the page shows it: whether the answer was right, and the sum. */
export const verdict = (text: string, a: number, b: number) => `${text} ${a} × ${b} = ${a * b}`;

/** Answers the open question after some time, by default right, and expects the verdict. */
export async function answer(after = 0, give = (a: number, b: number) => a * b) {
  await expect.element(answerField).toHaveFocus();
  const [a, b] = asked();
  const given = give(a, b);
  await pass(after);
  await userEvent.keyboard(`${given}{Enter}`);
  const said = given === a * b ? workedSums.clock.right : workedSums.clock.wrong;
  await expect
    .element(page.getByRole('status').filter({ hasText: verdict(said, a, b) }))
    .toBeVisible();
  const steps = page.getByRole('list').filter({ hasText: /→|=/ }).last();
  await expect.element(steps).toBeVisible();
  return [a, b] as const;
}
