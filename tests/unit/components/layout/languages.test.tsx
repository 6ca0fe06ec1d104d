// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { LanguageNav } from '@/components/layout/languages';
import { render } from '@/tests/support/render';

vi.mock('next/navigation', () => ({ usePathname: () => '/about' }));

it('language links: lead to the same part of the same page', async () => {
  location.hash = 'career';
  const hindi = { name: '', home: '/hi', addresses: { '/about': '/hi/about' } };
  const page = await render(
    <LanguageNav label="" current="en" languages={[{ ...hindi, language: 'hi' }]} />,
  );
  const link = page.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  link.click();
  expect(link.getAttribute('href')).toMatch(/\/hi\/about#career$/);
});
