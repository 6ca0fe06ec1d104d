// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import books from '@/content/books.json';
import type site from '@/content/site.json';
import { type Language, type PageId } from '@/content/pages';
import { stubBrowser } from '@/tests/support/render';
import { parseHtml, renderRoute } from '@/tests/support/routes';

vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/profile/actions', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/account/actions', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/head/early-script', () => ({ earlyScript: '' }));
stubBrowser();

const [id] = Object.keys(books) as [keyof typeof books];
const replaced = (facts: unknown) => () => ({ default: facts });

// An owner who has none of what may be left out, and has not translated the words.
vi.mock('@/content/site.json', async (load) => {
  const { default: facts } = await load<{ default: typeof site }>();
  const social = { linkedin: null, instagram: null };
  return { default: { ...facts, social, screenshotForm: null } };
});
vi.mock('@/content/books.json', async (load) => {
  const { default: facts } = await load<{ default: typeof books }>();
  const entries = Object.entries(facts).map(([key, book]) => [key, { ...book, reviews: 0 }]);
  return { default: Object.fromEntries(entries) as unknown };
});
vi.mock('@/content/sample-pages.json', () => ({ default: {} }));
for (const name of ['books', 'reviews', 'testimonials'] as const) {
  vi.doMock(`@/content/hi/${name}.json`, replaced(name === 'books' ? {} : []));
}

const open = async (page: PageId, language: Language) =>
  parseHtml(await renderRoute(page, language));

it('optional facts: a link, rating or preview that the owner has not is left out', async () => {
  const document = await open('books', 'en');
  const { locales } = await import('@/lib/locale');
  const { booksPage, shell } = locales.en.words;
  const links = [...document.querySelectorAll('footer a')].map(({ textContent }) => textContent);
  expect(links).not.toContain(shell.footer.linkedin);
  expect(links).not.toContain(shell.footer.instagram);
  expect(document.body.textContent).not.toContain(booksPage.preview.button);
  expect(document.body.textContent).not.toMatch(/from 0 reviews/);
  const { graphOf } = await import('@/lib/seo/graphs');
  expect(JSON.stringify(graphOf('home', locales.en))).not.toContain('sameAs');
});

it('optional facts: words without a translation are shown as they were written', async () => {
  const shop = await open('books', 'hi');
  const { words } = (await import('@/lib/locale')).locales.en;
  const english = [...shop.querySelectorAll('main [lang=en]')].map(
    ({ textContent }) => textContent,
  );
  expect(english).toContain(words.bookTexts[id].description);
  expect(english.join()).toContain(words.readerReviews[0]!.content);
  const home = await open('home', 'hi');
  const quotes = [...home.querySelectorAll('blockquote[lang=en]')];
  expect(quotes).toHaveLength(words.testimonials.length);
});
