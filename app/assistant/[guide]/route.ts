import { type Language, languageNames } from '@/content/languages';
import { assistantGuide } from '@/lib/assistant/guide';
import { locales } from '@/lib/words/locale';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  languageNames.map((language) => ({ guide: `guide.${language}.json` }));

/** What the assistant says and knows; its panel fetches it with the first press. */
export async function GET(_request: Request, { params }: { params: Promise<{ guide: string }> }) {
  const language = (await params).guide.split('.')[1] as Language;
  return Response.json(assistantGuide(locales[language]));
}
