import { pricedBooks } from '@/content/books';
import { type ByEbooks, type ByFact } from '@/content/shape';
import { site } from '@/content/site';
import { factChoices } from './fact-texts';
import { fill } from '../text/format';
import { speakOfTeacher } from '../text/pronoun';

const isByEbooks = (texts: object): texts is ByEbooks => 'none' in texts;

const isByFact = (texts: object): texts is ByFact & Record<string, string> => 'by' in texts;

function textForEbooks(texts: ByEbooks): string {
  if (pricedBooks.length === 0) return texts.none;
  if ('some' in texts) return texts.some;
  return pricedBooks.length === 1 ? texts.one : texts.several;
}

const choices = factChoices();

/** Chooses among texts by the facts, and fills the facts into each. Other places stay. */
export function fillAll(texts: unknown, values: Readonly<Record<string, string>>): unknown {
  if (typeof texts === 'string') return speakOfTeacher(fill(texts, values), site.teacher.pronoun);
  if (typeof texts !== 'object' || texts === null) return texts;
  if (isByFact(texts)) return fillAll(texts[choices[texts.by]!], values);
  if (isByEbooks(texts)) return fillAll(textForEbooks(texts), values);
  if (Array.isArray(texts)) return texts.map((text) => fillAll(text, values));
  const entries = Object.entries(texts).map(([key, text]) => [key, fillAll(text, values)]);
  return Object.fromEntries(entries);
}
