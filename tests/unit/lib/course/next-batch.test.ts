import { expect, test } from 'vitest';
import { batchTimesSchema } from '@/content/hours';
import { formatClassTimes, minutesAhead, shiftClassTimes } from '@/lib/course/next-batch';
import { pastBatchNote } from '@/scripts/lib/settings';

const INDIA = 'Asia/Kolkata';
const days = batchTimesSchema.parse('Tue 17:00-18:00, Fri 17:00-18:00');

test('next batch: the start says of one that has begun that its date is past', () => {
  const noteAt = (now: string) =>
    pastBatchNote({ start: '2026-12-01', days, places: null }, INDIA, new Date(now));
  expect(noteAt('2026-11-30T18:29:59Z')).toBeUndefined();
  expect(noteAt('2026-11-30T18:30:00Z')).toContain('2026-12-01');
});

test.each([
  ['Mon-Wed 17:00-18:00', 'Mon–Wed, 5:00 PM–6:00 PM'],
  ['Tue 17:00-18:00, Sat 10:00-11:00', 'Tue 5:00 PM–6:00 PM and Sat 10:00 AM–11:00 AM'],
])('class times: writes %s', (text, expected) => {
  const written = formatClassTimes(batchTimesSchema.parse(text), 'en-IN');
  expect(written.replaceAll('\u00a0', ' ')).toBe(expected);
});

test.each([
  ['Asia/Kolkata', 0, 'Tue and Fri, 5:00 PM–6:00 PM'],
  ['Asia/Dubai', -90, 'Tue and Fri, 3:30 PM–4:30 PM'],
  ['America/New_York', -630, 'Tue and Fri, 6:30 AM–7:30 AM'],
  ['Pacific/Honolulu', -930, 'Tue and Fri, 1:30 AM–2:30 AM'],
  ['Australia/Sydney', 330, 'Tue and Fri, 10:30 PM–11:30 PM'],
  ['Pacific/Auckland', 450, 'Wed and Sat, 12:30 AM–1:30 AM'],
])('class times: in %s', (zone, minutes, expected) => {
  const ahead = minutesAhead('2026-12-01', INDIA, zone);
  expect(ahead).toBe(minutes);
  const written = formatClassTimes(shiftClassTimes(days, ahead), 'en-IN');
  expect(written.replaceAll('\u00a0', ' ')).toBe(expected);
});

test('class times: go back over midnight and the start of the week', () => {
  const sunday = batchTimesSchema.parse('Sun 06:00-07:00');
  expect(shiftClassTimes(sunday, -450)).toEqual([
    { days: [6, 6], opens: '22:30', closes: '23:30' },
  ]);
});
