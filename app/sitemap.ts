import { type MetadataRoute } from 'next';
import { shell } from '@/content/en/shell';
import { absolute } from '@/lib/seo/address';

/** The pages of the navigation; the preview and the not-found page are not for an index. */
export default function sitemap(): MetadataRoute.Sitemap {
  return shell.nav.map(({ href }) => ({ url: absolute(href) }));
}
