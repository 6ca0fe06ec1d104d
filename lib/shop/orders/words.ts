import { type orders } from '@/content/en/orders';
import { type Language, languageNames, languages } from '@/content/languages';
import { type InAnyLanguage } from '@/content/shape';
import { site } from '@/content/site';
import { closeTime, isHindi } from '@/lib/text/clock-time';
import { cut } from '@/lib/text/cut';
import { formatRupees, withLatinFigures } from '@/lib/text/format';
import { speakOfTeacher } from '@/lib/text/pronoun';
import { texts } from '@/lib/words/texts';

export type OrderWords = InAnyLanguage<typeof orders>;

const spoken = (words: OrderWords) =>
  JSON.parse(speakOfTeacher(JSON.stringify(words), site.teacher.pronoun)) as OrderWords;

const words = Object.fromEntries(
  languageNames.map((language) => [language, spoken(texts[language].orders)]),
) as Readonly<Record<Language, OrderWords>>;

/** Words and formats of a language. */
export function speak(language: Language) {
  const tag = withLatinFigures(languages[language].tag);
  const format = (style: Intl.DateTimeFormatOptions) => {
    const dates = new Intl.DateTimeFormat(tag, { ...style, timeZone: site.timeZone });
    return (ms: number) => dates.format(ms);
  };
  const moment = format(
    isHindi(tag)
      ? {
          day: 'numeric',
          month: 'short',
          year: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          dayPeriod: 'short',
        }
      : { dateStyle: 'medium', timeStyle: 'short' },
  );
  return {
    language,
    tag,
    words: words[language],
    toTime: (ms: number) => closeTime(moment(ms), tag),
    toDay: format({ dateStyle: 'long' }),
    toAmount: (amount: number | null) =>
      amount === null ? words[language].ownersMail.noAmount : formatRupees(amount, tag),
  };
}

export type Speech = ReturnType<typeof speak>;

export const readLanguage = (name: unknown, otherwise: Language = 'en'): Language =>
  languageNames.find((each) => each === name) ?? otherwise;

const MOST_CHARACTERS = 60;

/**
 * What a person typed, on one line. Mail programs make a link of each address, so that anybody could
 * send one to the owner as a name.
 */
export const quote = (text: string) =>
  cut(
    text
      .replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}\s/\\@:“”]+/gu, ' ')
      .replace(/\.(?=[^\s.])/gu, '. ')
      .trim(),
    MOST_CHARACTERS,
  );
