import { coverErrors } from '@/build/covers';
import { photoError } from '@/build/portrait';
import { recordingErrors } from '@/build/recording/provide';
import { languageNames } from '@/content/languages';
import { FactsError } from '@/content/read-facts';
import { type Site } from '@/content/schema';

function checkPhoto(photo: string | null): void {
  const error = photoError(photo);
  if (error) throw new FactsError(error);
}

function checkRecording(voice: Site['teacher']['voice']): void {
  const errors = recordingErrors(voice);
  if (errors.length > 0) throw new FactsError(errors.join('\n'));
}

async function checkCovers(books: Parameters<typeof coverErrors>[0]): Promise<void> {
  const errors = await coverErrors(books);
  if (errors.length > 0) throw new FactsError(errors.join('\n'));
}

/** Each module reads its JSON files when it is imported. */
const modules = [
  () => import('@/content/site'),
  () => import('@/content/books'),
  () => import('@/content/samples'),
  () => import('@/content/sample-pages'),
  ...languageNames.flatMap((language) => [
    () => import(`../../content/${language}/books.ts`),
    () => import(`../../content/${language}/testimonials.ts`),
  ]),
  () => import('@/lib/words/locale'),
  () => import('@/content/site').then(({ site }) => checkPhoto(site.teacher.photo)),
  () => import('@/content/site').then(({ site }) => checkRecording(site.teacher.voice)),
  () => import('@/content/books').then(({ books }) => checkCovers(books)),
];

/** A transform of tsx fails with "Transform failed…", then a line with file, line and column. */
const SYNTAX = /(content\/\S+?):(\d+):\d+: ERROR: (.+)/;
const MISSING = /Cannot find module '.*?(content\/[^']+)'/;

const JSON_QUOTES =
  'Texts are in "quotes", with a comma between two entries and none after the last. A quote inside a text is \\".';
const SCRIPT_QUOTES = "Texts are in 'quotes', and an apostrophe inside a text is ’.";

function toSentences(error: unknown): string[] {
  // The start says what is wrong with settings, which some words name.
  if (error instanceof Error && error.name === 'SettingsError') return [];
  if (error instanceof FactsError) return error.message.split('\n');
  const message = error instanceof Error ? error.message : '';
  const missing = MISSING.exec(message)?.[1];
  if (missing) return [`${missing} is missing: git checkout ${missing} brings it back.`];
  const [, file, line, why] = SYNTAX.exec(message) ?? [];
  if (!file) throw error;
  const hint = file.endsWith('.json') ? JSON_QUOTES : SCRIPT_QUOTES;
  return [`${file} cannot be read at line ${line}: ${why}. ${hint}`];
}

/** A sentence for each fact that is wrong, with its file. */
export async function factErrors(): Promise<string[]> {
  const errors = new Set<string>();
  for (const load of modules) {
    await load().catch((error: unknown) => toSentences(error).forEach((line) => errors.add(line)));
  }
  return [...errors];
}
