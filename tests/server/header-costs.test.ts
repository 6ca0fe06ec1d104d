import { pathsIn } from '@/content/pages';
import { headerCosts } from '../support/header-costs';
import { LOST } from '../support/pages';
import { expect, test } from '../support/server-test';

const measure = headerCosts();

/** Of each sort of request one. `tests/faults/hosts/header-costs.test.ts` sends the headers to every route. */
const routes = [
  pathsIn('en').home,
  LOST,
  '/api/account/session',
  'action of an account',
  'sign in',
  'form',
];

test('headers: none takes 50 ms of processor time more than usual', async () => {
  const { faults, names } = await measure({ routes });
  expect(faults).toEqual([]);
  expect(names.sort()).toEqual(routes.toSorted());
});
