import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringsIn } from '@/build/fonts/characters';
import { languageNames } from '@/content/languages';
import { root } from '@/scripts/lib/root.mjs';
import { wordsPage } from '@/scripts/words/page';

const page = wordsPage();

it.each(languageNames)('words page: has every text of content/%s', async (language) => {
  const folder = join(root, 'content', language);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(
    files.map((file) => import(join(folder, file)) as Promise<object>),
  );
  const texts = modules.flatMap((module) => stringsIn({ ...module }));
  expect(texts.length).toBeGreaterThan(700);
  const parts = texts.flatMap((text) => text.split(/[\n&<>]/));
  expect(parts.filter((part) => !page.includes(part))).toEqual([]);
});
