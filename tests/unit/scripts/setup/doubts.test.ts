import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { doubtOf } from '@/scripts/setup/doubts';
import { accepted, type Answer, questionIn } from '@/tests/support/setup-answers';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00+05:30') });
});
afterAll(() => void vi.useRealTimers());

const groups = accepted([
  ['mail', 'yes'],
  ['teacher.since', '2004'],
  ['course.next.0', 'yes'],
]);

test.each<[name: string, typed: string, doubt: RegExp, instead?: string]>([
  ['legal.seller', 'yes', /^Is “yes” really/],
  ['legal.seller', 'no', /^Is “no” really/],
  ['legal.address', '4 January 2027', /is a date/],
  ['legal.address', 'Nagpur', /short for a postal address/],
  ['city', 'नागपुर', /^The English pages would show “नागपुर”/],
  ['teacher.name', 'सुनीता', /^The English pages/],
  ['teacher.name', '9822012345', /is a number/],
  ['teacher.since', '8 years', /^That was 2018\. Did the teaching begin then\?$/],
  ['teacher.since', '2030', /still to come/],
  ['social.linkedin', 'instagram.com/asha', /^instagram\.com is not linkedin\.com/],
  ['course.next.0.start', '4 January 2020', /is past/],
  [
    'course.next.0.start',
    'Monday 5 Jan 2027',
    /^Tuesday,? 5 January,? 2027 is no Monday\. Keep it/,
  ],
  ['course.next.0.start', '15 August 2027 (शनिवार)', /is no शनिवार/],
  ['teaching.years', '20', /^Since 2004 that would be 22\. Keep 20\?$/],
  ['hours', 'शनि 4 से 6 सुबह', /^Is 04:00-06:00 meant, in the morning\?$/],
  ['course.times', 'Sat 5:00-6:00', /^Is 05:00-06:00 meant/],
  ['course.times', 'Sat 9:00-10:00, Sun 6:30-7:30', /^Is 09:00-10:00 meant/],
  ['hours', 'Mon-Sat 10:00-18:00', /^Sun is not named/, 'Mon-Sat 10:00-18:00, Sun closed'],
  ['teacher.degrees', 'एमएससी / बीएड', /^The English pages would show “एमएससी, बीएड”/],
  ['teaching.exams', 'नवोदय, NMMS', /^The English pages would show “नवोदय”/],
  ['course.topics', 'गुणा, पहाड़े', /^The English pages would show “पहाड़े”/],
  ['city', 'Bhopal, Indore', /^Are these 2 cities: Bhopal and Indore\?/, 'Bhopal and Indore'],
  ['cityIn.hi', 'भोपाल, इंदौर', /^Are these 2 cities: भोपाल और इंदौर\?/, 'भोपाल और इंदौर'],
  ['city', 'भोपाल और इंदौर', /^The English pages would show “भोपाल और इंदौर”/],
  ['email', 'asha@gamil.com', /^Is it asha@gmail\.com\?$/, 'asha@gmail.com'],
  ['email', 'asha@yahooo.com', /^Is it asha@yahoo\.com\?$/, 'asha@yahoo.com'],
  ['email', 'asha@rediffmail.con', /^Is it asha@rediffmail\.com\?/, 'asha@rediffmail.com'],
  ['legal.grievance.email', 'asha@hotmial.com', /^Is it/, 'asha@hotmail.com'],
  ['mail.address', 'asha@gmial.com', /^Is it asha@gmail\.com/, 'asha@gmail.com'],
  ['upi.id', 'asha@gmail.com', /like an email address\. Is it really a UPI ID\?$/],
  ['upi.id', 'UPI-asha@ybl', /^Is it asha@ybl\?$/, 'asha@ybl'],
  ['upi.id', 'asha@ok.icici', /like an email address/],
  ['upi.id', 'asha@okicici.', /^Is it asha@okicici, without the end\?$/, 'asha@okicici'],
  ...[
    ...['x.com/asha', 'fb.com/asha', 'wa.me/919829012345', 'instagram.com/asha', 't.me/asha'],
    ...['ganit.in', 'https://vimeo.com/1', 'https://youtube.be/abc', 'notyoutube.com/asha'],
  ].map((typed): [string, string, RegExp] => ['social.youtube', typed, /is not youtube\.com\./]),
  ['social.youtube', 'youtube.com', /is the first page of all, not yours/],
  ['social.instagram', 'https://www.instagram.com/', /is the first page of all/],
  ['legal.address', '१२/४ गांधी नगर, भोपाल ४६२००१', /^The English pages would show/],
  ['legal.address', '12/4 Gandhi Nagar, Bhopal', /with the PIN code\?$/],
  ['legal.address', 'not applicable', /^Is “not applicable” really/],
  ['teacher.name', 'He', /^Is “He” really/],
  ['city', 'N.A.', /^Is “N\.A\.” really/],
  ['teacher.degrees', 'He', /^Is “He” really a degree\?$/],
  ['teacher.degrees', 'me', /^Is “me” really a degree/],
  ['teacher.degrees', 'M.Sc. / xx', /^Is “xx” really a degree/],
  ['teacher.degrees', 'yes', /^Is “yes” really a degree/],
  ['teaching.exams', 'only school', /^The pages would show “only school” as an exam/],
  ['teaching.exams', 'not at the moment', /^The pages would show/],
  ['teaching.exams', 'all', /^The pages would show “all”/],
  ['teaching.exams', 'JEE, x', /^The pages would show “x”/],
  ['teaching.exams', 'yes', /^The pages would show “yes”/],
  ['teacher.degrees', 'M.Sc., B.Ed.', /^Are these 2: M\.Sc\. and B\.Ed\./, 'M.Sc. / B.Ed.'],
])('setup: of %s doubts "%s"', (name, typed, doubt, instead) => {
  const draft = accepted([[name, typed]], groups);
  const found = doubtOf(draft, questionIn(groups, name), typed);
  expect(found).toEqual({ question: expect.stringMatching(doubt), ...(instead && { instead }) });
});

test.each<Answer>([
  ['legal.seller', 'Yes Bank Tutors'],
  ['legal.address', '12 Hill Road, Nagpur 440001'],
  ['city', 'Nagpur'],
  ['teacher.since', 'since 2018'],
  ['hours', 'Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed'],
  ['course.times', 'Sun 7-8 am'],
  ['course.times', 'Sun 06:30-07:30'],
  ['social.linkedin', 'in.linkedin.com/in/asha'],
  ['legal.lastReviewed', '4 January 2026'],
  ['course.next.0.start', '15 August 2027 (Sunday)'],
  ['email', 'asha@yahoo.co.in'],
  ['email', 'asha@ganit.in'],
  ['upi.id', 'asha@okicici'],
  ['upi.id', 'asha.sharma@oksbi'],
  ['social.youtube', 'https://youtu.be/abc'],
  ['social.youtube', 'm.youtube.com/@asha'],
  ['social.facebook', 'fb.me/asha'],
  ['legal.address', 'Gandhi Nagar, Bhopal - 462 001'],
  ['teacher.degrees', 'BE / MA / CA / Ph.D. / B.Sc.'],
  ['teacher.degrees', 'LLB'],
  ['teaching.exams', 'JEE Main & Advanced, Navodaya, NDA'],
  ['teacher.voice', 'https://ganit.in/lesson'],
  ['social.facebook', 'fb.com/asha'],
  ['social.telegram', 'https://telegram.me/asha'],
  ['teacher.degrees', 'M.Sc. / B.Ed.'],
  ['city', 'ok'],
  ['city', 'Bhopal, Indore aur Ujjain'],
  ['cityIn.hi', 'भोपाल और इंदौर'],
])('setup: of %s believes "%s"', (name, typed) => {
  expect(
    doubtOf(accepted([[name, typed]], groups), questionIn(groups, name), typed),
  ).toBeUndefined();
});
