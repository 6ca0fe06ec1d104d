'use client';

import { useActionState } from 'react';
import { FormFields } from '@/components/forms/fields';
import {
  bringIntoView,
  BusyButton,
  FormMessage,
  Honeypot,
  ReferenceText,
} from '@/components/forms/form';
import { useForm } from '@/components/forms/use-form';
import { ButtonLink } from '@/components/site/link';
import { contactAction } from '@/lib/server/actions/contact';
import { contactFields, type ContactResult, TRAP } from '@/lib/contact/fields';
import { whatsappLink } from '@/lib/text/whatsapp';
import { callAction, type FailedCall } from '@/lib/forms/call-action';
import { type Words } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';

type FormWords = Words['contact']['form'];
type Form = ReturnType<typeof useForm<typeof contactFields, ContactResult | FailedCall>>;

interface Props {
  words: FormWords;
  phone: string;
  /** Address of the page, to which a browser without scripts posts the form. */
  path: string;
  children?: React.ReactNode;
}

/**
 * Before scripts run the browser posts the form and the server answers with a whole page, whose result
 * is `serverResult`; afterwards the form is sent from the page.
 */
export function ContactForm({ words, phone, path, children }: Props) {
  const [serverResult, action] = useActionState<ContactResult, FormData>(
    contactAction,
    { status: 'idle' },
    // Without an address React writes an empty `action`, which HTML forbids.
    path,
  );
  const form = useForm<typeof contactFields, ContactResult | FailedCall>({
    fields: contactFields,
    draftKey: 'contact-draft',
    serverResult,
    showsSuccess: true,
    send: (data) => callAction(() => contactAction(null, data)),
    describe(result) {
      if (result.status === 'idle') return undefined;
      const reference = 'reference' in result && result.reference;
      const more = reference && <ReferenceText text={words.reference} reference={reference} />;
      if (result.status !== 'failed') return { ...words.outcomes[result.status], more };
      return { ...words.outcomes[result.reason === 'outdated' ? 'refused' : result.reason], more };
    },
  });

  return (
    <form aria-labelledby="send-a-message" action={action} {...form.props}>
      <FormFields id="contact" form={form} words={words} hasOptionalMarks />
      <Honeypot name={TRAP} label={words.trap} />
      {'id' in serverResult && serverResult.id && (
        <input type="hidden" name="id" value={serverResult.id} />
      )}
      {children}
      <BusyButton
        type="submit"
        variant="outline"
        className="w-full"
        busy={form.isBusy}
        label={words.send}
        busyLabel={words.sending}
      />
      <ContactOutcome key={form.attempt} form={form} words={words} phone={phone} />
    </form>
  );
}

function ContactOutcome({
  form: { result = { status: 'idle' }, message, draft, isBusy, isFromServer },
  words,
  phone,
}: {
  form: Pick<Form, 'result' | 'message' | 'draft' | 'isBusy' | 'isFromServer'>;
  words: FormWords;
  phone: string;
}) {
  const { status } = result;
  const isKept = result.status === 'failed' && result.kept;
  const unsent = draft?.values ?? ('values' in result ? result.values : undefined);
  const instead = unsent && (
    <ButtonLink
      variant="outline"
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
          variant="destructive"
          // A page that the server sent with its message starts there.
          ref={isFromServer || status === 'invalid' ? undefined : bringIntoView}
          autoFocus={isFromServer && status !== 'invalid'}
          {...message}
        >
          {result.status === 'failed' && (
            <>
              {isKept ? (
                <p className="mt-3">
                  <b className="block">{words.kept.title}</b> {words.kept.text}
                </p>
              ) : (
                <p>{words[result.reason === 'outdated' ? 'outdated' : 'typed']}</p>
              )}
              {instead}
            </>
          )}
        </FormMessage>
      )}
      <div role="status">
        {isBusy && <span className="sr-only">{words.sending}</span>}
        {message && status === 'success' && (
          <FormMessage
            role={undefined}
            variant="success"
            ref={isFromServer ? undefined : bringIntoView}
            autoFocus={isFromServer}
            {...message}
          />
        )}
        {status === 'idle' && draft?.sender && !isBusy && (
          <FormMessage role={undefined} {...words.outcomes.draft}>
            {instead}
          </FormMessage>
        )}
      </div>
    </>
  );
}
