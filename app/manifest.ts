import { type MetadataRoute } from 'next';
import { site } from '@/content/site';
import { editions } from '@/lib/editions';
import { themeColors } from '@/lib/styles/theme-colors';

export default function manifest(): MetadataRoute.Manifest {
  const { tag, words } = editions.en;
  return {
    name: words.pageTexts.home.title,
    short_name: site.name,
    description: words.seo.description,
    lang: tag,
    id: '/',
    start_url: '/',
    display: 'browser',
    background_color: themeColors.light.background,
    theme_color: themeColors.light.background,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
