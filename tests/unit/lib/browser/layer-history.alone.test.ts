// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { onBack, setEntries } from '@/lib/browser/layer-history';

const stepBack = () =>
  new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

test('link: pressed while a closed layer leaves the history, it is followed after that', async () => {
  onBack(() => {});
  document.body.innerHTML = '<a href="#contact">Contact</a>';
  const link = document.querySelector('a')!;
  const isFollowed: boolean[] = [];
  addEventListener('click', (event) => isFollowed.push(!event.defaultPrevented));

  const { length } = history;
  setEntries(1);
  expect(history.length).toBe(length + 1);
  setEntries(0);
  await nextTask();
  link.click();
  expect(isFollowed).toEqual([false]);
  await stepBack();
  expect(isFollowed).toEqual([false, true]);
  // What it does after the event, while there is a page.
  await nextTask();
});
