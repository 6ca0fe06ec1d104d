import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ContactOutcome } from '@/components/contact/contact-outcome';
import { type ContactResult } from '@/lib/contact/fields';
import { type FailedCall } from '@/lib/forms/call-action';
import { contact } from '@/tests/support/words';

const { form: words } = contact;
const values = {
  name: 'आशा',
  email: 'a@example.in',
  subject: 'Batch',
  message: '97 × 93 & {name}?',
};

function render(result: ContactResult | FailedCall, more = {}) {
  const message = { title: 'A title', text: 'A text' };
  const form = { result, message, draft: undefined, isBusy: false, isServed: true, ...more };
  const html = renderToStaticMarkup(
    <ContactOutcome form={form} words={words} phone="+919000000000" />,
  );
  const href = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return { html, chat: href && new URL(href).searchParams.get('text') };
}

const failed = { status: 'failed', reason: 'refused', kept: false, values } as const;
const idle = { message: undefined };

describe('contact form', () => {
  it('contact form: shows nothing at first, in a live region', () => {
    expect(render({ status: 'idle' }, idle).html).toBe('<div role="status"></div>');
  });

  it('contact form: announces that it is sending', () => {
    expect(render({ status: 'idle' }, { ...idle, isBusy: true }).html).toContain('Sending…');
  });

  it('contact form: has the focus on a failure that came with the page, and offers WhatsApp', () => {
    const { html, chat } = render(failed);
    expect(html).toMatch(/role="alert"[^>]*autofocus|autofocus[^>]*role="alert"/i);
    expect(html).toContain('A title');
    expect(chat).toBe('Batch\n\n97 × 93 & {name}?\n\nआशा');
  });

  it('contact form: says whether the message will be tried again', () => {
    expect(render({ ...failed, kept: true }).html).toContain(words.kept);
    expect(render(failed).html).toContain(words.typed);
    expect(render({ ...failed, reason: 'outdated' }).html).toContain(words.outdated);
  });

  it('contact form: offers the text as it is now', () => {
    const draft = { values: { ...values, message: 'Edited' }, sender: values.email };
    expect(render(failed, { draft }).chat).toContain('Edited');
  });

  it('contact form: leaves the focus to the first invalid field', () => {
    const { html, chat } = render({ status: 'invalid', values, errors: { name: 'missing' } });
    expect(html).toContain('role="alert"');
    expect(html).not.toContain('autofocus');
    expect(chat).toBeUndefined();
  });

  it('contact form: announces success politely', () => {
    expect(render({ status: 'success' }).html).toMatch(/^<div role="status">.*A title/);
  });

  it('contact form: points to a message that was sent and not confirmed, unless it is being sent', () => {
    const draft = { values, sender: values.email };
    const { html, chat } = render({ status: 'idle' }, { ...idle, draft });
    expect(html).toContain(words.outcomes.draft.title);
    expect(chat).toBeDefined();
    const others = [{ draft, isBusy: true }, { draft: { values, sender: '' } }];
    for (const other of others) {
      const { html } = render({ status: 'idle' }, { ...idle, ...other });
      expect(html).not.toContain(words.outcomes.draft.title);
    }
  });
});
