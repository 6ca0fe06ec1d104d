import { wellFormed } from '@/lib/text/clean';

/**
 * Address that opens a WhatsApp chat with a text already typed.
 *
 * @param phone number in E.164 form; everything but digits is dropped, as wa.me asks.
 * @param text message in plain text, any length and script.
 * @see https://faq.whatsapp.com/5913398998672934
 */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(wellFormed(text))}`;
}

/** Address that opens WhatsApp with a text typed and lets the visitor choose whom to send it to. */
export function whatsappShare(text: string): string {
  return whatsappLink('', text);
}
