import { books, pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { sendsProfiles } from '@/lib/env-types';
import { refundRule } from '@/lib/words/fact-texts';
import { saleConditions } from '@/lib/words/sale';

/** What visitors can read of the course on the home page, and what is left to agree on. */
function courseConditions({ fee, times, feeRules } = site.course) {
  return {
    feeAndTimes: fee.length > 0 && times !== null,
    feeAlone: fee.length > 0 && times === null,
    timesAlone: fee.length === 0 && times !== null,
    noFeeOrTimes: fee.length === 0 && times === null,
    earlyStop: Boolean(feeRules?.refund),
  };
}

export function lawConditions(legal = site.legal, settings = env) {
  // Without an ebook nobody signs in or fills in a profile.
  const ebooks = pricedBooks.length > 0;
  return {
    ebooks,
    noEbooks: !ebooks,
    oneEbook: pricedBooks.length === 1,
    severalEbooks: pricedBooks.length > 1,
    ...saleConditions(),
    ...courseConditions(),
    linksElsewhere: ebooks || books.some(({ stores }) => stores.length > 0),
    linksToChat: !ebooks && books.every(({ stores }) => stores.length === 0),
    storedProfiles: ebooks && !sendsProfiles(settings.PROFILE_SERVICE),
    firebase: ebooks && Boolean(settings.NEXT_PUBLIC_FIREBASE_API_KEY),
    form: site.screenshotForm !== null,
    noForm: site.screenshotForm === null,
    // Where the owner has not chosen a host or a place for messages yet, none is named.
    host: legal.host !== null,
    noHost: legal.host === null,
    records: legal.records.service !== null && !ebooks,
    recordsOfBuyers: legal.records.service !== null && ebooks,
    noRecords: legal.records.service === null,
    gstin: legal.gstin !== null,
    anyReason: refundRule(legal) === 'anyReason',
    statedReasons: refundRule(legal) === 'statedReasons',
    notice: ebooks && legal.parentConsent === 'notice',
    parentFirst: ebooks && legal.parentConsent === 'parent-first',
  };
}

type Conditions = ReturnType<typeof lawConditions>;

export type LawText = string | { readonly [Condition in keyof Conditions]?: string };

export interface LawSection {
  id: string;
  title: string;
  /** A condition. Where it is left out, the section is always shown. */
  when?: string;
  items?: readonly LawText[];
  text?: readonly LawText[];
}

export const chooseTexts = (
  texts: readonly LawText[] = [],
  conditions: Partial<Conditions> = lawConditions(),
): string[] =>
  texts.flatMap((text) =>
    typeof text === 'string'
      ? text
      : Object.entries(text).flatMap(([name, choice]) =>
          conditions[name as keyof Conditions] ? choice : [],
        ),
  );

export const chooseSections = (
  sections: readonly LawSection[],
  conditions: Conditions = lawConditions(),
) => sections.filter(({ when }) => !when || conditions[when as keyof Conditions]);
