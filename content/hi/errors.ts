import { type errors as en } from '../en/errors';
import { type Translation } from '../shape';

export const errors: Translation<typeof en> = {
  title: 'कुछ गड़बड़ हो गई।',
  lead: 'गलती हमारी है, आपकी नहीं। फिर से कोशिश करने पर अक्सर काम हो जाता है।',
  retry: 'फिर से कोशिश करें',
  chat: 'WhatsApp पर संदेश भेजें',
  chatMessage: 'नमस्ते! आपकी वेबसाइट के एक पेज पर गड़बड़ी दिखी: {address}',
  home: 'होम पेज पर जाएँ',
};
