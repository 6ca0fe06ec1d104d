import { useEffect, useState } from 'react';
import { fill } from '@/lib/format';

/**
 * Address of a chat with the teacher, for pages that get no props from a server. The number is
 * fetched when it is needed, because the checked facts are too heavy to travel with every page;
 * until then, and if that fails, the contact page stands in.
 *
 * @param message text of the chat; `{address}` is filled with the page's.
 */
export function useChatLink(message: string): string {
  const [link, setLink] = useState('/contact');
  useEffect(() => {
    const text = fill(message, { address: location.href });
    Promise.all([import('@/content/site'), import('@/lib/whatsapp')]).then(
      ([{ site }, { whatsappLink }]) => setLink(whatsappLink(site.phone, text)),
      () => undefined,
    );
  }, [message]);
  return link;
}
