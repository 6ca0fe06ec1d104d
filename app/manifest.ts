import { type MetadataRoute } from 'next';
import { seo } from '@/content/en/seo';
import { site } from '@/content/site';
import { themeColors } from '@/lib/styles/theme-colors';
import { fillSite } from '@/lib/seo/metadata';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: fillSite(seo.home.title),
    short_name: site.name,
    description: fillSite(seo.description),
    lang: seo.locale.replace('_', '-'),
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
