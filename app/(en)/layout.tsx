import { SiteLayout } from '@/components/layout/site-layout';
import { languages } from '@/content/languages';
import { locales } from '@/lib/words/locale';
import { siteMetadata, siteViewport } from '@/lib/seo/metadata';
import { preloadFonts } from '../fonts';
import '../globals.css';

/** Every page is prerendered; a page that reads the request fails the build. */
export const dynamic = 'error';
export const viewport = siteViewport;
export const metadata = siteMetadata(locales.en);

export default function RootLayout({ children }: { children: React.ReactNode }) {
  preloadFonts(languages.en.script);
  return <SiteLayout locale={locales.en}>{children}</SiteLayout>;
}
