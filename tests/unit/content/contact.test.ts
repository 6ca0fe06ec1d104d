import { expect, it } from 'vitest';
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
