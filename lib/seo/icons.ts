import appleIcon from '@/.fonts/apple-icon.png';
import smallIcon from '@/.fonts/icon-192.png';
import largeIcon from '@/.fonts/icon-512.png';
import icon from '@/.fonts/icon.svg';
import { site } from '@/content/site';

/** `build/look.ts` draws them in the color of the site, and copies those in public/ otherwise. */
const drawn = {
  '/icon.svg': icon as { src: string },
  '/apple-icon.png': appleIcon,
  '/icon-192.png': smallIcon,
  '/icon-512.png': largeIcon,
};

/** The address of an icon; /favicon.ico stays as it is, for browsers that ask for no other. */
export const iconPath = (name: keyof typeof drawn): string =>
  site.look.hue === null ? name : drawn[name].src;
