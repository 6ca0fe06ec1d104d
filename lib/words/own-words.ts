import { type Language } from '@/content/languages';
import { ownIn } from '@/content/unconfirmed';
import { valueIn } from '@/content/sample-state';

/** What the sample teacher says of a person or of the books; the file, the sample, and what in it may be untrue. */
const SAID: readonly [file: string, sample: string, part?: string][] = [
  ['about', 'about.profile', 'lead'],
  ['about', 'about.profile', 'text'],
  ['about', 'about.favourite.title'],
  ['about', 'about.stats', 'facts.students.text'],
  ['about', 'about.stats', 'facts.years.text'],
  ['about', 'about.stats', 'facts.countries.text'],
  ['about', 'about.mission'],
  ['about', 'about.career.events'],
  ['about', 'about.research', 'title'],
  ['about', 'about.research', 'lead'],
  ['about', 'about.research', 'areas.complement.text'],
  ['about', 'about.research', 'areas.crosswise.text'],
  ['about', 'about.research', 'areas.recurring.text'],
  ['about', 'about.research', 'areas.check.text'],
  ['about', 'about.recognition.groups'],
  ['books', 'booksPage.reasons.facts'],
];

type Group = Readonly<Record<string, unknown>>;

function changeAt(
  group: Group,
  keys: readonly string[],
  change: (value: unknown) => unknown,
): Group {
  const [key = '', ...others] = keys;
  const value = group[key];
  return {
    ...group,
    [key]: others.length > 0 ? changeAt(value as Group, others, change) : change(value),
  };
}

/** The words without what nobody has said is true of the owner. */
export const ownWords = <Words extends Group & { readonly unconfirmed: object }>(
  words: Words,
  language: Language,
): Words =>
  SAID.reduce<Group>((own, [file, sample, part]) => {
    const path = part ? `${sample}.${part}` : sample;
    const instead = valueIn(words.unconfirmed, path);
    return changeAt(own, path.split('.'), (value) =>
      ownIn(value, `content/${language}/${file}.ts`, sample, instead),
    );
  }, words) as Words;

const ENTRY_FILES = /^content\/\w+\/(testimonials|reviews)\.json$/;

/** Whether visitors do not read a sample on a site that has an owner. */
export const isHeldBack = (file: string, sample: string) =>
  ENTRY_FILES.test(file) ||
  (file === 'content/books.json' && /\.(rating|reviews|bestseller)$/.test(sample)) ||
  SAID.some(([name, path]) => file.endsWith(`/${name}.ts`) && path === sample);
