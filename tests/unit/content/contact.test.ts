import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { contact } from '@/tests/support/words';

const messages = Object.values(contact.templates.messages);

it('message templates: one for each category, short enough for a link', () => {
  expect(new Set(messages.map(({ category }) => category)).size).toBe(messages.length);
  for (const { message } of messages) {
    expect(whatsappLink(site.phone, message).length).toBeLessThan(1_000);
  }
});

describe('contact form', () => {
  it('contact form: has the texts of the specification', () => {
    const { success, refused, unreachable } = contact.form.outcomes;
    expect([success, refused, unreachable]).toEqual([
      {
        title: 'Message Sent!',
        text: 'Thank you for your message. The teacher will get back to you soon.',
      },
      {
        title: 'Submission Failed',
        text: 'There was a problem sending your message. Please try again later.',
      },
      {
        title: 'Network Error',
        text: 'Unable to send your message. Please check your connection and try again.',
      },
    ]);
    expect(contact.form.title).toBe('Send a Message');
    expect(contact.chat.button).toBe('Start WhatsApp Chat');
  });
});

it('message filter: has a rule for each category in components/contact/template-filter.css', () => {
  const css = readFileSync('components/contact/template-filter.css', 'utf8');
  for (const index of messages.keys()) {
    expect(css).toContain(`&:has([value='${index}']:checked) li:not([data-category='${index}'])`);
  }
});
