import { expect, test } from 'vitest';
import { Proof } from '@/components/home/testimonials';
import { locales } from '@/lib/locale';
import { renderToHtml } from '@/tests/support/render';

const show = (facts: { since?: string; consent?: string }, locale = locales.en) =>
  renderToHtml(<Proof testimonial={facts} locale={locale} />).replace(/<[^>]+>/g, '');

test('testimonial: shows since when and the consent where they are given, and else nothing', () => {
  expect(show({ since: '2023', consent: '2026-05-04' })).toMatch(
    /^Since 2023\. Written consent: .*4 May 2026\.$/,
  );
  expect(show({ since: '2023' }, locales.hi)).toBe('2023 से।');
  expect(show({})).toBe('');
});
