import { ownerMails as en } from '@/content/en/owner-mails';
import { ownerMails as hi } from '@/content/hi/owner-mails';
import { type Language, languages } from '@/content/languages';
import { site } from '@/content/site';
import { withLatinFigures } from '@/lib/text/format';
import { type OwnerWords } from './descriptor';

const { ownerLanguage, timeZone } = site;

/** Alone: a process that only sends mails loads no other words. */
const all: Readonly<Record<Language, OwnerWords>> = { en, hi };

/** What the site writes to its owner, in the owner's language. */
export const ownerMails = all[ownerLanguage];

const dates = (style: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(
    // With 24 hours, as a log has them.
    ownerLanguage === 'en' ? 'en-GB' : withLatinFigures(languages[ownerLanguage].tag),
    { hour12: false, timeZone, ...style },
  );

export const time = dates({ dateStyle: 'medium', timeStyle: 'short' });

export const day = dates({ dateStyle: 'medium' });
