import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contact, messageCategories, messageTemplates } from '@/content/en/contact';
import { site } from '@/content/site';
import { whatsappLink } from '@/lib/contact/whatsapp';

describe('message templates', () => {
  it('message templates: five, with different ids, one in each category', () => {
    expect(messageTemplates).toHaveLength(5);
    expect(new Set(messageTemplates.map(({ id }) => id)).size).toBe(5);
    expect(messageTemplates.map(({ category }) => category).sort()).toEqual(
      [...messageCategories].sort(),
    );
  });

  it('message templates: complete, and short enough for a link', () => {
    for (const { title, description, message } of messageTemplates) {
      expect(title && description && message).toBeTruthy();
      expect(whatsappLink(site.phone, message).length).toBeLessThan(1_000);
    }
  });
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
  for (const index of messageCategories.keys()) {
    expect(css).toContain(`&:has([value='${index}']:checked) li:not([data-category='${index}'])`);
  }
});
