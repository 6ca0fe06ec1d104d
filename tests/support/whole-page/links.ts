import { expect, type Page } from '@playwright/test';
import { books } from '@/content/books';
import { languages } from '@/content/languages';
import { type PageId } from '@/content/pages';
import { site } from '@/content/site';
import { classLanguages, shownCounts, type Statistic } from '@/lib/words/fact-texts';
import { type Locale, locales } from '@/lib/words/locale';
import { navIn } from '../words';
import { findUnwritten } from './written';

/** What a page says as it is written; the rest has numbers filled in, or needs a tab or no scripts. */
const textsOf = ({ words }: Locale): Partial<Record<PageId, object>> => {
  const { home, booksPage, contact } = words;
  const { stats, recognition, ...about } = words.about;
  const shownGroups = recognition.groups.flatMap(({ title, badges }) => {
    const shown = badges.filter((badge) => badge.title);
    return shown.length > 0 ? [title, shown] : [];
  });
  const { countries, languages, students, ...others } = home.highlights.facts;
  const highlights = { ...others, ...shownOf({ countries, students }) };
  const manyLanguages = classLanguages().length > 1 ? languages : {};
  const figures = shownOf(stats.facts);
  const hasBooks = books.length > 0;
  return {
    home: [home.hero, highlights, manyLanguages, home.closing.title],
    about: [
      about,
      recognition.title,
      shownGroups,
      Object.keys(figures).length > 0 ? [stats.title, figures] : [],
    ],
    books: [
      ...(hasBooks ? [booksPage.title, booksPage.reasons.facts] : [booksPage.empty]),
      booksPage.closing,
      words.bookTexts,
    ],
    contact: [contact.title, contact.chat.text, contact.replies, contact.guarantee.text],
  };
};

/** Of the words about counts, those of the counts that are shown. */
const shownOf = (facts: Partial<Record<Statistic, object>>) =>
  Object.fromEntries(
    Object.entries(facts).filter(([name]) => shownCounts([name as Statistic]).length > 0),
  );

const findLostTargets = (links: Element[]) =>
  links
    .map((link) => link.getAttribute('href')!)
    .filter((target) => !document.querySelector(target));

/** Expects that a page before its scripts says what is written for it, and leads to all others. */
export async function expectWrittenAndLinked(page: Page, locale: Locale, id: PageId) {
  const { language, paths, words } = locale;
  const { shell } = words;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findUnwritten(page, textsOf(locale)[id] ?? []), 'unwritten').toEqual([]);
  const lost = await page.locator('a[href^="#"]').evaluateAll(findLostTargets);
  expect(lost, 'links within the page').toEqual([]);

  const nav = navIn(locale);
  const main = page.getByRole('navigation', { name: shell.navLabel, exact: true });
  await expect(main.getByRole('link')).toHaveText(nav.map(({ label }) => label));
  await expect(main.locator('[aria-current="page"]')).toHaveText(
    nav.filter(({ href }) => href === paths[id]).map(({ label }) => label),
  );
  await expect(page.getByRole('link', { name: shell.bookDemo }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(shell.footer.promise);
  const brand = page.getByRole('banner').getByRole('link', { name: site.name });
  await expect(brand).toHaveAttribute('href', paths.home);

  const other = locales[language === 'en' ? 'hi' : 'en'];
  const switcher = page.getByRole('navigation', { name: shell.languages });
  await expect(switcher.locator('[aria-current]')).toHaveText(languages[language].name);
  const translation = switcher.getByRole('link', { name: languages[other.language].name });
  await expect(translation).toHaveAttribute('lang', other.tag);
  await expect(translation).toHaveAttribute('hreflang', other.language);
  await expect(translation).toHaveAttribute('href', other.paths[id]);
}
