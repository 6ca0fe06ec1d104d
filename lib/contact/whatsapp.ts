import { wellFormed } from '@/lib/text/clean';

/**
 * Address that opens a WhatsApp chat with a text already typed.
 *
 * @param phone number in E.164 form; '' lets the visitor choose the recipient.
 * @param text message in plain text, any length and script.
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(wellFormed(text))}`;
}
