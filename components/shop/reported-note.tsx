import { type ReactNode } from 'react';
import { ReferenceText } from '@/components/forms/form';
import { ButtonLink } from '@/components/site/link';
import { Alert, AlertDescription } from '@/components/ui/alert';
import { type User } from '@/lib/shop/account/user';
import { whatsappLink } from '@/lib/text/whatsapp';
import { type Words } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';

interface Props {
  /** Of its text. */
  id?: string;
  /** When the buyer said that the screenshot was sent. */
  at: number;
  user: User;
  book: { id: string; title: string };
  words: Words['payment']['reported'];
  phone: string;
  tag: string;
  children?: ReactNode;
}

/** Says when a buyer has reported the payment for a book, and how to ask about it. */
export function ReportedNote({ id, at, user, book, words, phone, tag, children }: Props) {
  const date = formatDay(at, tag);
  const reference = referenceOf(user.id, book.id);
  const values = { date, reference, title: book.title, name: user.name };
  return (
    <Alert role={undefined} className="w-full text-sm" data-order="reported">
      {children}
      <AlertDescription id={id}>
        <ReferenceText text={fill(words.text, { date })} reference={reference} /> {words.wait}
      </AlertDescription>
      <ButtonLink href={whatsappLink(phone, fill(words.message, values))}>{words.chat}</ButtonLink>
    </Alert>
  );
}

/** Only English shortens the month: fonts in Devanagari do not have the sign of an abbreviation. */
export const formatDay = (at: number, tag: string) =>
  new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: tag.startsWith('en') ? 'short' : 'long',
  }).format(at);
