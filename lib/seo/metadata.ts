import { type Metadata, type Viewport } from 'next';
import { type Language, languageNames, languages } from '@/content/languages';
import { type PageId, pathsIn } from '@/content/pages';
import { type Locale } from '@/lib/words/locale';
import { siteName } from '@/lib/words/owner-text';
import { env } from '@/lib/env';
import { themeColors } from '@/lib/styles/theme-colors';
import { absolute } from '@/lib/env';
import { iconPath } from './icons';
import { picturePath, pictureSize } from './picture';

export const manifestPath = (language: Language) => `/manifests/${language}`;

export const siteMetadata = ({ language, words: { pageTexts, seo } }: Locale): Metadata => ({
  metadataBase: new URL(env.SITE_URL),
  title: { default: pageTexts.home.title, template: seo.titleTemplate },
  description: seo.description,
  manifest: manifestPath(language),
  // Files in app/ would have a hash in their address, which every page carries.
  icons: { icon: iconPath('/icon.svg'), apple: iconPath('/apple-icon.png') },
  formatDetection: { telephone: false },
});

export const siteViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColors.light.background },
    { media: '(prefers-color-scheme: dark)', color: themeColors.dark.background },
  ],
};

export function translationsOf(page: PageId): Record<string, string> {
  const addressIn = (language: Language) => absolute(pathsIn(language)[page]);
  const addresses = languageNames.map((language) => [language, addressIn(language)] as const);
  return Object.fromEntries([...addresses, ['x-default', addressIn('en')]]);
}

const ogLocale = (language: Language) => languages[language].tag.replace('-', '_');

/** Next repeats title, description and picture for Twitter. */
export function pageMetadata(page: PageId, { language, paths, words }: Locale): Metadata {
  const { title, description, picture } = words.pageTexts[page];
  return {
    title: page === 'home' ? { absolute: title } : title,
    description,
    alternates: { canonical: paths[page], languages: translationsOf(page) },
    openGraph: {
      type: page === 'about' ? 'profile' : 'website',
      url: paths[page],
      siteName: siteName(language),
      locale: ogLocale(language),
      alternateLocale: languageNames.filter((name) => name !== language).map(ogLocale),
      title,
      description,
      images: {
        url: picturePath(language, page),
        ...pictureSize,
        alt: picture,
      },
    },
  };
}
