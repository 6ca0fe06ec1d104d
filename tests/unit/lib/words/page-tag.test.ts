import { expect, it, vi } from 'vitest';
import { languageNames, languages } from '@/content/languages';
import { pathsIn } from '@/content/pages';
import { pageTag } from '@/lib/words/page-tag';

it('pageTag: is the locale of the page’s language, with Latin figures', () => {
  for (const language of languageNames) {
    vi.stubGlobal('location', { pathname: pathsIn(language).books });
    expect.soft(pageTag(), language).toBe(`${languages[language].tag}-u-nu-latn`);
  }
});
