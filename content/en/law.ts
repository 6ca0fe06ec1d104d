import { accessibility } from './law/accessibility';
import { privacy } from './law/privacy';
import { terms } from './law/terms';

/**
 * The pages /privacy, /terms and /accessibility. A text with a key is shown only where that is so:
 * lib/law/texts.ts has the keys.
 */
export const law = {
  sample: 'This page is a sample. A lawyer has to read it before the site goes public.',
  contents: 'On this page',
  reviewed: 'Last reviewed on {reviewedOn}.',
  /** In a list of what a form asks for, where the label is a sentence. */
  fieldNames: {
    preferredContactMethod: 'How to contact you',
    marketingConsent: 'Whether you want to hear about new books and batches',
  },
  /** Other sites that a link may lead to. */
  receivers: {
    chat: 'WhatsApp',
    upi: 'your UPI app',
    form: 'the form for payment screenshots',
  },
  pages: { privacy, terms, accessibility },
} as const;
