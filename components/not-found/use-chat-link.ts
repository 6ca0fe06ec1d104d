import { useLazy } from '@/components/ui/use-lazy';
import { fill } from '@/lib/format';
import { fetchJson, lazy } from '@/lib/lazy';
import { whatsappLink } from '@/lib/whatsapp';

const facts = lazy(() => fetchJson<{ phone: string }>('/chat.json'));

/**
 * Address of a chat with the teacher, for pages that get no props from a server. Until the number
 * has been fetched, the contact page stands in.
 *
 * @param message text of the chat; `{address}` is filled with the page's.
 */
export function useChatLink(message: string): string {
  const { part } = useLazy(facts, true);
  if (!part) return '/contact';
  return whatsappLink(part.phone, fill(message, { address: location.href }));
}
