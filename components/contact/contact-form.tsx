'use client';

import { useActionState } from 'react';
import { FormFields } from '@/components/forms/form-fields';
import { Honeypot } from '@/components/forms/honeypot';
import { ReferenceText } from '@/components/forms/reference-text';
import { SubmitButton } from '@/components/forms/submit-button';
import { useForm } from '@/components/forms/use-form';
import { type ContactWords } from '@/content/en/contact';
import { contactAction } from '@/lib/contact/actions';
import { contactFields, type ContactResult, TRAP } from '@/lib/contact/fields';
import { callAction, type FailedCall } from '@/lib/forms/call-action';
import { ContactOutcome } from './contact-outcome';

/**
 * Before scripts run the browser posts the form and the server answers with a whole page, whose result
 * is `served`; afterwards the form is sent from the page.
 */
export function ContactForm({
  words,
  phone,
  path,
  children,
}: {
  words: ContactWords['form'];
  phone: string;
  /** Address of the page, to which a browser without scripts posts the form. */
  path: string;
  children?: React.ReactNode;
}) {
  const [served, action] = useActionState<ContactResult, FormData>(
    contactAction,
    { status: 'idle' },
    // Without an address React writes an empty `action`, which HTML forbids.
    path,
  );
  const form = useForm<typeof contactFields, ContactResult | FailedCall>({
    fields: contactFields,
    draftKey: 'contact-draft',
    served,
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
      {'id' in served && served.id && <input type="hidden" name="id" value={served.id} />}
      {children}
      <SubmitButton
        className="w-full"
        busy={form.isBusy}
        label={words.send}
        busyLabel={words.sending}
      />
      <ContactOutcome key={form.attempt} form={form} words={words} phone={phone} />
    </form>
  );
}
