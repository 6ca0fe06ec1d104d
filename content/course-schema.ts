import { z } from 'zod';
import { batchTimesSchema, timesSchema } from './hours';

const language = z.enum(['en', 'hi']);
const count = z.int().positive();

/** Facts of the course; one that is null hides its row. */
export const courseSchema = z.strictObject({
  topics: z
    .array(z.enum(['products', 'division', 'squares', 'fractions', 'algebra', 'checks']))
    .min(1)
    .nullable()
    .describe('Which topics does the course teach?'),
  length: z
    .strictObject({
      weeks: count.describe('How many weeks?'),
      classesPerWeek: count.describe('With how many classes a week?'),
    })
    .nullable()
    .describe('Has the course a fixed length?'),
  minutes: count.nullable().describe('How many minutes is one class?'),
  groupSize: count.nullable().describe('How many students are in a group, at most?'),
  times: timesSchema
    .meta({ typed: 'times' })
    .nullable()
    .describe(
      'Between which days and hours are the classes? One range, such as Mon-Sat 16:00-21:00.',
    ),
  languages: z.array(language).min(1).nullable().describe('In which languages are they?'),
  /** Null shows a link to ask for it on WhatsApp. */
  fee: z
    .strictObject({
      amount: count.describe('How much is it, in rupees?'),
      per: z.enum(['course', 'month']).describe('For the whole course, or for a month?'),
    })
    .nullable()
    .describe('Do you show the fee on the site?'),
  /** The pages leave it out from its first day on. */
  next: z
    .strictObject({
      start: z.iso
        .date('a date, such as 2027-01-31')
        .describe('On which day does it start? (such as 31 January 2027)'),
      days: batchTimesSchema
        .meta({ typed: 'times' })
        .describe('On which days, at which hours are its classes?'),
      places: count.nullable().describe('How many places are left?'),
    })
    .nullable()
    .describe('Do you show the next batch of the course?'),
});

export type Course = z.infer<typeof courseSchema>;
export type Batch = NonNullable<Course['next']>;
