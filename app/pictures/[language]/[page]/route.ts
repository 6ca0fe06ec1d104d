import { type Language, languageNames, type PageId, pages } from '@/content/pages';
import { sharePicture } from '@/components/pages/share-picture';
import { editions } from '@/lib/editions';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () =>
  languageNames.flatMap((language) => pages.map(({ id }) => ({ language, page: id })));

export async function GET(
  _request: Request,
  { params }: RouteContext<'/pictures/[language]/[page]'>,
) {
  const { language, page } = await params;
  return sharePicture(page as PageId, editions[language as Language]);
}
