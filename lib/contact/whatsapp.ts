import { wellFormed } from '@/lib/text/clean';

/** @param phone E.164; '' lets the visitor choose the recipient. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(wellFormed(text))}`;
}
