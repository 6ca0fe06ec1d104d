import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BackButton, Countdown } from '@/components/not-found/leaving';
import { en, left, pass, setVisibility, show } from './support/part';

const { countdown, back } = en.words.notFound;
const timer = page.getByRole('timer');
const status = page.getByRole('status');
const counting = (seconds: number) =>
  countdown.left.replace('{time}', seconds === 1 ? '1 second' : `${seconds} seconds`);

beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  await show(
    <>
      <Countdown words={countdown} tag={en.tag} home="/" />
      <a href="/contact">Help</a>
      <BackButton label={back} home="/" />
    </>,
  );
});

test('countdown: runs while the tab is seen, and replaces the page by the home page', async () => {
  const announcement = countdown.announcement.replace('{time}', '10 seconds');
  await expect.element(timer).toHaveTextContent(counting(10));
  await pass(1000);
  await expect.element(timer).toHaveTextContent(counting(9));
  await expect.element(status, { message: 'is announced once' }).toHaveTextContent(announcement);
  await setVisibility('hidden');
  await pass(60_000);
  await expect.element(timer).toHaveTextContent(counting(9));
  await setVisibility('visible');
  await pass(8000);
  await expect.element(timer).toHaveTextContent(counting(1));
  expect(left).toEqual([]);
  await pass(1000);
  expect(left, 'Back leads past it').toEqual(['replace /']);
});

test('countdown: stops for good at "Stay here", says so and keeps the focus near', async () => {
  await page.viewport(360, 740);
  await pass(3000);
  (page.getByRole('button', { name: countdown.stay }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent(countdown.stopped);
  await expect.element(status).toHaveFocus();
  await expect.element(timer).not.toBeInTheDocument();
  await setVisibility('hidden');
  await setVisibility('visible');
  await pass(60_000);
  expect(left).toEqual([]);
  await expect.element(status).toHaveTextContent(countdown.stopped);
});

test('countdown: does not overtake a link that was followed', async () => {
  await pass(9000);
  await page.getByRole('link', { name: 'Help' }).click();
  await pass(5000);
  expect(left).toEqual(['push /contact']);
  await expect.element(timer).toHaveTextContent(counting(1));
});

test('countdown: goes on when the visitor comes back to the page', async () => {
  await page.getByRole('link', { name: 'Help' }).click();
  await pass(60_000);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await pass(0);
  await pass(10_000);
  expect(left).toEqual(['push /contact', 'replace /']);
});

test('"Go Back": goes back, and home in a tab that began here', async () => {
  const goBack = vi.spyOn(history, 'back').mockReturnValue();
  const setEntries = (count: number) => {
    const entries = Array.from({ length: count }, () => navigation.currentEntry!);
    vi.spyOn(navigation, 'entries').mockReturnValue(entries);
    vi.spyOn(history, 'length', 'get').mockReturnValue(count);
    const index = count - 1;
    vi.spyOn(navigation, 'currentEntry', 'get').mockReturnValue({ ...entries[0]!, index });
  };
  setEntries(2);
  await page.getByRole('button', { name: back }).click();
  expect(goBack).toHaveBeenCalledOnce();
  expect(left).toEqual([]);
  setEntries(1);
  await page.getByRole('button', { name: back }).click();
  expect(goBack).toHaveBeenCalledOnce();
  expect(left).toEqual(['replace /']);
});
