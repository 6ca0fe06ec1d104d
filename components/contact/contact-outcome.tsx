import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import { ChatIcon } from '@/components/ui/icons';
import { type ContactState, type ContactValues } from '@/lib/contact/fields';
import { fill } from '@/lib/format';
import { whatsappLink } from '@/lib/whatsapp';
import { type FormWords } from './contact-form';
import { outcomeOf } from './use-contact-form';

/** Brings what has just been said into view; a page that came with it starts there (`autoFocus`). */
function show(message: HTMLElement | null) {
  message?.scrollIntoView({ block: 'nearest' });
}

/** What became of the message, below the button, and the way out when it could not be sent. */
export function ContactOutcome({
  state,
  draft,
  busy,
  arrived,
  words,
  phone,
}: {
  state: ContactState;
  draft: ContactValues | undefined;
  busy: boolean;
  arrived: boolean;
  words: FormWords;
  phone: string;
}) {
  const outcome = outcomeOf(state);
  const unsent = state.status === 'failed' ? (draft ?? state.values) : draft;
  const instead = unsent && (
    <Button variant="chat" size="sm" className="mt-3" asChild>
      <a
        href={whatsappLink(phone, fill(words.whatsappMessage, unsent).trim())}
        target="_blank"
        rel="noopener noreferrer"
      >
        <ChatIcon />
        {words.whatsapp}
      </a>
    </Button>
  );

  return (
    <>
      {outcome && outcome !== 'success' && (
        <FormMessage
          role="alert"
          kind="failed"
          ref={arrived || outcome === 'invalid' ? undefined : show}
          autoFocus={arrived && outcome !== 'invalid'}
          {...words.outcomes[outcome]}
        >
          {state.status === 'failed' && (
            <>
              <p>
                {state.reason === 'outdated'
                  ? words.outdated
                  : state.kept
                    ? words.kept
                    : words.typed}
              </p>
              {instead}
            </>
          )}
        </FormMessage>
      )}
      <div role="status">
        {busy && <span className="sr-only">{words.sending}</span>}
        {outcome === 'success' && (
          <FormMessage
            kind="done"
            ref={arrived ? undefined : show}
            autoFocus={arrived}
            {...words.outcomes.success}
          />
        )}
        {!outcome && draft && !busy && (
          <FormMessage kind="news" {...words.outcomes.draft}>
            {instead}
          </FormMessage>
        )}
      </div>
    </>
  );
}
