import { site } from '@/content/site';
import { whatsappLink } from './whatsapp';

/** Address of a chat with the teacher, with a text already typed. */
export const chatLink = (text: string) => whatsappLink(site.phone, text);
