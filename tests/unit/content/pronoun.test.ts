import { describe, expect, it, vi } from 'vitest';
import { stringsIn } from '@/build/fonts/characters';
import { accountMails as mailsEn } from '@/content/en/account-mails';
import { errors as errorsEn } from '@/content/en/errors';
import { refusedForm as refusedEn } from '@/content/en/refused-form';
import { submissions } from '@/content/en/submissions';
import * as en from '@/content/en/words';
import { accountMails as mailsHi } from '@/content/hi/account-mails';
import { errors as errorsHi } from '@/content/hi/errors';
import { refusedForm as refusedHi } from '@/content/hi/refused-form';
import * as hi from '@/content/hi/words';
import { type Language, languageNames } from '@/content/languages';
import { pages } from '@/content/pages';
import { samples } from '@/content/samples';
import site from '@/content/site.json';
import { speakOfTeacher } from '@/lib/text/pronoun';

const pronouns = ['he', 'she', 'they'] as const;
type Pronoun = (typeof pronouns)[number];

/** Once the fact is the owner's, the owner may write sentences that fit no other. */
const isSample = samples['content/site.json']?.includes('teacher.pronoun');
const tried = pronouns.filter((each) => isSample || each === site.teacher.pronoun);

/** Scripts of error pages and mails take these as they are written. */
const unfilled: Partial<Record<Language, unknown>> = {
  en: [errorsEn, mailsEn, refusedEn, submissions],
  hi: [errorsHi, mailsHi, refusedHi],
};

/** What others say and type: students, readers, a student in the teacher's story, visitors. */
const ofOthers = [
  'testimonials',
  'readerReviews',
  'career',
  'keywords',
  'vocabulary',
  'otherSubjects',
  'sumWords',
];

/** Who wrote the book of the sutras. */
const author = /Bharati Krishna Tirtha|भारती कृष्ण तीर्थ/;

/** Every sentence that a visitor reads of the teacher. */
async function sentencesOf(language: Language, pronoun: Pronoun): Promise<string[]> {
  vi.resetModules();
  vi.doMock('@/content/site.json', () => ({
    default: { ...site, teacher: { ...site.teacher, pronoun } },
  }));
  const { locales } = await import('@/lib/words/locale');
  const { assistantGuide } = await import('@/lib/assistant/guide');
  const { graphOf } = await import('@/lib/seo/graphs');
  const locale = locales[language];
  const texts = JSON.stringify(
    {
      words: locale.words,
      guide: assistantGuide(locale),
      unfilled: unfilled[language],
      graphs: pages.map(({ id }) => graphOf(id, locale)),
    },
    (key, value: unknown) => (ofOthers.includes(key) ? undefined : value),
  );
  return stringsIn(JSON.parse(texts))
    .flatMap((text) => text.split(/(?<=[।.?!])\s+|\n/))
    .filter((sentence) => !author.test(sentence) && !/^\/?[a-z]{2}(-[A-Z]{2})?$/.test(sentence));
}

const oneOf = (words: string) => `(?<![\\p{L}\\p{M}])(${words})(?![\\p{L}\\p{M}])`;
const matching = (pattern: string) => new RegExp(pattern, 'iu');

const teacher = `teacher|${site.teacher.name}|शिक्षक|शिक्षिका|वे|उन्हें|उन्होंने|उनसे|उनके|उनकी|उनका`;
const aboutTeacher = matching(oneOf(teacher));

/** The subjects of verbs in sentences that name the teacher too. */
const otherSubject = matching(oneOf('आप|हम|मैंने|माता-पिता|लिखी बातें|फ़ीस और समय'));

/** Words that speak of a man, of a woman, or of neither. Verbs count where the teacher is named. */
const spoken = {
  he: {
    words: 'he|his|him|himself|sir|mr|gentleman|पढ़ाते|सर|श्री|श्रीमान',
    verbs: '(ते|रहे|चुके|गए|वाले) (हैं|थे)|ेंगे',
  },
  she: {
    words: 'she|her|hers|herself|madam|mrs|ms|lady|पढ़ाती|मैडम|श्रीमती|शिक्षिका|अध्यापिका',
    verbs: '(ती|रही|चुकी|गई|वाली) (हैं|थीं)|ेंगी',
  },
  they: { words: 'themselves|themself', verbs: oneOf('they|their') },
};

/** In Hindi they are of a man, or of a teacher whose gender is not known. */
const nounsOfMen = { words: 'शिक्षक(?! मंडल)|अध्यापक', verbs: '(?!)' };

const contradicting: Record<Pronoun, { words: string; verbs: string }[]> = {
  he: [spoken.she, spoken.they],
  she: [spoken.he, spoken.they, nounsOfMen],
  they: [spoken.she, spoken.he],
};

/** The languages whose words for a man and a woman are here. */
const known = languageNames.filter((language) => language in unfilled);

describe.each(known.flatMap((language) => tried.map((pronoun) => ({ language, pronoun }))))(
  'teacher: in $language, of whom the fact says "$pronoun"',
  ({ language, pronoun }) => {
    it('is spoken of so in every sentence', async () => {
      const sentences = await sentencesOf(language, pronoun);
      expect(sentences.length).toBeGreaterThan(1200);
      const wrong = contradicting[pronoun].flatMap(({ words, verbs }) =>
        sentences.filter(
          (sentence) =>
            matching(oneOf(words)).test(sentence) ||
            (aboutTeacher.test(sentence) &&
              matching(verbs).test(sentence) &&
              !otherSubject.test(sentence)),
        ),
      );
      expect([...new Set(wrong)]).toEqual([]);
      expect(sentences.filter((sentence) => /\{[^}]*\|/.test(sentence))).toEqual([]);
    });
  },
);

it('teacher: a text has a form for each pronoun', () => {
  for (const [text, forms] of [
    ['{He teaches|She teaches|They teach}.', ['He teaches.', 'She teaches.', 'They teach.']],
    ['{शिक्षक|शिक्षिका} से पूछें।', ['शिक्षक से पूछें।', 'शिक्षिका से पूछें।', 'शिक्षक से पूछें।']],
    ['{a|b} {city} {c|d}', ['a {city} c', 'b {city} d', 'a {city} c']],
    ['{city} at {hours}', Array(3).fill('{city} at {hours}')],
  ] as const) {
    expect
      .soft(
        pronouns.map((pronoun) => speakOfTeacher(text, pronoun)),
        text,
      )
      .toEqual(forms);
  }
});

it('teacher: texts have a form for each pronoun, and none is empty', () => {
  for (const [_, least, words] of [
    ['English', 3, en],
    ['Hindi', 2, hi],
  ] as const) {
    const forms = stringsIn({ ...words }).flatMap(
      (text) => text.match(/\{[^{}]*\|[^{}]*\}/g) ?? [],
    );
    const isWhole = (form: string) => {
      const parts = form.slice(1, -1).split('|');
      return (
        parts.length >= least && parts.length <= 3 && parts.every((part) => part.trim() !== '')
      );
    };
    expect
      .soft(
        forms.filter((form) => !isWhole(form)),
        _,
      )
      .toEqual([]);
  }
});
