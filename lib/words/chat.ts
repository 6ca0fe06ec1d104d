import { site } from '@/content/site';
import { whatsappLink } from '../text/whatsapp';

export const chatLink = (text: string) => whatsappLink(site.phone, text);
