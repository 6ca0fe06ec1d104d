import { expect, test, vi } from 'vitest';
import { GET, generateStaticParams } from '@/app/words/[file]/route';
import { stringsIn } from '@/build/fonts/characters';
import * as en from '@/content/en/words';
import { type profile } from '@/content/en/profile';
import { languageNames } from '@/content/languages';
import { site } from '@/content/site';
import facts from '@/content/site.json';
import { locales } from '@/lib/words/locale';
import { allPlaceholders } from '@/lib/words/placeholders';
import { wordFiles, wordsVersion } from '@/lib/words/word-files';

// A fact, a choice by a fact and one by the ebooks, as an owner may write them into any file.
vi.mock('@/content/en/profile', async (load) => {
  const loaded = await load<{ profile: typeof profile }>();
  const lead = 'In {city}. {He|She|They} {teaches|teaches|teach}.';
  const title = { by: 'languages', one: 'One language', some: 'Languages' };
  const submit = { none: 'None', some: 'Some' };
  return { profile: { ...loaded.profile, lead, title, submit } };
});

const read = (name: string) => JSON.parse(wordFiles.get(name)!) as unknown;

test('word files: a text has the facts, as those of a page have', () => {
  expect(read(`profile.en.${wordsVersion}.json`)).toMatchObject({
    lead: expect.stringMatching(`^In ${site.city}\\. (He|She|They) teach(es)?\\.$`),
    title: expect.stringMatching(/^(One language|Languages)$/),
    submit: expect.stringMatching(/^(None|Some)$/),
  });
});

test('word files: no fact is left to fill in', () => {
  for (const language of languageNames) {
    const { tag } = locales[language];
    const facts = Object.keys(allPlaceholders(language, tag, en));
    const files = [...wordFiles.keys()].filter((name) => name.split('.')[1] === language);
    expect.soft(files, language).toHaveLength(wordFiles.size / languageNames.length);
    for (const name of files) {
      const texts = stringsIn(read(name)).join('\n');
      const places = [...texts.matchAll(/\{(\w+)\}/g)].map(([, place]) => place!);
      expect
        .soft(
          places.filter((place) => facts.includes(place)),
          name,
        )
        .toEqual([]);
      expect.soft(texts, name).not.toMatch(/\{[^}]*\|/);
    }
  }
});

test('word files: each has an address, at which it is JSON', async () => {
  const files = generateStaticParams();
  expect(files).toHaveLength(wordFiles.size);
  for (const params of files) {
    const answer = await GET(new Request('http://localhost'), { params: Promise.resolve(params) });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(await answer.json()).toEqual(read(params.file));
  }
});

test('word files: other texts have another address', async () => {
  vi.resetModules();
  vi.doMock('@/content/site.json', () => ({ default: { ...facts, city: 'Nagpur' } }));
  const changed = await import('@/lib/words/word-files');
  expect(changed.wordsVersion).toMatch(/^[\da-f]{8}$/);
  expect(changed.wordsVersion).not.toBe(wordsVersion);
});
