import { expect, test } from 'vitest';
import { batchTimesSchema } from '@/content/hours';
import { clocksAhead, formatClassTimes, formatDate, shiftClassTimes } from '@/lib/words/next-batch';
import { pastBatchNote } from '@/scripts/lib/settings';
import { readTable } from '@/tests/support/table';

const INDIA = 'Asia/Kolkata';
const days = batchTimesSchema.parse('Tue 17:00-18:00, Fri 17:00-18:00');

test('next batch: the start says of one that has begun that its date is past', () => {
  const noteAt = (now: string) =>
    pastBatchNote([{ start: '2026-12-01', days, places: null }], INDIA, new Date(now));
  expect(noteAt('2026-11-30T18:29:59Z')).toBeUndefined();
  expect(noteAt('2026-11-30T18:30:00Z')).toContain('2026-12-01');
});

test('class times: are written by day and hour', () => {
  for (const [text, expected] of [
    ['Mon-Wed 17:00-18:00', 'Mon–Wed, 5:00 PM–6:00 PM'],
    ['Tue 17:00-18:00, Sat 10:00-11:00', 'Tue 5:00 PM–6:00 PM and Sat 10:00 AM–11:00 AM'],
    [
      'Mon 17:00-18:00, Wed 17:00-18:00, Sat 11:00-12:00, Fri 17:00-18:00',
      'Mon, Wed, Fri 5:00 PM–6:00 PM and Sat 11:00 AM–12:00 PM',
    ],
    ['Mon-Sat 07:00-09:00, Mon-Sat 17:00-20:00', 'Mon–Sat, 7:00 AM–9:00 AM and 5:00 PM–8:00 PM'],
  ] as const) {
    const written = formatClassTimes(batchTimesSchema.parse(text), 'en-IN');
    expect.soft(written.replaceAll('\u00a0', ' '), text).toBe(expected);
  }
});

test('class times: are told in the zone of a visitor', () => {
  for (const [zone, minutes, expected] of [
    ['Asia/Kolkata', 0, 'Tue and Fri, 5:00 PM–6:00 PM'],
    ['Asia/Dubai', -90, 'Tue and Fri, 3:30 PM–4:30 PM'],
    ['America/New_York', -630, 'Tue and Fri, 6:30 AM–7:30 AM'],
    ['Pacific/Honolulu', -930, 'Tue and Fri, 1:30 AM–2:30 AM'],
    ['Australia/Sydney', 330, 'Tue and Fri, 10:30 PM–11:30 PM'],
    ['Pacific/Auckland', 450, 'Wed and Sat, 12:30 AM–1:30 AM'],
  ] as const) {
    const [first] = clocksAhead('2026-12-01', days, 1, INDIA, zone);
    expect.soft(first!.minutes, zone).toBe(minutes);
    const written = formatClassTimes(shiftClassTimes(days, minutes), 'en-IN');
    expect.soft(written.replaceAll('\u00a0', ' '), zone).toBe(expected);
  }
});

test('class times: go back over midnight and the start of the week', () => {
  const sunday = batchTimesSchema.parse('Sun 06:00-07:00');
  expect(shiftClassTimes(sunday, -450)).toEqual([
    { days: [6, 6], opens: '22:30', closes: '23:30' },
  ]);
});

/** Each line that a visitor reads. */
function linesFor(zone: string, start: string, times: string, weeks?: number): string[] {
  const spans = batchTimesSchema.parse(times);
  return clocksAhead(start, spans, weeks, INDIA, zone).map(({ from, minutes }) => {
    const written = formatClassTimes(shiftClassTimes(spans, minutes), 'en-IN');
    return `${formatDate(from, 'en-IN')}: ${written.replaceAll('\u00a0', ' ')}`;
  });
}

test('class times: are told anew when a clock is changed', () => {
  for (const [zone, start, times, weeks, lines] of readTable(import.meta.dirname, 'zones.tsv')) {
    const shown = linesFor(zone, start!, times!, Number(weeks) || undefined);
    expect.soft(shown.join(' | '), `${zone}, ${start}`).toBe(lines);
  }
});
