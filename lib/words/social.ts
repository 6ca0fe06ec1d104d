import { site } from '@/content/site';

const NAMES = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
  telegram: 'Telegram',
  facebook: 'Facebook',
} as const;

/** Pages of the teacher elsewhere, by the names that people know them by. */
export function linksTo({ more, ...networks }: typeof site.social) {
  const named = Object.entries(NAMES).map(([key, name]) => ({
    name,
    url: networks[key as keyof typeof NAMES],
  }));
  return [...named, ...more].filter((link): link is { name: string; url: string } =>
    Boolean(link.url),
  );
}

export const socialLinks = linksTo(site.social);
