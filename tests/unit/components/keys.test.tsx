// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { Career } from '@/components/about/career';
import { ContactDetails } from '@/components/contact/contact-details';
import { SiteFooter } from '@/components/layout/site-footer';
import { site } from '@/content/site';
import { render, stubBrowser } from '@/tests/support/render';
import { about, contact, en } from '@/tests/support/words';

stubBrowser();

it('lists: take two opening hours on one day and two events in one year', async () => {
  const morning = { days: [1, 5] as [number, number], opens: '09:00', closes: '12:00' };
  const evening = { ...morning, opens: '16:00', closes: '20:00' };
  vi.spyOn(site, 'hours', 'get').mockReturnValue([morning, evening]);
  const { events } = about.career;
  const sameYear = events.map((event) => ({ ...event, year: '2020' })) as unknown as typeof events;
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await render(
    <>
      <ContactDetails words={contact.details} closed="" tag={en.tag} />
      <SiteFooter locale={en} />
      <Career words={{ ...about.career, events: sameYear }} />
    </>,
  );
  expect(page.textContent.match(/4:00.PM–8:00.PM/g)).toHaveLength(2);
  expect(page.querySelectorAll('ol > li')).toHaveLength(events.length);
  expect(errors.mock.calls).toEqual([]);
});
