import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OfficeClock } from '@/components/contact/office-clock';
import { type Opening } from '@/content/hours';
import { hydrate, renderToHtml, unmount } from '@/tests/support/render';
import { contact } from '@/tests/support/words';

const zone = process.env.TZ;

const weekdays: Opening = { days: [1, 5], opens: '09:00', closes: '17:00' };
const saturday: Opening = { days: [6, 6], opens: '10:00', closes: '14:00' };

async function show(at: string, timeZone: string) {
  process.env.TZ = timeZone;
  vi.setSystemTime(new Date(at));
  const clock = (
    <OfficeClock
      hours={[weekdays, saturday]}
      timeZone="Asia/Kolkata"
      tag="en-IN"
      words={contact.clock}
    />
  );
  const html = renderToHtml(clock);
  expect(html).toContain(`>${contact.clock.zone}<`);
  return hydrate(html, clock);
}

const linesOf = (box: Element) =>
  [...box.querySelectorAll('span')].map((line) => line.textContent.replaceAll('\u00a0', ' '));

beforeEach(() => vi.useFakeTimers());
afterEach(async () => {
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  process.env.TZ = zone;
});

const OPEN = 'Open now, until 5:00 PM IST';

it.each([
  ['Europe/London', '2025-07-14T10:00Z', OPEN, '11:00 AM where you are is 3:30 PM in India'],
  ['Asia/Kolkata', '2025-11-17T10:00Z', OPEN, 'It is 3:30 PM in India now'],
  [
    'Asia/Kathmandu',
    '2025-11-22T04:30Z',
    'Open now, until 2:00 PM IST',
    '10:15 AM where you are is 10:00 AM in India',
  ],
  [
    'America/Los_Angeles',
    '2025-11-23T18:45Z',
    'Opens Mon 9:00 AM IST',
    'Sun 10:45 AM where you are is Mon 12:15 AM in India',
  ],
])('office clock: tells a visitor in %s at %s', async (timeZone, at, state, times) => {
  expect(linesOf(await show(at, timeZone))).toEqual([state, times]);
});
