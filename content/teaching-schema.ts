import { z } from 'zod';
import { ORIGINAL } from './originals';
import { type Language, languageNames } from './languages';

const text = z.string().min(1, 'a text');

/** A number, and whether the site says "more than" it. */
export interface Count {
  n: number;
  more: boolean;
}

const toCount = (value: number | string): Count => ({
  n: Number(String(value).replace('+', '')),
  more: String(value).endsWith('+'),
});

const COUNT = 'a whole number, or one with a plus for more than it, such as 20+';

/** `8`, or `"20+"` for more than 20. The pages leave 0 out. */
const countSchema = z
  .union([z.int(COUNT).nonnegative(COUNT), z.string().regex(/^[1-9]\d*\+$/, COUNT)], {
    error: COUNT,
  })
  .transform(toCount)
  .meta({ typed: 'count' });

type OtherLanguage = Exclude<Language, typeof ORIGINAL>;

const englishName = (language: string) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language)!;

/** How a fact is written on the pages in other languages. Null shows it as it is. */
export function inOtherLanguages<Value extends z.ZodType>(value: Value, question: string) {
  const part = (language: string) =>
    value
      .nullable()
      .default(null)
      .describe(`${question} on the pages in ${englishName(language)}? (none: the same)`);
  const others = languageNames.filter((name) => name !== ORIGINAL);
  const shape = Object.fromEntries(others.map((name) => [name, part(name)])) as Record<
    OtherLanguage,
    ReturnType<typeof part>
  >;
  return z.strictObject(shape).prefault({});
}

export const textIn = (what: string, typed?: string) =>
  inOtherLanguages(typed ? text.meta({ typed }) : text, `How is ${what} written`);
export const listIn = (what: string, typed = 'names') =>
  inOtherLanguages(z.array(text).min(1).meta({ typed }), `How are ${what} written`);

/** A sentence of the owner's, with its translations. */
export const ownerTextSchema = (question: string, what = 'that sentence') =>
  z.strictObject({ text: text.describe(question), textIn: textIn(what) });

export type OwnerText = z.infer<ReturnType<typeof ownerTextSchema>>;

const isLanguage = (code: string) => /^[a-z]{2,3}$/.test(code) && englishName(code) !== code;

/** ISO 639, of languages that people speak: the site itself may have others. */
export const spokenLanguages = z
  .array(z.string().refine(isLanguage, 'write the names of languages, such as Hindi, English'))
  .min(1)
  .meta({ typed: 'languages' });

/** `"M.Sc."`, or with the place and the year in which it was taken, which About shows. */
export const degreeSchema = z.union(
  [
    text,
    z.strictObject({
      degree: text,
      place: text.nullable().default(null),
      year: z.int().min(1900).nullable().default(null),
    }),
  ],
  { error: 'a text, or a group in { } with a degree' },
);

export type Degree = z.infer<typeof degreeSchema>;

const grade = z.int().min(1).max(12);

const address = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'an address that starts with https://, such as https://example.in',
});

/** A place at which classes are held in person. */
const centreSchema = z
  .strictObject({
    name: text.describe('What is that centre called? (such as Arera Colony)'),
    nameIn: textIn('that name'),
    address: text.describe('What is its postal address?'),
    addressIn: textIn('that address'),
    map: address
      .nullable()
      .default(null)
      .describe('At which address is it on a map? (in Google Maps: Share, Copy link)'),
  })
  .meta({ first: 'Do you teach at a centre whose address the site may show?' })
  .describe('Do you teach at another centre?');

export type Centre = z.infer<typeof centreSchema>;

export const teachingSchema = z.strictObject({
  where: z
    .enum(['online', 'offline', 'both'])
    .default('online')
    .describe('Are your classes online (on a video call), offline (in person), or both?'),
  /** Of classes in person; without one, visitors ask for the place. */
  centres: z.array(centreSchema).default([]),
  /** First and last school class. Null: no school classes. */
  classes: z
    .tuple([grade, grade])
    .refine(([first, last]) => first <= last, { error: 'the lower class comes first' })
    .meta({ typed: 'classes' })
    .nullable()
    .describe(
      'From which school class to which do you teach? (such as 8 to 12, or 10 alone; none: no school classes)',
    ),
  exams: z
    .array(text)
    .meta({ typed: 'exams' })
    .describe('For which entrance exams do you prepare students? (such as JEE, bank exams; none)'),
  examsIn: listIn('these exams'),
  students: countSchema.describe(
    'How many students have you taught? (20,000+ says more than 20,000; 0 leaves it out)',
  ),
  counted: ownerTextSchema(
    'How did you count them, in one sentence? (such as: By the lists of my classes since 2004.)',
  )
    .nullable()
    .default(null)
    .describe('Do you say on the site how you counted your students?'),
  years: countSchema.describe('For how many years? (8, or 20+ for more than 20; 0 leaves it out)'),
  countries: countSchema.describe('In how many countries do they live? (1 leaves it out)'),
  booksWritten: countSchema.describe('How many books have you written? (0 or 1 leaves it out)'),
  sutras: z.int().positive(),
  demoMinutes: z.int().positive().describe('How many minutes is the free first class?'),
});

const network = (name: string) =>
  address
    .meta({ typed: name.toLowerCase() })
    .nullable()
    .default(null)
    .describe(`What is the address of your ${name} page?`);

/** Pages of the teacher elsewhere. One that is null is left out. */
export const socialSchema = z.strictObject({
  linkedin: network('LinkedIn'),
  instagram: network('Instagram'),
  youtube: network('YouTube'),
  telegram: network('Telegram'),
  facebook: network('Facebook'),
  /** Under names of their own. */
  more: z
    .array(
      z
        .strictObject({
          name: text.describe('What is it called? (such as X, or Quora)'),
          url: address.describe('What is its address?'),
        })
        .describe('Do you have another page elsewhere?'),
    )
    .default([]),
});
