'use client';

import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { ReferenceText } from '@/components/forms/form';
import { DialogTitle } from '@/components/site/dialog';
import { PartFailure } from '@/components/site/lazy';
import { ButtonLink } from '@/components/site/link';
import { toast } from '@/components/site/toaster';
import { Button } from '@/components/ui/button';
import { type User } from '@/lib/shop/account/user';
import { whatsappLink } from '@/lib/text/whatsapp';
import { type Words } from '@/lib/words/locale';
import { type ShopBook } from '@/lib/shop/payment/shop';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { type orderReport } from './order-parts';
import { useReport } from './report-answers';
import { type PaymentFacts } from './upi';

/** How long the confirmation is shown before the dialog closes, in milliseconds. */
const CONTINUE_MS = 3000;

/** Ends the toast in sight, too. */
export const leave = (go: () => void) => () => {
  toast.dismiss();
  go();
};

interface Props {
  user: User;
  book: ShopBook | undefined;
  facts: PaymentFacts;
  /** What says why a report failed, once it is there. */
  report: Awaited<ReturnType<typeof orderReport.load>>;
  loading: Omit<ComponentProps<typeof PartFailure>, 'load'>;
  words: Words['payment']['dialog'];
  onAgain: () => Promise<void>;
  onClose: () => void;
}

/** Thanks for the screenshot, and closes the dialog, unless the report of it has failed. */
export function PaymentConfirmation({
  user,
  book,
  facts,
  report,
  words,
  onAgain,
  ...props
}: Props) {
  const { confirmation } = words;
  const answer = useReport(user.id, book?.id, true);
  const reference = book && referenceOf(user.id, book.id);
  const isStuck = props.loading.failures > 0 || answer?.status === 'failed';
  /** While the way to keep the reference has the focus, and once it was pressed. */
  const [held, setHeld] = useState<'focused' | 'pressed'>();
  const stays = isStuck || held !== undefined;

  const closeConfirmation = useEffectEvent(props.onClose);
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(closeConfirmation, CONTINUE_MS);
    return () => clearTimeout(timer);
  }, [stays]);

  return (
    <>
      <DialogTitle>{confirmation.title}</DialogTitle>
      <p className="mt-4" role="status">
        {confirmation.text}
        {reference && (
          <>
            {' '}
            <ReferenceText text={confirmation.reference} reference={reference} />
          </>
        )}
      </p>
      {reference && (
        <ButtonLink
          className="mt-2"
          href={whatsappLink('', fill(confirmation.sendMessage, { title: book.title, reference }))}
          onFocus={() => setHeld((now) => now ?? 'focused')}
          onBlur={() => setHeld((now) => (now === 'focused' ? undefined : now))}
          onClick={() => setHeld('pressed')}
        >
          {confirmation.send}
        </ButtonLink>
      )}
      {isStuck &&
        (report ? (
          <report.ReportFailure
            user={user}
            book={book}
            facts={facts}
            answer={answer}
            words={report.words}
            onAgain={() => void onAgain()}
          />
        ) : (
          <PartFailure {...props.loading} load={onAgain} />
        ))}
      <Button className="mt-6 w-full" autoFocus onClick={leave(props.onClose)}>
        {confirmation.continue}
      </Button>
    </>
  );
}
