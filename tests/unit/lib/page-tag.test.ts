import { expect, it, vi } from 'vitest';
import { languageNames, languages, pathsIn } from '@/content/pages';
import { pageTag } from '@/lib/page-tag';

it.each(languageNames)(
  'pageTag: is on a page in %s the locale of its language, with Latin figures',
  (language) => {
    vi.stubGlobal('location', { pathname: pathsIn(language).books });
    expect(pageTag()).toBe(`${languages[language].tag}-u-nu-latn`);
  },
);
