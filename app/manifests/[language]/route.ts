import { type MetadataRoute } from 'next';
import { type Language, languageNames } from '@/content/languages';
import { siteName } from '@/lib/words/owner-text';
import { locales } from '@/lib/words/locale';
import { iconPath } from '@/lib/seo/icons';
import { themeColors } from '@/lib/styles/theme-colors';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => languageNames.map((language) => ({ language }));

function manifestIn(language: Language): MetadataRoute.Manifest {
  const { tag, paths, words } = locales[language];
  return {
    name: words.pageTexts.home.title,
    short_name: siteName(language),
    description: words.seo.description,
    lang: tag,
    id: paths.home,
    start_url: paths.home,
    display: 'browser',
    background_color: themeColors.light.background,
    theme_color: themeColors.light.background,
    icons: [
      { src: iconPath('/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
      { src: iconPath('/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: iconPath('/icon-512.png'), sizes: '512x512', type: 'image/png' },
      { src: iconPath('/icon-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

export async function GET(_request: Request, { params }: RouteContext<'/manifests/[language]'>) {
  const { language } = await params;
  return Response.json(manifestIn(language as Language), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
}
