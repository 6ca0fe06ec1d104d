import { type Degree } from '@/content/teaching-schema';
import { englishLanguage } from './read-list';

const showDegree = (each: Degree) =>
  typeof each === 'string' ? each : [each.degree, each.place, each.year].filter(Boolean).join(', ');

const SHOWN: Record<string, (value: readonly unknown[]) => string> = {
  classes: ([first, last]) => (first === last ? String(first) : `${first} to ${last}`),
  languages: (codes) => codes.map((code) => englishLanguage(String(code))).join(', '),
  names: (names) => names.join(', '),
  degrees: (degrees) => (degrees as Degree[]).map(showDegree).join(' / '),
};

/** A list as a person would type it. */
export function showTyped(way: unknown, value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined;
  const names: Record<string, string> = { span: 'classes', topics: 'names', exams: 'names' };
  return SHOWN[names[String(way)] ?? String(way)]?.(value);
}
