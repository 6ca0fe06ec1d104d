import { expect, it, vi } from 'vitest';
import type site from '@/content/site.json';
import { type Language, languageNames, type PageId } from '@/content/pages';
import { stubBrowser } from '@/tests/support/render';
import { parseHtml, renderRoute } from '@/tests/support/routes';

vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/profile/actions', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/account/actions', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/head/inline-scripts', async (load) => ({
  ...(await load<object>()),
  earlyScript: '',
}));
stubBrowser();

const replaced = (facts: unknown) => () => ({ default: facts });

// An owner who has none of what may be left out, and has not translated the words.
vi.mock('@/content/site.json', async (load) => {
  const { default: facts } = await load<{ default: typeof site }>();
  const social = { linkedin: null, instagram: null };
  const teaching = { ...facts.teaching, exams: [], examsIn: undefined };
  return { default: { ...facts, social, teaching, screenshotForm: null } };
});
vi.mock('@/content/books.json', async () => {
  const { threeBooks } = await import('@/tests/support/three-books');
  const entries = Object.entries(threeBooks).map(([key, book]) => [key, { ...book, reviews: 0 }]);
  return { default: Object.fromEntries(entries) as unknown };
});
vi.mock('@/content/en/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksWords(),
);
vi.mock('@/content/en/reviews.json', () => ({
  default: [{ name: 'A reader', exam: 'Boards', content: 'Clear and short.', rating: 4 }],
}));
vi.mock('@/content/en/testimonials.json', () => {
  const student = { firstName: 'Ira', initial: 'B', class: 'Class 6', location: 'Pune' };
  return { default: [{ ...student, content: 'I count less on my fingers.', rating: 4 }] };
});
vi.mock('@/content/sample-pages.json', () => ({ default: {} }));
for (const language of languageNames.slice(1)) {
  for (const name of ['books', 'reviews', 'testimonials'] as const) {
    vi.doMock(`@/content/${language}/${name}.json`, replaced(name === 'books' ? {} : []));
  }
}

const open = async (page: PageId, language: Language) =>
  parseHtml(await renderRoute(page, language));

it('optional facts: a link, rating or preview that the owner has not is left out', async () => {
  const document = await open('books', 'en');
  const { locales } = await import('@/lib/locale');
  const { booksPage } = locales.en.words;
  const links = [...document.querySelectorAll('footer a')].map(({ textContent }) => textContent);
  expect(links.filter((link) => /linkedin|instagram/i.test(link))).toEqual([]);
  expect(document.body.textContent).not.toContain(booksPage.preview.button);
  expect(document.body.textContent).not.toMatch(/from 0 reviews/);
  const { graphOf } = await import('@/lib/seo/graphs');
  expect(JSON.stringify(graphOf('home', locales.en))).not.toContain('sameAs');
});

it.each(languageNames)(
  'optional facts: without exams, %s has no ready message for one',
  async (language) => {
    const { locales } = await import('@/lib/locale');
    const { templates } = locales[language].words.contact;
    const document = await open('contact', language);
    const titles = [...document.querySelectorAll('[data-category] b')].map(
      (one) => one.textContent,
    );
    const { exam, ...others } = templates.messages;
    expect(titles).toEqual(Object.values(others).map(({ title }) => title));
    expect(document.querySelector('main')!.textContent).not.toContain(exam.title);
    const { pageMetadata } = await import('@/lib/seo/metadata');
    expect(pageMetadata('contact', locales[language]).description).not.toMatch(/exam|परीक्षा/);
  },
);

it('optional facts: words without a translation are shown as they were written', async () => {
  const shop = await open('books', 'hi');
  const english = [...shop.querySelectorAll('main [lang=en]')].map(
    ({ textContent }) => textContent,
  );
  expect(english).toContain('A page a day.');
  expect(english.join()).toContain('Clear and short.');
  const home = await open('home', 'hi');
  const quotes = [...home.querySelectorAll('blockquote[lang=en]')];
  expect(quotes.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('I count less on my fingers.'),
  ]);
});
