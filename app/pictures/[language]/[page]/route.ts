import { type Language, languageNames } from '@/content/languages';
import { type PageId, pages } from '@/content/pages';
import { locales } from '@/lib/words/locale';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  languageNames.flatMap((language) => pages.map(({ id }) => ({ language, page: id })));

export async function GET(
  _request: Request,
  { params }: RouteContext<'/pictures/[language]/[page]'>,
) {
  const { language, page } = await params;
  // Not at the top: a server loads its routes when it starts, and has no use for HarfBuzz.
  const { sharePicture } = await import('@/components/layout/share-picture');
  return sharePicture(page as PageId, locales[language as Language]);
}
