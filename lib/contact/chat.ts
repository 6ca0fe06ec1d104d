import { site } from '@/content/site';
import { whatsappLink } from './whatsapp';

export const chatLink = (text: string) => whatsappLink(site.phone, text);
