import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readTyped as read } from '@/tests/support/setup-answers';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00+05:30') });
});
afterAll(() => void vi.useRealTimers());

test.each<[rupees: number, ...typed: string[]]>([
  [500, '500 रू', '500/- p.m.', 'Rs. 500 pm', '500 p/m', '500rs', '500Rs/-', 'Rs 500/month'],
  [500, '500 per student', '₹500/- प्रति विद्यार्थी', '500 per head', '500 each'],
  [500, '500 per student per month', '500 per month per student', '500 (per month)'],
  [500, 'Rs: 500', 'INR. 500', 'Rupees 500', 'रुपये 500', '500 रूपये', '500 रुपया', '500 rupya'],
  [500, 'Fees 500', 'fee: 500', 'Fees is 500', 'फीस ₹500', 'शुल्क 500 रुपये', '500 monthly fees'],
  [500, '5 सौ', 'पाँच सौ', 'पांच सौ', 'paanch sau', 'panch sau', '5 hundred', 'five hundred'],
  [150, 'डेढ़ सौ', 'dedh sau'],
  [125, 'सवा सौ'],
  [175, 'पौने दो सौ'],
  [2500, '2500 ₹', '2500₹', 'दो हज़ार पाँच सौ', '2 hazar 500', 'two thousand five hundred'],
  [3500, 'साढ़े तीन हज़ार', 'saadhe teen hazar', '3.5K/month'],
  [2000, 'do hazar', 'दो हज़ार', 'two thousand'],
  [4000, '4000 for full course', '4000 पूरे कोर्स का', '4000 total'],
  [120_000, '1 lakh 20 thousand', '1.2 lakh'],
])('setup: reads a fee of %i rupees in %j', (rupees, ...typed) => {
  expect(typed.map((text) => read('course.fee.amount', text))).toEqual(typed.map(() => rupees));
});

test.each([
  ...['Rs 500 per class', '500 a class', '500 per hour', '500 per week', '6000 per year', '$500'],
  ...['500 to 700', '500 + GST', '500 se shuru', '500+', 'more than 500', '5 hundred 200'],
])('setup: reads no fee in "%s", which says more than a number', (typed) => {
  expect(read('course.fee.amount', typed)).toMatch(
    /^This must be a number|^Write (one|the) number/,
  );
});

test.each<[size: number, ...typed: string[]]>([
  [8, 'up to 8', 'upto 8', '8 max', 'max 8', 'maximum 8', '8 students max', '8 (max)', 'at most 8'],
  [8, '8 se zyada nahi', 'not more than 8', '8 per batch', 'group of 8', '8 children in a group'],
  [8, 'आठ', 'aath', 'eight', 'eight students', 'maximum of 8', '8 persons', '8 लोग'],
  [1, '1-1', '1:1', '1 to 1', 'one to one', 'one-to-one', 'one on one', 'individual', 'एक', 'one'],
  [10, 'ten students', 'दस बच्चे', 'batch of 10'],
  [3, 'teen', 'तीन बच्चे'],
])('setup: reads a group of %i in %j', (size, ...typed) => {
  expect(typed.map((text) => read('course.groupSize', text))).toEqual(typed.map(() => size));
});

test.each(['8+', 'more than 8', 'less than 10', 'minimum 5', '8 to 10', '8-10', 'no limit'])(
  'setup: reads no size of a group in "%s"',
  (typed) => {
    expect(read('course.groupSize', typed)).toMatch(/^This must be a number|^Write one number/);
  },
);

test.each<[minutes: number, ...typed: string[]]>([
  [90, '1 hour 30 min', '1 hr 30 mins', '1h30m', '1 घंटा 30 मिनट', 'एक घंटा तीस मिनट'],
  [90, '1:30 hours', '1 1/2 hours', 'one and a half hours', '1 and half hour'],
  [75, 'सवा घंटा', 'sawa ghanta', '1 hour and 15 minutes', '1 ghanta 15 min'],
  [30, 'half hour', 'half-hour', 'half an hour', 'aadha ghanta', 'आधे घंटे'],
  [45, 'पौन घंटा', 'pauna ghanta', 'forty five minutes', '45 min per class', '45 min each'],
  [105, 'पौने दो घंटे'],
  [210, 'साढ़े तीन घंटे'],
  [120, 'दो घंटे', 'two hours'],
])('setup: reads a class of %i minutes in %j', (minutes, ...typed) => {
  expect(typed.map((text) => read('course.minutes', text))).toEqual(typed.map(() => minutes));
});

test.each<[name: string, value: unknown, ...typed: string[]]>([
  ['reply.hours', 24, 'within 24 hours', '24 घंटे में', '24 ghante ke andar', '24h', 'in a day'],
  ['reply.hours', 24, 'up to 24 hours', 'maximum 24 hours', 'ek din mein', '24 घंटे के भीतर'],
  ['reply.hours', 48, 'do din', 'दो दिन', 'two days'],
  ['legal.refund.askWithinDays', 7, 'within 7 days', '7 दिन में', 'सात दिन', 'ek hafta'],
  ['legal.records.months', 24, '2 yrs', 'do saal'],
  ['teaching.years', 3, '3 yrs', '3 yrs.', 'तीन साल', 'teen saal', '3 years experience'],
  ['teaching.years', 15, 'पिछले 15 साल से', 'last 15 years', '15 वर्षों से', '15 saalon se'],
  ['teaching.years', '20+', '20+ yrs', '20 yrs+', 'over 20 years', '20 plus', '20 से ज़्यादा'],
  ['teaching.years', 22, 'since 2004', '2004 से'],
  ['teacher.since', 2010, 'Year 2010', 'June 2010', 'जून 2010', 'सन 2010', '2010.'],
  ['teacher.since', 2016, 'पिछले 10 साल से', 'last 10 years', 'दस साल', '10 years back', '10+'],
  ['teaching.students', 250, 'करीब 250', '250 approx', '250 के आसपास', 'ढाई सौ', 'total 250'],
  ['teaching.students', '250+', 'at least 250', 'कम से कम 250', 'minimum 250', 'more than 250'],
  ['teaching.countries', 1, 'केवल भारत', 'only India', 'India only', 'sirf bharat mein', 'India'],
  ['teaching.booksWritten', 2, 'two', 'दो', 'do kitabe', '2 books so far'],
  ['teaching.booksWritten', 0, 'zero', 'शून्य'],
  ['course.next.0.places', 4, '4 बाकी', '4 जगह बाकी', '4 seats available', 'only 4 left'],
  ['reply.hours', 1, 'within an hour', 'in an hour', 'एक घंटे में'],
  ['reply.hours', 24, '24 ghanton mein', '24 घंटों में', '24 hours.'],
  ['teacher.since', 2016, '10 saal pehle', '10 साल पहले'],
  ['teaching.years', '10+', '10+ years of teaching'],
  ['teaching.countries', 1, 'one country', '1 country'],
  ['course.minutes', 90, '1.5 hours', '1.50 hours'],
  ['course.groupSize', 8, 'Max - 8', '8 max.'],
  ['course.fee.amount', 1500, 'Rs-1500', 'Rs.-1500', '1500/mo', '15 सौ', 'एक हजार पाँच सौ'],
])('setup: of %s reads %j in %j', (name, value, ...typed) => {
  expect(typed.map((text) => read(name, text))).toEqual(typed.map(() => value));
});

test.each([
  ['teaching.countries', 'India and UAE'],
  ['teaching.countries', 'not only India'],
  ['teaching.years', '6 months'],
  ['reply.hours', '2 working days'],
  ['course.minutes', '45-60'],
  ['course.minutes', '1.30 hours'],
  ['course.minutes', '1.15 hr'],
])('setup: of %s reads no number in "%s"', (name, typed) => {
  expect(read(name, typed)).toMatch(/^This must be|^Write one number/);
});
