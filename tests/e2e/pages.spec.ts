import { notFoundNote, quickPages } from '../support/pages';
import { test } from '../support/test';
import { expectWholePages } from '../support/whole-page/page';

test('pages: a few are whole before scripts; fit, rest and conform after', async ({
  context,
  problems,
}) => {
  problems.allow(notFoundNote);
  await expectWholePages(context, quickPages);
});
