import { type emailSuggestion as en } from '../en/email-suggestion';
import { type Translation } from '../shape';

export const emailSuggestion: Translation<typeof en> = {
  question: 'क्या आपका ईमेल {address} है?',
  use: 'हाँ, यही लिखें',
};
