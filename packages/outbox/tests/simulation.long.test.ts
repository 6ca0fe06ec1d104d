import { expect, it } from 'vitest';
import { plants } from '../simulator/plants.ts';
import { simulate } from '../simulator/run.ts';

it.each(plants)('simulation: finds that $name', async (plant) => {
  const { failure } = await simulate({ seed: 1, histories: 10_000, plant });
  expect(failure?.replay).toContain(`--plant "${plant.name}"`);
});
