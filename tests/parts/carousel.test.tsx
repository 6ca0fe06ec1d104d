import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { Testimonials } from '@/components/home/testimonials';
import { Dialog, DialogTitle } from '@/components/site/dialog';
import { en, moveAway, pass, setVisibility, show } from './support/part';

const { title, slides, controls } = en.words.home.testimonials;
/** Their own: an owner may have few. */
const testimonials = ['Once.', 'Twice.', 'Three times.', 'Four times.'].map((content, index) => ({
  content,
  firstName: 'Asha',
  initial: 'R',
  class: `Class ${index + 6}`,
  location: 'Jaipur',
  rating: 5 - index,
}));
const locale = { ...en, words: { ...en.words, testimonials } };
const count = testimonials.length;
const carousel = page.getByRole('group', { name: title, exact: true });
const live = page.getByRole('group', { name: slides });
const slide = (number: number) =>
  page.getByRole('group', { name: `${number} of ${count}`, exact: true });
const button = (name: string) => carousel.getByRole('button', { name, exact: true });

beforeEach(async () => {
  await moveAway();
  await show(<Testimonials locale={locale} numeral="१" />);
  await expect.element(live).toHaveAttribute('aria-live', 'off');
});

async function expectSlide(number: number) {
  await expect.element(slide(number)).toBeInViewport({ ratio: 0.9 });
  await expect.element(slide(number)).toHaveTextContent(testimonials[number - 1]!.content);
  expect(carousel.getByRole('group', { name: / of \d+$/ }).elements()).toHaveLength(1);
  const current = document.querySelectorAll('[aria-current]');
  expect([...current]).toEqual([button(`${number} of ${count}`).element()]);
}

test('carousel: names its students, moves on every five seconds and wraps', async () => {
  const { firstName, initial, class: year, location } = testimonials[0]!;
  for (const text of [`${firstName} ${initial}.`, `${year}, ${location}`, '5 out of 5']) {
    await expect.element(slide(1)).toHaveTextContent(text);
  }
  await pass(4_999);
  await expectSlide(1);
  await pass(1);
  for (let number = 2; number <= count; number++) {
    await expectSlide(number);
    await pass(5_000);
  }
  await expectSlide(1);
});

test('carousel: goes where its buttons say, in one height', async () => {
  await page.viewport(360, 740);
  const height = () => document.documentElement.scrollHeight;
  const before = height();
  for (const [name, number] of [
    [`3 of ${count}`, 3],
    [`${count} of ${count}`, count],
    [controls.next, 1],
    [`2 of ${count}`, 2],
    [controls.previous, 1],
    [controls.previous, count],
    [controls.previous, count - 1],
    [controls.next, count],
  ] as const) {
    await button(name).click();
    await expectSlide(number);
    expect(height()).toBe(before);
  }
});

test('carousel: has four stops of Tab, in the order of the picture; arrow keys reach its dots', async () => {
  await page.viewport(360, 740);
  const buttons = carousel.getByRole('button').elements();
  const places = buttons.map((each) => each.getBoundingClientRect().x);
  expect(places, 'in the tree as in the picture').toEqual(places.toSorted((a, b) => a - b));
  const stops: Element[] = [];
  await userEvent.tab();
  for (; carousel.element().contains(document.activeElement); await userEvent.tab())
    stops.push(document.activeElement!);
  const named = [controls.pause, controls.previous, controls.next].map((name) => button(name));
  expect(stops).toEqual([...named, live].map((stop) => stop.element()));
  (button(controls.previous).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  await expectSlide(2);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(button(controls.previous)).toHaveFocus();
});

test('carousel: one testimonial is no carousel, and has no buttons', async () => {
  const one = { ...en, words: { ...en.words, testimonials: testimonials.slice(0, 1) } };
  await show(<Testimonials locale={one} numeral="१" />);
  await expect.element(page.getByText(testimonials[0]!.content)).toBeVisible();
  expect(page.getByRole('group').elements()).toEqual([]);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('carousel: counts more than four in a text, where their buttons would not fit', async () => {
  await page.viewport(360, 740);
  const many = ['Six', 'Seven'].map((content) => ({ ...testimonials[0]!, content }));
  const words = { ...en.words, testimonials: [...testimonials, ...many] };
  await show(<Testimonials locale={{ ...en, words }} numeral="१" />);
  await button(controls.next).click();
  await expect.element(carousel.getByText('2 of 6')).toBeVisible();
  await expect.element(page.getByRole('group', { name: '2 of 6' })).toBeInViewport({ ratio: 0.9 });
  // A pressed button moves, and a text is wider until its font has come.
  const countTops = () =>
    new Set(
      carousel
        .getByRole('button')
        .elements()
        .map((each) => each.getBoundingClientRect().y),
    ).size;
  await expect.poll(countTops).toBe(1);
  expect(document.documentElement.scrollWidth).toBe(360);
});

type Step = () => unknown;
const toggle = async (name: string) => {
  await button(name).click();
  await moveAway();
  (document.activeElement as HTMLElement).blur();
};

const pauses: [reason: string, start: Step, end: Step][] = [
  [
    'the visitor prefers reduced motion',
    () => commands.emulateMedia({ reducedMotion: 'reduce' }),
    () => commands.emulateMedia({ reducedMotion: null }),
  ],
  ['it is paused', () => toggle(controls.pause), () => toggle(controls.play)],
  ['the pointer is over it', () => carousel.hover(), moveAway],
  ['the focus is inside', () => live.element().focus(), () => live.element().blur()],
  ['its tab is hidden', () => setVisibility('hidden'), () => setVisibility('visible')],
];

test('carousel: pauses while a visitor reads it, prefers it, or is elsewhere', async () => {
  for (const [index, [reason, start, end]] of pauses.entries()) {
    const number = (index % count) + 1;
    await start();
    await expect.element(live, { message: reason }).toHaveAttribute('aria-live', 'polite');
    await pass(11_000);
    await expectSlide(number);
    await end();
    await expect.element(live, { message: reason }).toHaveAttribute('aria-live', 'off');
    await pass(5_000);
    await expectSlide((number % count) + 1);
  }
});

const tap = (name: string, tag = 'button') => commands.tap(`${tag}[aria-label="${name}"]`);

test('carousel: stops for good where it is touched, and follows a wheel', async () => {
  for (const [name, tag, number] of [
    [`1 of ${count}`, 'div', 1],
    [controls.next, 'button', 2],
  ] as const) {
    await tap(name, tag);
    await expect.element(button(controls.play)).toBeVisible();
    await pass(11_000);
    await expectSlide(number);
    await tap(controls.play);
    await expect.element(button(controls.pause)).toBeVisible();
    await expect.element(live).toHaveAttribute('aria-live', 'off');
    (document.activeElement as HTMLElement).blur();
  }
  await live.hover();
  await commands.turnWheel(-live.element().clientWidth);
  await expectSlide(1);
});

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} closeLabel="Close" aria-describedby={undefined}>
          <DialogTitle>Profile</DialogTitle>
        </Dialog>
      )}
    </>
  );
}

test('carousel: is hidden from screen readers while a dialog is open', async () => {
  await show(
    <>
      <Testimonials locale={locale} numeral="१" />
      <Opener />
    </>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(slide(1)).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(slide(1)).toBeVisible();
});
