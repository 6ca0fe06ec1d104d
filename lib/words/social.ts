import { site } from '@/content/site';
import { whatsappLink } from '@/lib/text/whatsapp';

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

/** Opens a chat with the teacher, with this text. */
export const chatLink = (text: string) => whatsappLink(site.phone, text);
