import { expect, it, vi } from 'vitest';
import { AboutPage } from '@/components/about/about-page';
import { languageNames } from '@/content/languages';
import { locales } from '@/lib/words/locale';
import { renderToHtml } from '@/tests/support/render';
import { parseHtml } from '@/tests/support/routes';

vi.mock('@/lib/head/inline-scripts', async (load) => ({
  ...(await load<object>()),
  earlyScript: '',
}));

it.each(languageNames)(
  'about in %s: leaves out empty lists, and numbers what is left',
  (language) => {
    const locale = locales[language];
    const { words } = locale;
    const { career, recognition } = words.about;
    const about = {
      ...words.about,
      career: { ...career, events: [] as never },
      recognition: { ...recognition, groups: [] as never },
    };
    const page = parseHtml(
      renderToHtml(<AboutPage locale={{ ...locale, words: { ...words, about } }} />),
    );
    const headings = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).not.toContain(career.title);
    expect(headings).not.toContain(recognition.title);
    expect(headings).toContain(about.research.title);
    const numerals = [...page.querySelectorAll('section > [lang="hi-IN"][aria-hidden]')].map(
      ({ textContent }) => textContent,
    );
    expect(numerals.length).toBeGreaterThan(1);
    expect(numerals.join('')).toBe('१२३४५'.slice(0, numerals.length));
  },
);
