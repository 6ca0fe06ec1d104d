import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringsIn } from '@/build/fonts/characters';
import { root } from '@/scripts/steps/root.mjs';
import { wordsPage } from '@/scripts/words/page';

const page = wordsPage();

it.each(['en', 'hi'])('words page: has every text of content/%s', async (language) => {
  const folder = join(root, 'content', language);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<object>),
  );
  const texts = modules.flatMap((module) => stringsIn({ ...module }));
  expect(texts.length).toBeGreaterThan(700);
  const parts = texts.flatMap((text) => text.split(/\{\w+\}|[\n&<>]/));
  expect(parts.filter((part) => !page.includes(part))).toEqual([]);
});

it('words page: shows each text with sample numbers in its places', () => {
  expect(page.includes('97 is 3 short of 100. 93 is 7 short.')).toBe(true);
  expect(page.includes('97 यानी 100 से 3 कम। 93 यानी 100 से 7 कम।')).toBe(true);
  expect(page.match(/\{\w+\}/g), 'give it a sample in scripts/words/samples.ts').toBeNull();
});
