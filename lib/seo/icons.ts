import { site } from '@/content/site';

/** `build/look.ts` draws them in the color of the site, and copies those in public/ otherwise. */
const drawn = {
  '/icon.svg': new URL('../../.fonts/icon.svg', import.meta.url),
  '/apple-icon.png': new URL('../../.fonts/apple-icon.png', import.meta.url),
  '/icon-192.png': new URL('../../.fonts/icon-192.png', import.meta.url),
  '/icon-512.png': new URL('../../.fonts/icon-512.png', import.meta.url),
};

/** The address of an icon; /favicon.ico stays as it is, for browsers that ask for no other. */
export const iconPath = (name: keyof typeof drawn): string =>
  site.look.hue === null ? name : drawn[name].href;
