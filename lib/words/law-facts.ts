import { languageNames } from '@/content/languages';
import { site } from '@/content/site';
import { teacherName, written } from '@/lib/words/fact-texts';
import { type LocaleTexts } from '@/lib/words/texts';
import { KEEP_DELIVERED, KEEP_UNDELIVERED } from '@sutra/outbox/row';
import { KEEP_PAYMENT, KEEP_ROWS, KEEP_UTR } from '@/lib/retention';
import { formatList, formatNumber, formatPhone } from '@/lib/text/format';
import { DAY } from '@/lib/time';
import { DATA_RULES_DATE } from '@/lib/retention';

const formatDate = (date: string, tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** Labels stand in the order of the form. */
const labelsIn = (labels: object, tag: string) =>
  formatList(Object.values(labels) as string[], tag);

/** What a parent confirms is told in a notice of its own. */
const CONFIRMED = ['parentRelation', 'parentIsAdult', 'parentAgrees'];

const languageOf = (tag: string) => languageNames.find((name) => tag.startsWith(name))!;

/** Values of placeholders on the law pages and in the notices. */
export function lawPlaceholders(
  tag: string,
  { contact, account, law, profile }: LocaleTexts,
): Record<string, string> {
  const { legal } = site;
  const number = (value: number) => formatNumber(value, tag);
  /** The teacher is known by a name in each language. */
  const nameOf = (name: string) =>
    name === site.teacher.name ? teacherName(languageOf(tag)) : name;
  const { name, email, password } = account.registerForm;
  const told: Readonly<Record<string, string>> = law.fieldNames;
  const ofProfile = Object.entries(profile.labels)
    .filter(([field]) => !CONFIRMED.includes(field))
    .map(([field, label]) => told[field] ?? label);
  return {
    contactFields: labelsIn(contact.form.labels, tag),
    accountFields: labelsIn({ name, email, password }, tag),
    profileFields: labelsIn(ofProfile, tag),
    seller: nameOf(legal.seller),
    sellerAddress: legal.address,
    gstin: legal.gstin ?? '',
    grievanceName: nameOf(legal.grievance.name),
    grievanceEmail: legal.grievance.email,
    grievancePhone: formatPhone(legal.grievance.phone),
    host: legal.host ?? '',
    records: written(legal.records.service, legal.records.serviceIn, languageOf(tag)) ?? '',
    keepDays: number(KEEP_DELIVERED / DAY),
    keepRowDays: number(KEEP_ROWS / DAY),
    keepUtrDays: number(KEEP_UTR / DAY),
    keepPaymentDays: number(KEEP_PAYMENT / DAY),
    keepUndeliveredDays: number(KEEP_UNDELIVERED / DAY),
    reviewedOn: legal.lastReviewed ? formatDate(legal.lastReviewed, tag) : '',
    rulesDate: formatDate(DATA_RULES_DATE, tag),
    payeeUpi: site.upi.id,
    payee: site.upi.payee,
  };
}
