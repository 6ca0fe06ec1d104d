import { photoError } from '@/build/portrait';
import { FactsError } from '@/content/read-facts';

function checkPhoto(photo: string | null): void {
  const error = photoError(photo);
  if (error) throw new FactsError(error);
}

/** Each module reads its JSON files when it is imported. */
const modules = [
  () => import('@/content/site'),
  () => import('@/content/books'),
  () => import('@/content/samples'),
  () => import('@/content/sample-pages'),
  () => import('@/content/en/books'),
  () => import('@/content/en/testimonials'),
  () => import('@/content/hi/books'),
  () => import('@/content/hi/testimonials'),
  () => import('@/lib/locale'),
  () => import('@/content/site').then(({ site }) => checkPhoto(site.teacher.photo)),
];

/** A transform of tsx fails with "Transform failed…", then a line with file, line and column. */
const SYNTAX = /(content\/\S+?):(\d+):\d+: ERROR: (.+)/;

function toSentences(error: unknown): string[] {
  // The start says what is wrong with settings, which some words name.
  if (error instanceof Error && error.name === 'SettingsError') return [];
  if (error instanceof FactsError) return error.message.split('\n');
  const [, file, line, why] = SYNTAX.exec(error instanceof Error ? error.message : '') ?? [];
  if (!file) throw error;
  return [
    `${file} cannot be read at line ${line}: ${why}. Texts stand in "quotes", with a comma between two entries and none after the last. A quote inside a text is \\".`,
  ];
}

/** A sentence for each fact that is wrong, with its file. */
export async function factErrors(): Promise<string[]> {
  const errors = new Set<string>();
  for (const load of modules) {
    await load().catch((error: unknown) => toSentences(error).forEach((line) => errors.add(line)));
  }
  return [...errors];
}
