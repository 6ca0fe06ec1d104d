import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UpcomingBatches } from '@/components/home/course';
import { type Batch } from '@/content/course-schema';
import { batchTimesSchema } from '@/content/hours';
import { languageNames } from '@/content/languages';
import type site from '@/content/site.json';
import { calendarFiles } from '@/lib/course/batch-calendar';
import { locales } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { hydrate, renderToHtml } from '@/tests/support/render';

// A course of 12 weeks: that of an owner has another length.
vi.mock('@/content/site.json', async (load) => {
  const { default: facts } = await load<{ default: typeof site }>();
  const length = { weeks: 12, classesPerWeek: 2 };
  return { default: { ...facts, course: { ...facts.course, length } } };
});

const days = batchTimesSchema.parse('Tue 17:00-18:00, Fri 17:00-18:00');
const batch: Batch = { start: '2026-12-01', days, places: 4 };
const { next } = locales.en.words.home.course;

const zone = process.env.TZ;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  process.env.TZ = zone;
});

const element = (batches = [batch], locale = locales.en) => (
  <dl>
    <UpcomingBatches batches={batches} locale={locale} />
  </dl>
);

const GOOGLE = 'https://calendar.google.com/';

const DAY_BEFORE = '2026-11-30T12:00:00Z';
const FIRST_DAY = '2026-11-30T18:30:00Z';

/** What a visitor in a time zone sees on a page that was built the day before. */
async function visit(now: string, timeZone: string) {
  vi.setSystemTime(DAY_BEFORE);
  const built = <dl>{UpcomingBatches({ batches: [batch], locale: locales.en })}</dl>;
  const html = renderToHtml(built);
  vi.setSystemTime(now);
  process.env.TZ = timeZone;
  const error = vi.spyOn(console, 'error');
  const box = await hydrate(html, built);
  await act(async () => {});
  expect(error).not.toHaveBeenCalled();
  return box.textContent!.replaceAll('\u00a0', ' ');
}

test('next batch: the page has its day, its times, its places and its calendar', () => {
  vi.setSystemTime(DAY_BEFORE);
  const html = renderToHtml(element()).replaceAll('\u00a0', ' ');
  for (const text of [
    fill(next.start, { date: 'Tuesday, 1 December' }),
    fill(next.times, { times: 'Tue and Fri, 5:00 PM–6:00 PM' }),
    fill(next.places.other, { places: 4 }),
    'href="/calendar/en.ics"',
    GOOGLE,
  ]) {
    expect(html).toContain(text);
  }
  const hindi = renderToHtml(element([{ ...batch, places: null }], locales.hi));
  expect(hindi).toContain('1 दिसंबर');
  expect(hindi).not.toContain('null');
});

test('next batch: Google Calendar is not offered where it is more than one event', () => {
  vi.setSystemTime(DAY_BEFORE);
  const twoTimes = batchTimesSchema.parse('Tue 17:00-18:00, Fri 10:00-11:00');
  expect(renderToHtml(element([{ ...batch, days: twoTimes }]))).not.toContain(GOOGLE);
});

test('next batch: the first one to come is first, and each has its calendar', async () => {
  vi.setSystemTime(DAY_BEFORE);
  const saturday = batchTimesSchema.parse('Sat 11:00-13:00');
  const later: Batch = { start: '2027-01-02', days: saturday, places: 1 };
  const past: Batch = { ...later, start: '2026-11-01' };
  const html = renderToHtml(element([later, past, batch]));
  const text = html.replace(/<[^>]+>/g, '|').replaceAll('\u00a0', ' ');
  expect(text).toMatch(
    /\|Next batch\|.*1 December.*Tue and Fri.*\|Another batch\|.*2 January\. 1 place left\..*Sat, 11/,
  );
  expect(html.match(/\/calendar\/[\w-]+\.ics/g)).toEqual([
    '/calendar/en-3.ics',
    '/calendar/en.ics',
  ]);
  const files = calendarFiles([later, past, batch], 'Asia/Kolkata', new Date());
  expect(files.map(({ file }) => file)).toEqual(
    languageNames.flatMap((name) => [`${name}-3.ics`, `${name}.ics`]),
  );
});

test('next batch: a build on its first day has none, as one without the fact', () => {
  vi.setSystemTime(FIRST_DAY);
  expect(renderToHtml(element())).toBe('<dl></dl>');
  expect(renderToHtml(element([]))).toBe('<dl></dl>');
});

test('next batch: a visitor elsewhere sees the own times too', async () => {
  expect(await visit(DAY_BEFORE, 'Asia/Kolkata')).not.toContain('3:30 PM');
  expect(await visit(DAY_BEFORE, 'Asia/Dubai')).toContain(
    fill(next.visitorTimes, { times: 'Tue and Fri, 3:30 PM–4:30 PM' }),
  );
});

test('next batch: a visitor elsewhere is told when the hour changes', async () => {
  // 12 weeks from 1 December: Santiago's clock is changed later, Cairo's too; Rabat's on 7 February.
  expect(await visit(DAY_BEFORE, 'America/Santiago')).not.toContain('From');
  const changed = { date: '9 February', times: 'Tue and Fri, 11:30 AM–12:30 PM' };
  expect(await visit(DAY_BEFORE, 'Africa/Casablanca')).toContain(fill(next.visitorChange, changed));
});

test('next batch: an earlier build hides it from its first day on', async () => {
  expect(await visit(FIRST_DAY, 'Asia/Kolkata')).toBe('');
  expect(await visit(FIRST_DAY, 'America/New_York')).toBe('');
});
