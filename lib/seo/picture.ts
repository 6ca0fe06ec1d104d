import { type Language } from '@/content/languages';
import { type PageId } from '@/content/pages';

export const pictureSize = { width: 1200, height: 630 };

export const picturePath = (language: Language, page: PageId) => `/pictures/${language}/${page}`;
