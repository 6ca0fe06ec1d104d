import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactOutcome } from '@/components/contact/contact-outcome';
import { contact } from '@/content/en/contact';
import { type ContactState, type ContactValues } from '@/lib/contact/schema';

const values = {
  name: 'आशा',
  email: 'a@example.in',
  subject: 'Batch',
  message: '97 × 93 & {name}?',
};

const render = (state: ContactState, draft?: ContactValues, busy = false) =>
  renderToStaticMarkup(
    <ContactOutcome
      state={state}
      draft={draft}
      busy={busy}
      arrived
      words={contact.form}
      phone="+919000000000"
    />,
  );

const chat = (html: string) => /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

describe('ContactOutcome', () => {
  it('says nothing while nothing has happened, but is ready to', () => {
    expect(render({ status: 'idle' })).toBe('<div role="status"></div>');
  });

  it('says that it is sending', () => {
    expect(render({ status: 'idle' }, undefined, true)).toContain('Sending…');
  });

  it.each(['refused', 'unreachable'] as const)(
    'offers the chat with the same text when %s',
    (reason) => {
      const html = render({ status: 'failed', reason, values });
      expect(html).toContain('role="alert"');
      expect(html).toContain(contact.form.outcomes[reason].title);
      expect(html).toContain('autofocus');
      const text = new URL(chat(html)!).searchParams.get('text');
      expect(text).toBe('Batch\n\n97 × 93 & {name}?\n\nआशा');
    },
  );

  it('offers the text as it stands now, not as it stood when it failed', () => {
    const state = { status: 'failed', reason: 'refused', values } as const;
    const html = render(state, { ...values, message: 'Edited' });
    expect(new URL(chat(html)!).searchParams.get('text')).toContain('Edited');
  });

  it('leaves the focus to the first wrong field', () => {
    const html = render({ status: 'invalid', values, errors: { name: 'missing' } });
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('autofocus');
    expect(chat(html)).toBeUndefined();
  });

  it('thanks for a message politely', () => {
    const html = render({ status: 'success' });
    expect(html).not.toContain('role="alert"');
    expect(html).toContain(contact.form.outcomes.success.title);
  });

  it('points to a draft of an earlier visit', () => {
    const html = render({ status: 'idle' }, values);
    expect(html).toContain(contact.form.outcomes.draft.title);
    expect(chat(html)).toBeDefined();
  });
});
