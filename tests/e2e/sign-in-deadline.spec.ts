import { type Page, type Route } from '@playwright/test';
import {
  authDialog,
  badge,
  signInCompleted,
  login,
  newAddress,
  openAuth,
  PASSWORD,
  register,
  registered,
  said,
  signedInUser,
  toast,
  words,
} from '../support/account';
import { expect, test } from '../support/test';

const { toasts } = words;

/** Steps of a sign-in, and the request at which each may hang. */
const steps = {
  'the settings': '**/api/account/config',
  'the password': '**/accounts:signInWithPassword?*',
  'the account': '**/accounts:lookup?*',
  'the session': '**/api/account/session',
} as const;

/** Holds requests of one address back; `release` lets them reach the server after all. */
async function hold(page: Page, address: string) {
  const held: Route[] = [];
  await page.route(address, (route) => void held.push(route));
  return {
    held,
    async release() {
      await page.unroute(address);
      for (const route of held) {
        await route.continue().catch(() => {});
        await route.request().response();
      }
    },
  };
}

/** Requests about accounts from now on. */
function watchRequests(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/\/accounts:|\/v1\/token|\/api\/(account|auth)\//.test(request.url())) {
      sent.push(new URL(request.url()).pathname);
    }
  });
  return sent;
}

const error = (page: Page) => said(page, toasts.error.title);

async function expectNothingLater(page: Page, sent: string[]) {
  // The late answer has arrived; what it sets off goes out before these two are answered.
  expect(await signedInUser(page)).toBeNull();
  expect(await signedInUser(page)).toBeNull();
  expect(sent).toEqual([]);
  await expect(authDialog(page)).toBeVisible();
  await expect(error(page)).toBeVisible();
}

test.beforeEach(({ problems }) => problems.allow(/Failed to load resource/));

for (const [step, address] of Object.entries(steps)) {
  test(`sign-in: sends nothing and signs nobody in after ${step} took too long`, async ({
    page,
  }) => {
    const visitor = await registered();
    await page.clock.install();
    const hanging = await hold(page, address);
    await openAuth(page);
    await login(page, visitor.email);
    await expect.poll(() => hanging.held.length).toBeGreaterThan(0);
    await page.clock.fastForward(9_500);
    await expect(error(page)).toContainText(toasts.error.text);
    await expect(toast(page, toasts.error.title)).toBeVisible();

    const sent = watchRequests(page);
    await hanging.release();
    await expectNothingLater(page, sent);
    await expect(badge(page, visitor.name)).toHaveCount(0);

    await authDialog(page).getByRole('button', { name: words.loginForm.submit }).click();
    await expect(badge(page, visitor.name).first()).toBeAttached();
  });
}

test('registration: sends nothing more after the account took too long to make', async ({
  page,
}) => {
  await page.clock.install();
  const hanging = await hold(page, '**/accounts:signUp?*');
  await openAuth(page);
  await register(page, { name: 'Asha Rao', email: newAddress(), password: PASSWORD });
  await expect.poll(() => hanging.held.length).toBe(1);
  await page.clock.fastForward(9_500);
  await expect(error(page)).toContainText(toasts.error.text);
  const sent = watchRequests(page);
  await hanging.release();
  await expectNothingLater(page, sent);
});

for (const how of ['refused', 'not answered'] as const) {
  test(`sign-out: says that the visitor is still signed in when it is ${how}`, async ({ page }) => {
    const visitor = await signInCompleted(page);
    await page.keyboard.press('Escape');
    await page.route('**/api/account/session', (route) =>
      how === 'refused' ? route.fulfill({ status: 403 }) : route.abort(),
    );
    const logout = page.getByRole('banner').getByRole('button', { name: words.logout });
    await logout.click();
    await expect(toast(page, toasts.logoutFailed.title)).toBeVisible();
    await expect(toast(page, toasts.logoutFailed.text)).toBeVisible();
    await expect(badge(page, visitor.name).first()).toBeVisible();
    await page.unroute('**/api/account/session');
    await logout.click();
    await expect(badge(page, visitor.name)).toHaveCount(0);
    expect(await signedInUser(page)).toBeNull();
  });
}
