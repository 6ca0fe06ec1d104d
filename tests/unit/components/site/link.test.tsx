import { expect, it } from 'vitest';
import { ButtonLink } from '@/components/site/link';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { renderToHtml } from '@/tests/support/render';

const chat = whatsappLink('+910000000000', 'Namaste');

it.each(['chat', 'outline', 'link'] as const)(
  'button link: a %s link to WhatsApp has its sign',
  (variant) => {
    expect(renderToHtml(<ButtonLink variant={variant} href={chat} />)).toContain('<svg');
  },
);

it('button link: one to a page has no sign', () => {
  expect(renderToHtml(<ButtonLink href="/contact" />)).not.toContain('<svg');
});
