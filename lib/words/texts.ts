import type * as en from '@/content/en/words';
import { type Texts } from '@/content/shape';

/** All words of a language, with places for the facts. */
export type LocaleTexts = Texts<typeof en>;
