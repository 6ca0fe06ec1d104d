import { languageNames } from '@/content/pages';
import { site } from '@/content/site';
import { registerFields } from '@/lib/shop/account/fields';
import { contactFields } from '@/lib/contact/fields';
import { teacherName, written } from '@/lib/words/fact-texts';
import { type LocaleTexts } from '@/lib/words/locale';
import { type Fields, namesOf } from '@/lib/forms/field';
import { profileFields } from '@/lib/shop/profile/fields';
import { type FormKind } from '@/lib/server/submissions/kinds';
import { KEEP_DELIVERED, KEEP_UNDELIVERED } from '@sutra/outbox/row';
import { KEEP_UTR } from '@/lib/shop/orders/keep-utr';
import { formatList, formatNumber, formatPhone } from '@/lib/text/format';
import { DAY } from '@/lib/time';
import { DATA_RULES_DATE } from '../law/data-rules';

const formatDate = (date: string, tag: string) =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const labelsOf = <F extends Fields>(
  fields: F,
  labels: Readonly<Record<keyof F & string, string>>,
  tag: string,
) =>
  formatList(
    namesOf(fields).map((name) => labels[name]),
    tag,
  );

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
  const { name, email, password } = registerFields;
  const fieldsOf: Record<`${FormKind | 'account'}Fields`, string> = {
    contactFields: labelsOf(contactFields, contact.form.labels, tag),
    accountFields: labelsOf({ name, email, password }, account.registerForm, tag),
    profileFields: labelsOf(profileFields, { ...profile.labels, ...law.fieldNames }, tag),
  };
  return {
    ...fieldsOf,
    seller: nameOf(legal.seller),
    sellerAddress: legal.address,
    gstin: legal.gstin ?? '',
    grievanceName: nameOf(legal.grievance.name),
    grievanceEmail: legal.grievance.email,
    grievancePhone: formatPhone(legal.grievance.phone),
    askWithinDays: number(legal.refund.askWithinDays),
    paidWithinDays: number(legal.refund.paidWithinDays),
    host: legal.host ?? '',
    records: written(legal.records.service, legal.records.serviceIn, languageOf(tag)) ?? '',
    recordMonths: number(legal.records.months),
    keepDays: number(KEEP_DELIVERED / DAY),
    keepUtrDays: number(KEEP_UTR / DAY),
    keepUndeliveredDays: number(KEEP_UNDELIVERED / DAY),
    reviewedOn: legal.lastReviewed ? formatDate(legal.lastReviewed, tag) : '',
    rulesDate: formatDate(DATA_RULES_DATE, tag),
    payeeUpi: site.upi.id,
    payee: site.upi.payee,
  };
}
