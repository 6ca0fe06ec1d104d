import { Fragment } from 'react';
import { site } from '@/content/site';
import { formatPhone } from '@/lib/text/format';

const { grievance } = site.legal;
const links: Readonly<Record<string, string>> = Object.fromEntries([
  ...[site.email, grievance.email].map((email) => [email, `mailto:${email}`]),
  ...[site.phone, grievance.phone].map((phone) => [formatPhone(phone), `tel:${phone}`]),
]);
const escape = (text: string) => text.replace(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`);
const linked = new RegExp(`(${Object.keys(links).map(escape).join('|')})`);

/** A text with its email addresses and phone numbers as links. */
export function LawText({ children }: { children: string }) {
  return children.split(linked).map((part, index) =>
    links[part] ? (
      <a key={index} translate="no" className="whitespace-nowrap underline" href={links[part]}>
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
