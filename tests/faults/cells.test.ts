import { expect, it } from 'vitest';
import { neutraliseCell } from '@/lib/text/spreadsheet';
import { findCsvLeaks, findLeaks } from '@/tests/support/hostile-cells';

it('cells: leave no formula among 200,000 generated texts', () => {
  expect(findLeaks(neutraliseCell, 200_000)).toEqual([]);
});

it('cells: leave no formula among 200,000 in CSV, read with four separators', async () => {
  expect(await findCsvLeaks(200_000)).toEqual([]);
});
