import { expect, it } from 'vitest';
import { ContactOutcome } from '@/components/contact/contact-form';
import { type ContactResult } from '@/lib/contact/fields';
import { renderToHtml } from '@/tests/support/render';
import { contactPayload } from '@/tests/support/rows';
import { contact } from '@/tests/support/words';

const { form: words } = contact;
const values = contactPayload({ name: 'आशा', subject: 'Batch', message: '97 × 93 & {name}?' });

function render(result: ContactResult, more = {}) {
  const message = result.status === 'idle' ? undefined : { title: 'A title', text: 'A text' };
  const form = { result, message, draft: undefined, isBusy: false, isServed: true, ...more };
  return renderToHtml(<ContactOutcome form={form} words={words} phone="+919000000000" />);
}

it('contact form: shows nothing at first, in a live region', () => {
  expect(render({ status: 'idle' })).toBe('<div role="status"></div>');
});

it('contact form: has the focus on a failure that came with the page, and offers WhatsApp', () => {
  const html = render({ status: 'failed', reason: 'refused', kept: false, values });
  expect(html).toMatch(/role="alert"[^>]*autofocus|autofocus[^>]*role="alert"/i);
  const href = /href="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&');
  expect(new URL(href).searchParams.get('text')).toBe('Batch\n\n97 × 93 & {name}?\n\nआशा');
});

it.each([
  ['shown', values.email, false],
  ['not shown while it is being sent again', values.email, true],
  ['not shown for a text that was never sent', '', false],
])('contact form: a message that was not confirmed is %s', (outcome, sender, isBusy) => {
  const html = render({ status: 'idle' }, { draft: { values, sender }, isBusy });
  expect(html.includes(words.outcomes.draft.title)).toBe(outcome === 'shown');
});
