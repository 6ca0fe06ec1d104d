import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readTyped as read } from '@/tests/support/setup-answers';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00+05:30') });
});
afterAll(() => void vi.useRealTimers());

test.each<[date: string, ...typed: string[]]>([
  ['2027-08-15', '15 August 2027 (Sunday)', '15/08/2027 (Sunday)', '15 अगस्त 2027 (रविवार)'],
  ['2027-08-15', '15/08', '15/8', '15 अगस्त को', 'from 15 August', 'starts on 15 August 2027'],
  ['2027-08-15', '15 Aug onwards', 'Sunday, 15 August 2027', 'रविवार 15 अगस्त 2027', '15 agast se'],
  ['2027-01-05', '5 jan se', '5 janvari', '5 जनवरी से', '5 Jan 2027 onwards', '5/1'],
  ['2027-01-05', '5 jan 2027 se shuru', '5 जनवरी से शुरू', 'w.e.f. 5 Jan 2027'],
  ['2027-01-26', '26 जनवरी 2027 से', '26 jan ko'],
  ['2026-12-05', '5 दिसंबर से', '5 disambar'],
  ['2027-02-05', '5 farvari', '5 फ़रवरी से', '5 फरवरी'],
  ['2026-11-27', 'tomorrow', 'kal', 'कल', 'kal se', 'कल से'],
  ['2026-11-28', 'परसों', 'day after tomorrow'],
  ['2026-11-26', 'today', 'आज'],
])('setup: reads the first day %s in %j', (date, ...typed) => {
  expect(typed.map((text) => read('course.next.0.start', text))).toEqual(typed.map(() => date));
});

test.each<[date: string, ...typed: string[]]>([
  ['2026-11-25', 'yesterday', 'kal', 'कल', '25/11', 'on 25 Nov', '25 Nov ko', '25/11/2026'],
  ['2026-11-24', 'परसों', 'day before yesterday'],
  ['2026-11-26', 'aaj hi', 'आज ही', 'today', '26 Nov'],
  ['2025-11-27', '27/11'],
  ['2026-08-15', '15 August 2026 (Saturday)'],
])('setup: reads the past day %s in %j', (date, ...typed) => {
  expect(typed.map((text) => read('legal.lastReviewed', text))).toEqual(typed.map(() => date));
});

test.each<[name: string, typed: string]>([
  ['course.next.0.start', 'yesterday'],
  ['legal.lastReviewed', 'tomorrow'],
  ...['soon', 'next month', 'January 2027', '5 jan tak', '15/13', '08/15', '32 January'].map(
    (typed): [string, string] => ['course.next.0.start', typed],
  ),
  ['course.next.0.start', '12.5'],
])('setup: of %s reads no day in "%s"', (name, typed) => {
  expect(read(name, typed)).toMatch(/^This must be a date/);
});
