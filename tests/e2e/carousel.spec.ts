import { type Page } from '@playwright/test';
import { testimonials } from '@/content/en/testimonials';
import { carouselOf, expectSlide, slideName, slidesOf } from '../support/carousel';
import { advance, expect, openPage, test } from '../support/test';
import { home } from '../support/words';

const { controls } = home.testimonials;
const slide = (page: Page, number: number) =>
  page.getByRole('group', { name: slideName(page, number), exact: true });
const button = (page: Page, name: string) =>
  carouselOf(page).getByRole('button', { name, exact: true });

async function expectTestimonial(page: Page, number: number) {
  await expectSlide(page, number);
  await expect(slide(page, number)).toContainText(testimonials[number - 1]!.content);
}

test.use({ hasTouch: true, isMobile: true });

// Its buttons, its time and its pauses are tested in `tests/parts/carousel.test.tsx`.
test(
  'carousel: moves on, stops for good when it is touched, follows a wheel',
  { tag: ['@testimonials', '@long'] },
  async ({ page }) => {
    await openPage(page, '/');
    await carouselOf(page).scrollIntoViewIfNeeded();
    await expect(slidesOf(page)).toHaveAttribute('aria-live', 'off');
    await expectTestimonial(page, 1);
    await advance(page, 5_000);
    await expectTestimonial(page, 2);
    await slide(page, 2).tap();
    await expect(button(page, controls.play)).toBeVisible();
    await page.mouse.move(4, 4);
    await expect(slidesOf(page)).toHaveAttribute('aria-live', 'polite');
    await advance(page, 11_000);
    await expectTestimonial(page, 2);
    await carouselOf(page).hover();
    const { width } = (await slide(page, 2).boundingBox())!;
    await page.mouse.wheel(-width, 0);
    await expectTestimonial(page, 1);
    await button(page, controls.play).tap();
    await button(page, controls.pause).tap();
    await expect(button(page, controls.play)).toBeVisible();
  },
);
