import { ButtonLink } from '@/components/site/link';
import { FormMessage } from '@/components/forms/form-message';
import { type useForm } from '@/components/forms/use-form';
import { type ContactWords } from '@/content/en/contact';
import { type contactFields, type ContactResult } from '@/lib/contact/fields';
import { type FailedCall } from '@/lib/forms/call-action';
import { fill } from '@/lib/text/format';
import { whatsappLink } from '@/lib/contact/whatsapp';

type FormWords = ContactWords['form'];
type Form = ReturnType<typeof useForm<typeof contactFields, ContactResult | FailedCall>>;

/** Scrolls a new message into view; a page that came with it starts there (`autoFocus`). */
function show(message: HTMLElement | null) {
  message?.scrollIntoView({ block: 'nearest' });
}

function explainFailure(words: FormWords, { reason, kept }: { reason: string; kept: boolean }) {
  if (reason === 'outdated') return words.outdated;
  return kept ? words.kept : words.typed;
}

export function ContactOutcome({
  form: { result = { status: 'idle' }, message, draft, isBusy, isServed },
  words,
  phone,
}: {
  form: Pick<Form, 'result' | 'message' | 'draft' | 'isBusy' | 'isServed'>;
  words: FormWords;
  phone: string;
}) {
  const { status } = result;
  const unsent = draft?.values ?? ('values' in result ? result.values : undefined);
  const instead = unsent && (
    <ButtonLink
      variant="chat"
      size="sm"
      className="mt-3"
      href={whatsappLink(phone, fill(words.whatsappMessage, unsent).trim())}
    >
      {words.whatsapp}
    </ButtonLink>
  );

  return (
    <>
      {message && status !== 'success' && (
        <FormMessage
          role="alert"
          kind="failed"
          ref={isServed || status === 'invalid' ? undefined : show}
          autoFocus={isServed && status !== 'invalid'}
          {...message}
        >
          {result.status === 'failed' && (
            <>
              <p>{explainFailure(words, result)}</p>
              {instead}
            </>
          )}
        </FormMessage>
      )}
      <div role="status">
        {isBusy && <span className="sr-only">{words.sending}</span>}
        {message && status === 'success' && (
          <FormMessage
            kind="done"
            ref={isServed ? undefined : show}
            autoFocus={isServed}
            {...message}
          />
        )}
        {status === 'idle' && draft?.sender && !isBusy && (
          <FormMessage kind="news" {...words.outcomes.draft}>
            {instead}
          </FormMessage>
        )}
      </div>
    </>
  );
}
