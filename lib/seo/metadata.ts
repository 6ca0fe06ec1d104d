import { type Metadata } from 'next';
import { seo } from '@/content/en/seo';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { fill } from '@/lib/text/format';

export type SeoPage = 'home' | 'about' | 'books' | 'contact';

export const paths: Record<SeoPage, string> = {
  home: '/',
  about: '/about',
  books: '/books',
  contact: '/contact',
};

/** Fills the places that the texts of `content/en/seo.ts` leave for facts. */
export function fillSite(text: string): string {
  return fill(text, { name: site.name, teacher: site.teacher.name, city: site.city });
}

/** What every page has in common, and what a page without texts of its own shows. */
export const siteMetadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: site.name,
  title: { default: fillSite(seo.home.title), template: fillSite(seo.titleTemplate) },
  description: fillSite(seo.description),
  formatDetection: { telephone: false, address: false, email: false },
};

/**
 * Title, description, canonical address, Open Graph and Twitter of one page. The picture comes
 * from the page's opengraph-image; what Twitter shows comes from Open Graph.
 */
export function pageMetadata(page: SeoPage): Metadata {
  const text = seo[page];
  const title = fillSite(text.title);
  const description = fillSite(text.description);
  return {
    title: page === 'home' ? { absolute: title } : title,
    description,
    alternates: { canonical: paths[page] },
    openGraph: {
      type: page === 'about' ? 'profile' : 'website',
      url: paths[page],
      siteName: site.name,
      locale: seo.locale,
      title,
      description,
    },
    twitter: { card: 'summary_large_image' },
  };
}
