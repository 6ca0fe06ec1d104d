import { z } from 'zod';
import { feeRulesSchema } from './fee-rules-schema';
import { batchTimesSchema } from './hours';
import { listIn, spokenLanguages, textIn } from './teaching-schema';

const count = z.int().positive();

/** Topics with words in each language; any other is shown as it is written. */
export const KNOWN_TOPICS = [
  'products',
  'division',
  'squares',
  'fractions',
  'algebra',
  'checks',
] as const;

const batchSchema = z
  .strictObject({
    start: z.iso
      .date('a date, such as 2027-01-31')
      .describe('On which day does it start? (such as 31 January 2027)'),
    days: batchTimesSchema
      .meta({ typed: 'times' })
      .describe('On which days, at which hours are its classes? (Indian time)'),
    places: count.nullable().describe('How many places are left?'),
  })
  .meta({ first: 'Do you show the next batch of the course?' })
  .describe('Do you show another batch of the course?');

const feeSchema = z
  .strictObject({
    amount: count.describe('How much is it, in rupees?'),
    per: z.enum(['course', 'month']).describe('For the whole course, or for a month?'),
    /** Of a fee by the month: for how many it is paid. */
    months: count.default(1).describe('For how many months together?'),
    /** Null where there is one fee for all. */
    what: z
      .string()
      .min(1, 'a text')
      .nullable()
      .default(null)
      .describe('For what is it? (such as two classes a week; none: for the same)'),
    whatIn: textIn('that'),
  })
  .meta({ first: 'Do you show the fee on the site?' })
  .describe('Do you show another fee? (such as for three months, or for another course)');

/** A file of before has one batch or fee, or null. */
const toList = (value: unknown) =>
  value === null ? [] : Array.isArray(value) || typeof value !== 'object' ? value : [value];

/** Facts of the course; one that is null hides its row. */
export const courseSchema = z.strictObject({
  topics: z
    .array(z.string().min(1, 'a text'))
    .min(1)
    .meta({ typed: 'topics' })
    .nullable()
    .describe(
      `Which topics does the course teach? (${KNOWN_TOPICS.join(', ')}, or others, such as tables)`,
    ),
  topicsIn: listIn('these topics', 'topics'),
  length: z
    .strictObject({
      weeks: count.describe('How many weeks?'),
      classesPerWeek: count.describe('With how many classes a week?'),
    })
    .nullable()
    .describe('Has the course a fixed length?'),
  minutes: count.nullable().describe('How many minutes is one class?'),
  groupSize: count.nullable().describe('How many students are in a group, at most?'),
  times: batchTimesSchema
    .meta({ typed: 'times' })
    .nullable()
    .describe(
      'On which days, between which hours are the classes? (Indian time, such as Mon-Fri 4-9 pm, Sat 11 am-1 pm)',
    ),
  languages: spokenLanguages
    .nullable()
    .describe('In which languages are the classes? (such as Hindi, English)'),
  /** Without one there is a link to ask for it on WhatsApp. */
  fee: z.preprocess(toList, z.array(feeSchema)),
  feeRules: feeRulesSchema,
  /** The next batches. The pages leave each out from its first day on. */
  next: z.preprocess(toList, z.array(batchSchema)),
});

export type Course = z.infer<typeof courseSchema>;
export type Batch = z.infer<typeof batchSchema>;
