import { expect, test } from 'vitest';
import { doubtOf } from '@/scripts/setup/doubts';
import { accepted, questionIn, readTyped as read } from '@/tests/support/setup-answers';

const ONE_FEE = /^Write one number\.$/;
const PHONE = /^Write the number alone: the site shows no words beside it\.$/;
const EXTENSION = /^Write the number without its extension/;
const ONE_ADDRESS = /^Write one address: the site shows no second one\.$/;
const CHOICE = /^This must be one of /;

test.each<[name: string, typed: string, refusal: RegExp]>([
  ['phone', '98290 12345 ext 2', EXTENSION],
  ['phone', '0141 234 5678 extn. 21', EXTENSION],
  ['phone', '98290 12345#2', EXTENSION],
  ['phone', '+91 98290 12345;ext=3', EXTENSION],
  ['phone', '98290 12345 (after 6 pm)', PHONE],
  ['phone', '98290 12345 - Suresh', PHONE],
  ['phone', '98290 12345 only WhatsApp, no calls', PHONE],
  ['phone', '98290 12345 (शाम 6 के बाद)', PHONE],
  ['email', 'Asha <asha@x.in>, Ravi <ravi@x.in>', /^Write one email address/],
  ['email', 'asha@x.in or info@x.in', /^Write one email address/],
  ['email', 'asha@x.in only for parents', /does not show “only for parents” beside it/],
  ['upi.id', 'asha@ybl / asha@okaxis', /^Write one UPI ID: the site shows no second one/],
  ['upi.id', 'asha@ybl (PhonePe) or asha@okaxis (GPay)', /^Write one UPI ID/],
  ['upi.id', 'asha@ybl (only for books)', /does not show “only for books” beside it/],
  ['upi.kind', 'personal, business', CHOICE],
  ['upi.kind', 'not business', CHOICE],
  ['ownerLanguage', 'English, Hindi', CHOICE],
  ['teacher.pronoun', 'she, not he', CHOICE],
  ['course.fee.per', 'monthly (or yearly)', CHOICE],
  ['course.fee.per', '3 months', CHOICE],
  ['course.fee.amount', '₹500 (₹800 abroad)', ONE_FEE],
  ['course.fee.amount', '2500 for group, 4000 for single', ONE_FEE],
  ['course.fee.amount', '2500/3000', ONE_FEE],
  ['course.fee.amount', '2500 + GST', /^Write the number alone: .*“\+ GST”/],
  ['teaching.students', '5000 online and 2000 offline', ONE_FEE],
  ['reply.hours', '24 hours, 48 on Sunday', ONE_FEE],
  ['social.instagram', 'instagram.com/asha or instagram.com/ashamaths', ONE_ADDRESS],
  ['social.youtube', 'https://youtube.com/@a,https://youtube.com/@b', ONE_ADDRESS],
  ['teacher.voice', 'https://youtu.be/abc and https://youtu.be/def', ONE_ADDRESS],
  ['screenshotForm', 'https://forms.gle/abc or whatsapp', /^Write the address alone/],
  ['SITE_URL', 'example.in or example.com', ONE_ADDRESS],
])('setup: of %s loses nothing of "%s"', (name, typed, refusal) => {
  expect(read(name, typed)).toMatch(refusal);
});

test.each<[name: string, typed: string, value: unknown]>([
  ['phone', 'mera WhatsApp number 98290 12345 hai', '+919829012345'],
  ['phone', '+44 (0)20 7946 0958', '+442079460958'],
  ['email', 'asha@x.in <mailto:asha@x.in>', 'asha@x.in'],
  ['upi.id', 'asha@ybl (Google Pay)', 'asha@ybl'],
  ['course.fee.per', 'per-month', 'month'],
  ['course.fee.amount', 'Rs. 2500 (per month)', 2500],
  ['teaching.students', '5000 or more', '5000+'],
  ['teaching.exams', 'JEE (Main / Advanced) or NEET', ['JEE (Main / Advanced)', 'NEET']],
  ['course.topics', 'squares (2 and 3 digits), cubes', ['squares (2 and 3 digits)', 'cubes']],
  ['city', 'Jaipur ya Ajmer', 'Jaipur and Ajmer'],
])('setup: of %s reads all of "%s"', (name, typed, value) => {
  expect(read(name, typed)).toEqual(value);
});

test.each([
  ['city', 'Jaipur, near Birla Mandir', 'The pages say “in Jaipur, near Birla Mandir”.'],
  ['city', 'Jaipur (C-Scheme)', 'The pages say “in Jaipur (C-Scheme)”.'],
  ['teaching.exams', 'JEE, NEET etc.', 'The pages would show “NEET etc” as an exam.'],
  ['course.topics', 'all except algebra', 'The pages would show “all except algebra” as a topic.'],
])('setup: of %s asks about "%s"', (name, typed, doubt) => {
  const draft = accepted([[name, typed]]);
  expect(doubtOf(draft, questionIn(draft, name), typed)?.question).toContain(doubt);
});
