import { z } from 'zod';
import { languageNames } from '@/content/languages';
import { ALL, hash, shippedHashes } from '@/content/sample-state';
import { reviewSchema, testimonialSchema } from '@/content/schema';
import { type Draft, type Facts, type Question, questionsIn } from './questions';
import { englishLanguage } from './read-list';

/** What others say, in a file of each language: asked for by name alone, as the books are. */
const SAID = { testimonials: testimonialSchema, reviews: reviewSchema };
export const ENTRY_GROUPS = Object.keys(SAID);

const fileOf = (group: string, language: string) => `content/${language}/${group}.json`;

/** Shapes of the files, by their names. */
export const entrySchemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  Object.entries(SAID).flatMap(([group, schema]) =>
    languageNames.map((language) => [fileOf(group, language), z.array(schema).default([])]),
  ),
);

/** Those of the groups that are asked for. */
export const entryFiles = (groups: readonly string[]) =>
  Object.keys(entrySchemas).filter((file) =>
    groups.some((group) => file.endsWith(`/${group}.json`)),
  );

/** The questions of each language: what one person says is not asked for in another. */
export const entryQuestions = (draft: Draft, group: string): Question[] =>
  languageNames.flatMap((language) => {
    const file = fileOf(group, language);
    const questions = questionsIn(draft, entrySchemas[file]!, file);
    const pages = `${englishLanguage(language)} pages`;
    return questions.map((question) => ({ ...question, text: `${pages}: ${question.text}` }));
  });

/** The entries without those that came with the site: who adds one says nothing of the others. */
export function withoutSampleEntries(file: string, entries: unknown, samples: Facts): unknown {
  if (!Array.isArray(entries) || samples[file] !== ALL) return entries;
  return entries.filter((entry) => !shippedHashes[file]?.[ALL]?.includes(hash(entry)));
}
