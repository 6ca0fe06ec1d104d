import { expect, it, vi } from 'vitest';
import { languageNames } from '@/content/languages';
import { provideThreeBooks } from '@/tests/support/three-books';

vi.mock('@/lib/server/actions/contact', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/server/actions/profile', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/server/actions/account', () => ({ completeProfileAction: vi.fn() }));

it.each(languageNames)(
  'books in %s: say before the sale that a copy is marked',
  async (language) => {
    provideThreeBooks();
    vi.resetModules();
    const { renderRoute } = await import('@/tests/support/routes');
    const { site } = await import('@/content/site');
    const { locales } = await import('@/lib/words/locale');
    const { marked } = locales[language].words.booksPage.price;
    const count = async () => (await renderRoute('books', language)).split(marked).length - 1;
    expect(await count()).toBe(0);
    site.markEbooks = true;
    expect(await count()).toBe(1);
  },
);
