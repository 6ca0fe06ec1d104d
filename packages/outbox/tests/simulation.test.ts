import { describe, expect, it } from 'vitest';
import { storeContract } from '@sutra/outbox/testing/store-contract';
import { bundle } from '../simulator/bundle.ts';
import { Disk, memoryStore } from '../simulator/memory-store.ts';
import { plants } from '../simulator/plants.ts';
import { simulate } from '../simulator/run.ts';

// Planted faults: simulation.long.test.ts.

it('simulation: 5,000 histories keep every promise', async () => {
  const { failure, counted } = await simulate({ seed: 1, histories: 5_000 });
  expect(failure && `${failure.broken}\n${failure.replay}`).toBeUndefined();
  for (const [what, count] of Object.entries(counted)) expect(count, what).toBeGreaterThan(100);
});

it('simulation: a seed makes the same history again, whoever runs it', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map((workers) => simulate({ seed: 9, histories: 600, workers })),
  );
  expect(one!.counted).toEqual(other!.counted);
});

it('simulation: finds the text of every fault that it plants', async () => {
  for (const plant of plants) await bundle(plant);
  await expect(bundle({ ...plants[0]!, from: 'is nowhere' })).rejects.toThrow('0 times');
});

describe.each([true, false])('store of the simulation, versions counted: %s', (isCounted) => {
  it.each(storeContract)('store: $title', ({ run }) =>
    run(() => memoryStore(new Disk(isCounted), async (_name, operation) => operation())),
  );
});
