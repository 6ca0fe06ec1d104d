import { refusedForm as en } from '@/content/en/refused-form';
import { refusedForm as hi } from '@/content/hi/refused-form';
import { type Language, languageNames, pathsIn } from '@/content/pages';

type Texts = typeof en | typeof hi;

const words: Record<Language, Texts> = { en, hi };

/** The page of a form that was posted without scripts. Its policy allows no styles. */
export function refusedFormPage(reason: 'busy' | 'outdated', path: string): string {
  const language = languageNames.find((each) => pathsIn(each).contact === path) ?? 'en';
  const { open, [reason]: told } = words[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${told.title}</title>
<h1>${told.title}</h1>
<p>${told.text}</p>
<p><a href="${pathsIn(language).contact}">${open}</a></p>
</html>
`;
}
