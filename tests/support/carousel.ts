import { expect, type Page } from '@playwright/test';
import { testimonials } from '@/content/en/testimonials';
import { fill } from '@/lib/text/format';
import { expectTag } from './tags';
import { wordsOf } from './words';

function groupOf(page: Page, part: 'title' | 'slides') {
  expectTag('@testimonials');
  return page.getByRole('group', { name: wordsOf(page).home.testimonials[part], exact: true });
}

/** The testimonials with their buttons, where there are two or more. */
export const carouselOf = (page: Page) => groupOf(page, 'title');
/** The row of slides in them. */
export const slidesOf = (page: Page) => groupOf(page, 'slides');

/** The name of a slide, and of the dot that shows it. */
export const slideName = (page: Page, number: number) =>
  fill(wordsOf(page).home.testimonials.position, { number, count: testimonials.length });

/** Expects a slide in the place of its row. How far the page is scrolled is left to the browser. */
export async function expectSlide(page: Page, number: number) {
  const slide = slidesOf(page)
    .locator('> *')
    .nth(number - 1);
  const distance = () =>
    slide.evaluate((element) => {
      const { x, width } = element.parentElement!.getBoundingClientRect();
      return Math.abs(element.getBoundingClientRect().x - x) / width;
    });
  await expect(slide).toBeVisible();
  await expect.poll(distance, `slide ${number} is in its place`).toBeLessThan(0.1);
}
