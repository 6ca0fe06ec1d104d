import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { FactsError, readFacts } from './read-facts';
import {
  hashesSchema,
  type ReadContent,
  samplesLeft,
  shippedHashes,
  withoutBuyers,
} from './sample-state';
import facts from './samples.json' with { type: 'json' };

const pathsSchema = z.record(z.string(), z.union([z.array(z.string()), z.literal('all')]));

/** What the owner has found true. The project has no such file, so merging cannot touch it. */
export const CONFIRMED = 'content/confirmed.json';

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(pathOf(file), 'utf8'));
  } catch (error) {
    throw new FactsError(`${file} cannot be read: ${(error as Error).message}.`, { cause: error });
  }
}

/** Facts and words that the project ships as samples, by file. */
export const shippedPaths = readFacts(pathsSchema, facts, 'content/samples.json');

export const hasConfirmed = existsSync(pathOf(CONFIRMED));

export const confirmed = hasConfirmed
  ? readFacts(hashesSchema, readJson(CONFIRMED), CONFIRMED)
  : {};

const loaded = await Promise.all(
  Object.keys(shippedPaths).map(async (file) => {
    if (!existsSync(pathOf(file))) return [file, undefined] as const;
    if (file.endsWith('.json')) return [file, readJson(file)] as const;
    return [file, await import(new URL(`../${file}`, import.meta.url).href)] as const;
  }),
);
const content: Record<string, unknown> = Object.fromEntries(loaded);

/** Reads what is on the disk. */
export const readContent: ReadContent = (file) => content[file];

const left = samplesLeft(shippedPaths, shippedHashes, confirmed, readContent);
const books = readContent('content/books.json') as Record<string, { price?: unknown }> | undefined;
const sellsEbooks = Object.values(books ?? {}).some(({ price }) => price);

/** Facts and words that are as they came with the site, by file, as paths in it or `all`. */
export const samples = sellsEbooks ? left : withoutBuyers(left);

/** A file that is a sample as a whole counts as one. */
export const sampleCount = Object.values(samples).flat().length;
