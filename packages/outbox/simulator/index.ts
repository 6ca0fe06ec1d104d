import { parseArgs } from 'node:util';
import { COUNTED } from './history.ts';
import { plants } from './plants.ts';
import { simulate, type SimulationOptions } from './run.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    histories: { type: 'string', default: '100000' },
    /** The name of a fault, or `all`. */
    plant: { type: 'string' },
  },
});

const number = (n: number) => n.toLocaleString('en');

async function run(options: SimulationOptions): Promise<boolean> {
  const { histories, seconds, counted, failure } = await simulate(options);
  if (failure) {
    console.log(failure.trace.join('\n'));
    console.log(`${failure.broken}\n${failure.replay}`);
  }
  const sums = COUNTED.map((name) => `${name} ${number(counted[name])}`).join(', ');
  console.log(`${number(histories)} histories in ${seconds.toFixed(1)} s: ${sums}`);
  return failure === undefined;
}

async function tryPlants(options: SimulationOptions): Promise<boolean> {
  let found = 0;
  for (const plant of plants) {
    const { histories, seconds, failure } = await simulate({ ...options, plant });
    if (failure) found += 1;
    const after = `${number(histories)} histories, ${seconds.toFixed(1)} s`;
    console.log(`${failure ? `found after ${after}` : `NOT FOUND in ${after}`}: ${plant.name}`);
    if (failure) console.log(`  ${failure.broken}`);
  }
  return found === plants.length;
}

const { plant: name } = values;
const plant = plants.find((each) => each.name === name);
if (name && name !== 'all' && !plant) throw new Error(`There is no plant of this name: ${name}`);
const histories = Number(values.histories);
const options = { seed: Number(values.seed), histories, plant, isTraced: histories === 1 };
const isKept = name === 'all' ? await tryPlants(options) : await run(options);
if (!isKept) process.exitCode = 1;
