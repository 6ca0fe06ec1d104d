import { type MetadataRoute } from 'next';
import { listPaths } from '@/content/pages';
import { absolute } from '@/lib/seo/address';

export default function sitemap(): MetadataRoute.Sitemap {
  return listPaths().map((path) => ({ url: absolute(path) }));
}
