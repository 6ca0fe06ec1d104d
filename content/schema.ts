import { z } from 'zod';

/**
 * Shapes of the facts an owner edits. Server and tests only: the browser gets plain values.
 */
const https = z.url({ protocol: /^https$/ });
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a 24-hour time such as 09:00');

export const openingSchema = z.strictObject({
  /** First and last day of the span; 0 is Sunday, as in `Date.getDay`. */
  days: z.tuple([z.int().min(0).max(6), z.int().min(0).max(6)]),
  opens: time.nullable(),
  closes: time.nullable(),
});

export const siteSchema = z.strictObject({
  name: z.string().min(1),
  teacher: z.strictObject({ name: z.string().min(1), title: z.string().min(1) }),
  phone: z.string().regex(/^\+[1-9]\d{7,14}$/, 'a number in E.164 form, such as +919000000000'),
  email: z.email(),
  city: z.string().min(1),
  upi: z.strictObject({
    id: z.string().regex(/^[\w.-]{2,256}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/, 'a UPI ID, such as name@bank'),
    payee: z.string().min(1).max(99),
  }),
  social: z.strictObject({ linkedin: https, instagram: https }),
  screenshotForm: https,
  timeZone: z.string(),
  hours: z.array(openingSchema).min(1),
});

export type Site = z.infer<typeof siteSchema>;
export type Opening = z.infer<typeof openingSchema>;
