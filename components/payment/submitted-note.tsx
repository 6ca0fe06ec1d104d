import { Alert, AlertDescription } from '@/components/ui/alert';
import { ButtonLink } from '@/components/site/link';
import { type PaymentWords } from '@/content/en/payment';
import { ReferenceText } from '@/components/forms/reference-text';
import { fill } from '@/lib/text/format';
import { whatsappLink } from '@/lib/contact/whatsapp';

/** Reminds the buyer of a submitted screenshot, so that nobody pays twice. */
export function SubmittedNote({
  id,
  at,
  reference,
  purchase: { title, phone, tag },
  words,
}: {
  id: string;
  /** Milliseconds since the epoch. */
  at: number;
  reference: string;
  purchase: { title: string; phone: string; tag: string };
  words: PaymentWords['submitted'];
}) {
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(at);
  const values = { date, reference, title };
  return (
    <Alert className="w-full text-sm">
      <AlertDescription id={id}>
        <ReferenceText text={`${fill(words.text, { date })} ${words.wait}`} reference={reference} />
      </AlertDescription>
      <ButtonLink href={whatsappLink(phone, fill(words.message, values))}>{words.chat}</ButtonLink>
    </Alert>
  );
}
