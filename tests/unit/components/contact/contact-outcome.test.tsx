import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactOutcome } from '@/components/contact/contact-outcome';
import { contact } from '@/content/en/contact';
import { type Draft } from '@/lib/contact/draft';
import { type ContactState } from '@/lib/contact/fields';

const values = {
  name: 'आशा',
  email: 'a@example.in',
  subject: 'Batch',
  message: '97 × 93 & {name}?',
};
const draft = { ...values, id: 'a-form-id-of-ours', sender: '' };

const render = (state: ContactState, draft?: Draft, busy = false) =>
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

  it.each(['refused', 'unreachable', 'limited'] as const)(
    'offers the chat with the same text when %s',
    (reason) => {
      const html = render({ status: 'failed', reason, values, kept: false });
      expect(html).toContain('role="alert"');
      expect(html).toContain(contact.form.outcomes[reason].title);
      expect(html).toContain('autofocus');
      const text = new URL(chat(html)!).searchParams.get('text');
      expect(text).toBe('Batch\n\n97 × 93 & {name}?\n\nआशा');
    },
  );

  it('says that the message will be tried again only when it will', () => {
    const failed = { status: 'failed', reason: 'refused', values } as const;
    expect(render({ ...failed, kept: true })).toContain(contact.form.kept);
    expect(render({ ...failed, kept: false })).not.toContain(contact.form.kept);
    expect(render({ ...failed, kept: false })).toContain(contact.form.typed);
  });

  it('says that the page is out of date, and that the text stays', () => {
    const html = render({ status: 'failed', reason: 'outdated', values, kept: false });
    expect(html).toContain(contact.form.outcomes.refused.text);
    expect(html).toContain(contact.form.outdated);
    expect(chat(html)).toBeDefined();
  });

  it('is silent about a draft while that very draft is being sent', () => {
    expect(render({ status: 'idle' }, draft, true)).not.toContain(
      contact.form.outcomes.draft.title,
    );
  });

  it('offers the text as it stands now, not as it stood when it failed', () => {
    const state = { status: 'failed', reason: 'refused', values, kept: true } as const;
    const html = render(state, { ...draft, message: 'Edited' });
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
    const html = render({ status: 'idle' }, draft);
    expect(html).toContain(contact.form.outcomes.draft.title);
    expect(chat(html)).toBeDefined();
  });
});
