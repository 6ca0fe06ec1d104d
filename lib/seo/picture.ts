import { type Language, type PageId } from '@/content/pages';

/** In pixels, as Open Graph consumers ask for it. */
export const pictureSize = { width: 1200, height: 630 };

/** The Open Graph picture of a page. */
export const picturePath = (language: Language, page: PageId) => `/pictures/${language}/${page}`;
