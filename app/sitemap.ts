import { type MetadataRoute } from 'next';
import { languageNames } from '@/content/languages';
import { pages, pathsIn } from '@/content/pages';
import { absolute } from '@/lib/env';
import { translationsOf } from '@/lib/seo/metadata';

export default function sitemap(): MetadataRoute.Sitemap {
  return languageNames.flatMap((language) =>
    pages.map(({ id }) => ({
      url: absolute(pathsIn(language)[id]),
      alternates: { languages: translationsOf(id) },
    })),
  );
}
