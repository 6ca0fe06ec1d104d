import { expect, test } from '@playwright/test';

/** Expects the tag of a test that `playwright.config.ts` leaves out where the owner has no such book. */
export const expectTag = (tag: '@shop' | '@preview') =>
  expect(test.info().tags, 'the tags of this test').toContain(tag);
