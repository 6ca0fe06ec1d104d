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
export function fillAll(
  texts: unknown,
  values: Readonly<Record<string, string>>,
  finish = (text: string) => text,
): unknown {
  const fillEach = (each: unknown) => fillAll(each, values, finish);
  if (typeof texts === 'string')
    return finish(speakOfTeacher(fill(texts, values), site.teacher.pronoun));
  if (typeof texts !== 'object' || texts === null) return texts;
  if (isByFact(texts)) return fillEach(texts[choices[texts.by]!]);
  if (isByEbooks(texts)) return fillEach(textForEbooks(texts));
  if (Array.isArray(texts)) return texts.map(fillEach);
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fillEach(text)]));
}
