import { type Language, type PageId } from '@/content/pages';

/** The size that sites which show a link ask for, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

/** Address of the share picture of a page. */
export const picturePath = (language: Language, page: PageId) => `/pictures/${language}/${page}`;
