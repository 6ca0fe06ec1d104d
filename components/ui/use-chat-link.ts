import { useLazy } from './use-lazy';
import { fill } from '@/lib/text/format';
import { fetchJson, lazy } from '@/lib/browser/lazy';
import { whatsappLink } from '@/lib/contact/whatsapp';

const facts = lazy(() => fetchJson<{ phone: string }>('/chat.json'));

/**
 * The link to a WhatsApp chat with the teacher, for error pages, which get no props from the
 * server. Until the phone number is loaded, it is the contact page.
 *
 * @param message text of the chat; `{address}` is filled with the page's.
 */
export function useChatLink(message: string): string {
  const { part } = useLazy(facts, true);
  if (!part) return '/contact';
  return whatsappLink(part.phone, fill(message, { address: location.href }));
}
