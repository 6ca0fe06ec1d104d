'use client';

import { TextField } from '@/components/forms/text-field';
import { Honeypot } from '@/components/forms/honeypot';
import { SubmitButton } from '@/components/forms/submit-button';
import { TextareaField } from '@/components/forms/textarea-field';
import { FieldGroup } from '@/components/ui/field';
import { type contact } from '@/content/en/contact';
import { contactFields, contactLimits, type ContactField } from '@/lib/contact/fields';
import { fill } from '@/lib/format';
import { ContactOutcome } from './contact-outcome';
import { useContactForm } from './use-contact-form';

export type FormWords = (typeof contact)['form'];

export function ContactForm({ words, phone }: { words: FormWords; phone: string }) {
  const { state, draft, busy, attempt, arrived, form } = useContactForm(words.outcomes);
  const values = 'values' in state ? state.values : undefined;
  const errors = state.status === 'invalid' ? state.errors : {};
  const firstWrong = contactFields.find((name) => errors[name]);

  function bind(name: ContactField) {
    const code = errors[name];
    const sentences: Partial<Record<string, string>> = words.errors[name];
    return {
      id: `contact-${name}`,
      name,
      label: words.labels[name],
      defaultValue: values?.[name],
      error:
        code && fill(sentences[code] ?? words.errors[name].missing, { max: contactLimits[name] }),
      required: true,
      autoFocus: arrived && name === firstWrong,
    };
  }

  return (
    <form aria-labelledby="send-a-message" {...form}>
      <FieldGroup>
        <TextField {...bind('name')} autoComplete="name" maxLength={contactLimits.name} />
        <TextField
          {...bind('email')}
          type="email"
          autoComplete="email"
          maxLength={contactLimits.email}
        />
      </FieldGroup>
      <TextField {...bind('subject')} autoComplete="off" maxLength={contactLimits.subject * 2} />
      <TextareaField
        {...bind('message')}
        rows={6}
        autoComplete="off"
        limit={contactLimits.message}
        counter={words.counter}
      />
      <Honeypot name="homepage" label={words.trap} />
      {'id' in state && state.id && <input type="hidden" name="id" value={state.id} />}
      <SubmitButton className="w-full" busy={busy} label={words.send} busyLabel={words.sending} />
      <ContactOutcome
        key={attempt}
        state={state}
        draft={draft}
        busy={busy}
        arrived={arrived}
        words={words}
        phone={phone}
      />
    </form>
  );
}
