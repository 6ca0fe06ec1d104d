// @vitest-environment jsdom
import { act } from 'react';
import { expect, test } from 'vitest';
import { WorkedSum } from '@/components/learn/worked-sum';
import { learnWords } from '@/content/en/learn-words';
import { render, stubBrowser, submit, type } from '@/tests/support/render';

stubBrowser();
const { calculator } = learnWords;

async function open(a: number, b: number) {
  const box = await render(<WorkedSum pair={[a, b]} words={learnWords} />);
  const button = (text: string) =>
    [...box.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
  const press = (text: string) => act(async () => button(text).click());
  const textOf = (selector: string) => box.querySelector(selector)?.textContent;
  async function fillIn(text: string) {
    const input = box.querySelector('input')!;
    await type(input, text);
    await submit(input.form!);
  }
  return { box, button, press, textOf, fillIn };
}

test('hidden step: leaves a number out, until it is filled in', async () => {
  const { box, button, press, textOf, fillIn } = await open(98, 97);
  expect(box.textContent).toContain('98 × 97 = 9506');
  await press(calculator.hide);
  expect(textOf('label')).toBe('98 − 3 = ?');
  expect(box.textContent).not.toMatch(/95(?!\d)|9506/);
  expect(document.activeElement).toBe(box.querySelector('input'));
  await fillIn('94');
  expect(textOf('[role="alert"]')).toBe(calculator.notYet);
  await fillIn('');
  expect(textOf('[role="alert"]')).toBe(learnWords.refusals.empty);
  await fillIn('९५');
  expect(textOf('[role="status"]')).toBe('Right. 98 − 3 = 95');
  expect(box.textContent).toContain('98 × 97 = 9506');
  expect(document.activeElement).toBe(button(calculator.hide));
});

test('hidden step: a look shows all again, and the other part is next', async () => {
  const { box, press, textOf, fillIn } = await open(98, 97);
  await press(calculator.hide);
  await press(calculator.look);
  expect(box.textContent).toContain('98 × 97 = 9506');
  await press(calculator.hide);
  expect(textOf('label')).toBe('2 × 3 = ?');
  await fillIn('6');
  expect(textOf('[role="status"]')).toBe('Right. 2 × 3 = 06');
});
