import { headerCosts, NO_GUARD } from '../../support/header-costs';
import { rawRequest } from '../../support/raw-request';
import { expect, test } from '../../support/server-test';

const measure = headerCosts();

test('headers: none takes 50 ms of processor time more than usual, at any route', async () => {
  expect((await measure()).faults).toEqual([]);
});

test('headers: cookies take no more where no guard runs', async () => {
  const { faults, site } = await measure({ kind: 'cookie', preloads: [NO_GUARD] });
  expect(faults).toEqual([]);
  const { text } = await rawRequest(site.url, '/api/nothing', { method: 'POST' });
  expect(text, 'a page of Next instead of a refusal').toContain('<html');
});
