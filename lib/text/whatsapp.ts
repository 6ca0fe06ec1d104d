import { wellFormed } from '@/lib/text/clean';

const ADDRESS = 'https://wa.me/';

export const isWhatsappLink = (href: string) => href.startsWith(ADDRESS);

/** @param phone E.164; '' lets the visitor choose the recipient. */
export function whatsappLink(phone: string, text: string): string {
  return `${ADDRESS}${phone.replace(/\D/g, '')}?text=${encodeURIComponent(wellFormed(text))}`;
}
