import { z } from 'zod';
import { courseSchema } from './course-schema';
import { hoursSchema } from './hours';
import { languageNames } from './languages';
import { lookSchema } from './look-schema';
import { recordingSchema } from './recording-schema';
import {
  degreeSchema,
  socialSchema,
  spokenLanguages,
  teachingSchema,
  textIn,
} from './teaching-schema';

/**
 * Shapes of the facts an owner edits. `npm run setup` asks for each that is described, with its
 * description as the question; of a group that may be null it asks whether there is one.
 */
const https = z.url({
  protocol: /^https$/,
  hostname: z.regexes.domain,
  error: 'an address that starts with https://, such as https://example.in',
});
const text = z.string().min(1, 'a text');
const phone = z
  .string()
  .regex(/^\+[1-9]\d{7,14}$/, 'a phone number with its country code, such as +919876543210')
  .meta({ typed: 'phone' });
const email = z.email('an email address, such as asha@example.in');
const count = z.int().positive();

/** What the pages /privacy and /terms say of the owner. */
export const legalSchema = z.strictObject({
  seller: text.describe('Which person or company sells? Write the registered name.'),
  address: text.describe(
    'What is your postal address, or that of your company? The pages /privacy and /terms show it.',
  ),
  gstin: z
    .string()
    .toUpperCase()
    .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'a GSTIN of 15 characters')
    .meta({ typed: 'gstin' })
    .nullable()
    .describe('What is your GSTIN, if you are registered for GST?'),
  grievance: z.strictObject({
    name: text.describe('Who answers complaints? It may be you.'),
    email: email.describe('At which email address?'),
    phone: phone.describe('On which phone number?'),
  }),
  refund: z.strictObject({
    anyReason: z.boolean().describe('May a buyer return an ebook without a reason?'),
    /** After the delivery. */
    askWithinDays: count.describe('Within how many days can a refund be asked for?'),
    /** After it is agreed. */
    paidWithinDays: count.describe('Within how many days is it paid?'),
  }),
  /** Null: not chosen yet. */
  host: text
    .meta({ mayComeLater: true })
    .nullable()
    .describe(
      'Which company runs the server, in which country? (not yet: you have not chosen one)',
    ),
  records: z.strictObject({
    /** Null: not chosen yet. */
    service: text
      .meta({ mayComeLater: true })
      .nullable()
      .describe(
        'Where do you keep messages and profiles? (such as Google Sheets; not yet: you have no place yet)',
      ),
    serviceIn: textIn('that'),
    months: count.describe('For how many months do you keep them?'),
  }),
  /** When the owner last read these pages. Null: not yet. */
  lastReviewed: z.iso
    .date('a date, such as 2027-01-31')
    .meta({ typed: 'past', mayComeLater: true })
    .nullable()
    .describe(
      'On which day did you last read the pages /privacy and /terms? (such as today, or not yet)',
    ),
  /** Until then each of these pages is marked as a sample. */
  reviewedByLawyer: z.boolean(),
  /** `notice`: parents may fill in their part. `parent-first`: the profile asks a parent first. */
  parentConsent: z.enum(['notice', 'parent-first']),
});

/** In the order in which setup asks. */
export const siteSchema = z.strictObject({
  name: text.describe('What is the name of your site?'),
  nameIn: textIn('that name'),
  teacher: z.strictObject({
    name: text.meta({ typed: 'people' }).describe('What is the name of the teacher?'),
    nameIn: textIn('that name', 'people'),
    pronoun: z
      .enum(['he', 'she', 'they'])
      .default('they')
      .describe('How do sentences about the teacher speak of them?'),
    degrees: z
      .array(degreeSchema)
      .min(1)
      .meta({ typed: 'degrees' })
      .nullable()
      .describe(
        'Which degrees has the teacher? Write / between them. (M.Sc., Delhi University, 2008 shows place and year, too)',
      ),
    /** A year. */
    since: z
      .int()
      .min(1900)
      .meta({ typed: 'year' })
      .nullable()
      .describe('In which year did the teacher begin to teach?'),
    /** In `content/`; the build cuts it. */
    photo: z
      .string()
      .regex(
        /^\w[\w.-]*\.(jpe?g|png|webp|avif)$/i,
        'the name of a file in content/ without spaces, such as teacher.jpg',
      )
      .meta({ typed: 'photo' })
      .nullable()
      .describe(
        'Where on this machine is a photograph of the teacher? It is copied into content/.',
      ),
    /** An address, or a file of the owner's. */
    voice: z
      .union([https, recordingSchema], {
        error: 'an address that starts with https://, or a group in { } with a file',
      })
      .meta({ typed: 'voice' })
      .nullable()
      .describe(
        'Where can visitors hear or see the teacher? (an address, or the path of a voice note or video on this machine, 30 seconds and 3 MB at most)',
      ),
  }),
  city: text
    .meta({ typed: 'places' })
    .describe('In which city do you teach? (or two: Jhansi and Orchha)'),
  cityIn: textIn('that', 'places'),
  /** In which the teacher teaches. */
  languages: spokenLanguages.describe('In which languages do you teach? (such as Hindi, English)'),
  /** What the site says about the teaching. */
  teaching: teachingSchema,
  course: courseSchema,
  phone: phone.describe('On which phone number do visitors reach you by WhatsApp?'),
  email: email.describe('To which email address may visitors write?'),
  /** ISO 3166-1. */
  country: z.string().length(2),
  timeZone: z.string(),
  social: socialSchema,
  hours: hoursSchema
    .meta({ typed: 'times' })
    .describe(
      'When is your office open? (such as Mon-Fri 9 am - 5 pm, Sat 10 am - 2 pm, Sun closed)',
    ),
  /** Promised times of reply, in hours. */
  reply: z.strictObject({
    hours: count.describe('Within how many hours do you answer?'),
    demoHours: count.describe('Within how many hours do you arrange a demo class?'),
    courseHours: z
      .tuple([count, count])
      .refine(([best, worst]) => best <= worst, { error: 'the smaller number comes first' })
      .meta({ typed: 'span' })
      .describe(
        'Within how many hours do you answer about the course, at best and at worst? (such as 2 to 4)',
      ),
  }),
  /** In which the site writes mails to its owner. */
  ownerLanguage: z
    .enum(languageNames)
    .default('en')
    .describe('In which language does the site write to you?'),
  upi: z.strictObject({
    id: z
      .string()
      .regex(/^[\w.-]{2,256}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/, 'a UPI ID, such as name@bank')
      .meta({ typed: 'upi' })
      .describe('To which UPI ID do buyers pay?'),
    payee: text
      .max(99, 'at most 99 characters')
      .describe('Which name does the bank show for that UPI ID?'),
    kind: z
      .enum(['personal', 'business'])
      .describe('Is that UPI ID your personal one, or of a business account?'),
  }),
  /** Null where buyers send their screenshots by WhatsApp. */
  screenshotForm: https
    .nullable()
    .describe(
      'At which address is your form for payment screenshots? (none: buyers send them by WhatsApp)',
    ),
  /** On the first page of the file that a buyer downloads, and at its end. */
  markEbooks: z
    .boolean()
    .default(false)
    .describe(
      'Does each ebook get the reference of its order, such as VM-7K3QX2, in small letters on its first page? A copy that is passed on then says which order it is from.',
    ),
  legal: legalSchema,
  look: lookSchema,
});

export type Site = z.infer<typeof siteSchema>;

const stars = z.int().min(1).max(5);

/** On which day they agreed in writing to be quoted. */
const consent = z.iso
  .date('a date in quotes, such as "2026-01-31"')
  .meta({ typed: 'past' })
  .optional()
  .describe(
    'On which day did they agree in writing to be quoted, and a parent where they are under 18? (such as today; none: not yet)',
  );

/** What a reader says of the books. */
export const reviewSchema = z
  .strictObject({
    name: text.describe('What is the name of the reader? (such as Asha S., or A reader)'),
    exam: text.describe('For which class or exam did they read it? (such as Class 8)'),
    content: text.describe('What do they say, word for word?'),
    rating: stars.describe('How many stars do they give? (1 to 5)'),
    consent,
  })
  .meta({ first: 'Do you show what a reader says of the books?' })
  .describe('Do you show what another reader says?');

/** What a student or parent says. Keep a written consent before a name goes public. */
export const testimonialSchema = z
  .strictObject({
    firstName: text.describe('What is the first name of the student or parent?'),
    initial: text.describe('With which letter does the family name begin?'),
    class: text.describe('Which class are they in? (such as Class 8, or Parent, Class 8)'),
    content: text.describe('What do they say, word for word?'),
    rating: stars.describe('How many stars do they give? (1 to 5)'),
    location: text.describe('In which city do they live?'),
    since: z
      .string()
      .regex(/^(19|20)\d\d$/, 'a year in quotes, such as "2024"')
      .optional()
      .describe('In which year did they begin to learn with you? (none: not said)'),
    consent,
  })
  .meta({ first: 'Do you show what a student or parent says of you?' })
  .describe('Do you show what another one says?');

export type Review = z.infer<typeof reviewSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
