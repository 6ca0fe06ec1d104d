// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { AboutPage } from '@/components/about/about-page';
import { ContactPage } from '@/components/contact/contact-page';
import { SiteFooter } from '@/components/layout/site-footer';
import { site } from '@/content/site';
import { render, stubBrowser } from '@/tests/support/render';
import { about, en } from '@/tests/support/words';

vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
stubBrowser();

it('lists: take two opening hours on one day and two events in one year', async () => {
  const morning = { days: [1, 5] as [number, number], opens: '09:00', closes: '12:00' };
  const evening = { ...morning, opens: '16:00', closes: '20:00' };
  vi.spyOn(site, 'hours', 'get').mockReturnValue([morning, evening]);
  const { events } = about.career;
  const sameYear = events.map((event) => ({ ...event, year: '2020' })) as unknown as typeof events;
  const career = { ...about.career, events: sameYear };
  const locale = { ...en, words: { ...en.words, about: { ...about, career } } };
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const page = await render(
    <>
      <ContactPage locale={locale} />
      <SiteFooter locale={locale} />
      <AboutPage locale={locale} />
    </>,
  );
  expect(page.textContent.match(/4:00.PM–8:00.PM/g)).toHaveLength(2);
  expect(page.querySelectorAll('ol > li')).toHaveLength(events.length);
  expect(errors.mock.calls).toEqual([]);
});
