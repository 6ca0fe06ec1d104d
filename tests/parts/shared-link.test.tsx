import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Demo } from '@/components/home/demo';
import { workedSums } from '@/content/en/worked-sums';
import { fill } from '@/lib/text/format';
import { en, show } from './support/part';

const { sums } = en.words;
const first = page.getByLabelText(sums.calculator.first);
const second = page.getByLabelText(sums.calculator.second);
const sum = (text: string) => page.getByText(text, { exact: true });
const next = () => userEvent.keyboard('{Enter}');

beforeEach(() => show(<Demo locale={en} numeral="१" />));
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

test('own numbers: are shared by a link that works them out', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  location.hash = '#try=104x97';
  await expect.element(sum('104 × 97 = 10088').last()).toBeInViewport();
  await expect.element(first).toHaveValue('104');
  const copy = page.getByRole('button', { name: workedSums.calculator.copy });
  await copy.click();
  await expect.element(page.getByText(workedSums.calculator.copied.title)).toBeVisible();
  const address = location.href.replace(/#.*/, '');
  expect(write).toHaveBeenLastCalledWith(expect.stringContaining('#try=104x97'));

  await first.fill('98');
  await expect.element(sum('98 × 97 = 9506').last()).toBeVisible();
  write.mockRejectedValue(new Error());
  copy.element().focus();
  const top = scrollY;
  await next();
  await expect.element(page.getByText(workedSums.calculator.notCopied.title)).toBeVisible();
  expect(location.hash).toBe('#try=98x97');
  expect(scrollY).toBe(top);
  const announced = page.getByRole('status').filter({ hasText: '98 × 97' });
  await expect.element(announced).not.toBeInTheDocument();
  await first.fill('104');
  const send = page.getByRole('link', { name: workedSums.calculator.send });
  const link = `${address.replace(/\?.*/, '')}#try=104x97`;
  const text = () => new URL(send.element().getAttribute('href')!).searchParams.get('text');
  await expect
    .poll(text)
    .toBe(fill(workedSums.calculator.message, { a: 104, b: 97, answer: 10088, link }));
  location.hash = '#try=48x-3';
  await expect.element(second).toHaveValue('-3');
  await expect.element(second).toHaveAccessibleDescription(workedSums.refusals.negative);
});

test('own numbers: a page that a shared link opens begins at its sum', async () => {
  history.replaceState(null, '', '#try=104x97');
  await show(
    <>
      <div style={{ height: '300vh' }} />
      <Demo locale={en} numeral="१" />
    </>,
  );
  const worked = sum('104 × 97 = 10088').last();
  await expect.element(worked).toBeVisible();
  const { height } = document.querySelector('div')!.getBoundingClientRect();
  expect(height).toBeGreaterThan(innerHeight);
  const place = () => worked.element().getBoundingClientRect();
  await expect.poll(() => place().top >= 0 && place().bottom <= innerHeight).toBe(true);
  await expect.element(first).toHaveValue('104');
});
