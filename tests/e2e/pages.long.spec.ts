import { languageNames, languages } from '@/content/languages';
import { lostPages, notFoundNote, pages, quickPages } from '../support/pages';
import { test } from '../support/test';
import { expectWholePages } from '../support/whole-page/page';
import { localeAt } from '../support/words';

for (const language of languageNames) {
  test(`pages: the others in ${languages[language].name} are whole, too`, async ({
    context,
    problems,
  }) => {
    test.slow();
    problems.allow(notFoundNote);
    const others = [...pages, ...lostPages].filter((path) => !quickPages.includes(path));
    await expectWholePages(
      context,
      others.filter((path) => localeAt(path).language === language),
    );
  });
}
