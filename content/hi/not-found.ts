import { type notFound as en } from '../en/not-found';
import { type Translation } from '../shape';

export const notFound: Translation<typeof en> = {
  title: 'पेज नहीं मिला',
  code: '404',
  heading: 'ओह! यह पेज मौजूद नहीं है।',
  lead: 'नीचे से कोई पेज चुनें।',
  countdown: {
    left: '{time} में होम पेज खुलेगा।',
    stay: 'यहीं रहें',
    announcement: '{time} के बाद होम पेज अपने आप खुलता है। रोकने के लिए “यहीं रहें” चुनें।',
    stopped: 'गिनती रुक गई है। जब तक चाहें, यहीं रहें।',
  },
  linksLabel: 'पेजों के लिंक',
  home: 'होम पेज पर जाएँ',
  back: 'वापस जाएँ',
  help: 'मदद चाहिए?',
};
