import { site } from '@/content/site';
import { env } from '@/lib/env';

export function lawConditions(legal = site.legal, settings = env) {
  return {
    firebase: Boolean(settings.NEXT_PUBLIC_FIREBASE_API_KEY),
    gstin: legal.gstin !== null,
    anyReason: legal.refund.anyReason,
    statedReasons: !legal.refund.anyReason,
    notice: legal.parentConsent === 'notice',
    parentFirst: legal.parentConsent === 'parent-first',
  };
}

type Conditions = ReturnType<typeof lawConditions>;

export type LawText = string | { readonly [Condition in keyof Conditions]?: string };

export interface LawSection {
  id: string;
  title: string;
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
