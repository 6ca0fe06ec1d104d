// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OfficeClock } from '@/components/contact/office-clock';
import { site } from '@/content/site';
import { contact } from '@/tests/support/words';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const clock = (hours = site.hours) => (
  <OfficeClock
    hours={hours}
    timeZone={site.timeZone}
    tag="en-IN"
    plain="The plain hours"
    words={contact.clock}
  />
);

const zone = process.env.TZ;
let root: Root | undefined;

async function show(at: string, timeZone: string, hours = site.hours) {
  process.env.TZ = timeZone;
  vi.setSystemTime(new Date(at));
  const house = document.createElement('div');
  house.innerHTML = renderToString(clock(hours));
  expect(house.textContent).toBe('The plain hours');
  await act(async () => {
    root = hydrateRoot(house, clock(hours));
  });
  return house;
}

const lines = (house: Element) =>
  [...house.querySelectorAll('span')].map((span) => span.textContent);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => root?.unmount());
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  process.env.TZ = zone;
});

describe('OfficeClock', () => {
  it.each([
    [
      'Europe/London',
      '2025-07-14T10:00:00Z',
      'Open now, until 5:00 PM IST',
      '11:00 AM where you are is 3:30 PM in India',
    ],
    [
      'Asia/Kolkata',
      '2025-11-17T10:00:00Z',
      'Open now, until 5:00 PM IST',
      'It is 3:30 PM in India now',
    ],
    [
      'America/New_York',
      '2025-11-17T03:00:00Z',
      'Opens Mon 9:00 AM IST',
      'Sun 10:00 PM where you are is Mon 8:30 AM in India',
    ],
    [
      'Pacific/Auckland',
      '2025-11-22T12:00:00Z',
      'Opens Mon 9:00 AM IST',
      'Sun 1:00 AM where you are is Sat 5:30 PM in India',
    ],
    [
      'Asia/Kathmandu',
      '2025-11-22T04:30:00Z',
      'Open now, until 2:00 PM IST',
      '10:15 AM where you are is 10:00 AM in India',
    ],
  ])('tells a visitor in %s at %s', async (timeZone, at, state, times) => {
    expect(lines(await show(at, timeZone))).toEqual([state, times]);
  });

  it('turns over with the minute, and not before', async () => {
    const house = await show('2025-11-17T11:29:20Z', 'Asia/Dubai');
    expect(lines(house)[1]).toContain('4:59 PM in India');
    await act(() => vi.advanceTimersByTimeAsync(39_999));
    expect(lines(house)[0]).toBe('Open now, until 5:00 PM IST');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(lines(house)).toEqual([
      'Opens Tue 9:00 AM IST',
      '3:30 PM where you are is 5:00 PM in India',
    ]);
  });

  it('catches up when the tab comes back', async () => {
    const house = await show('2025-11-17T03:00:00Z', 'Asia/Dubai');
    vi.setSystemTime(new Date('2025-11-17T03:30:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(lines(house)[0]).toBe('Open now, until 5:00 PM IST');
  });

  it('keeps the plain hours when no day is open', async () => {
    const closed = [{ days: [0, 6] as [number, number], opens: null, closes: null }];
    const house = await show('2025-11-17T03:00:00Z', 'Asia/Dubai', closed);
    expect(house.textContent).toBe('The plain hours');
  });
});
