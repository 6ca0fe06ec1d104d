import { type InAnyLanguage } from '../shape';

/** The chat assistant: its words. Its answers are in `assistant-answers.ts`. */
export const assistant = {
  launcher: {
    label: 'Assistant',
    open: 'Ask the Vedic Math Assistant',
  },
  panel: {
    title: 'Vedic Math Assistant',
    close: 'Close the assistant',
    log: 'Conversation',
    /** Said before each message, for those who do not see on which side it stands. */
    you: 'You:',
    bot: 'Assistant:',
    field: 'Your question, or a sum',
    send: 'Send',
    suggestions: 'Suggestions',
  },
  hours: { span: '{first} to {last}', row: '{days}, {opens} to {closes} IST' },
  greeting:
    'Namaste! Ask me about classes, books and exams, in English or Hindi words. Or type a sum, such as 98 × 95.',
  /** Each is sent as it stands. */
  suggestions: ['98 × 95', 'Book a demo class', 'Which books?', 'Which exams?', 'Office hours'],
  fallback: 'I’m not sure about that yet, check the menu or leave a message on the Contact page.',
  /** Labels of the links below an answer; the other pages have their names. */
  links: {
    home: 'See it drawn',
    testimonials: 'Testimonials',
    'demo-chat': 'Book Free Demo',
    chat: 'Ask on WhatsApp',
  },
  /** After the answer about ebooks. */
  otherBooks: { one: 'The other book is on Amazon.', other: 'The other {count} are on Amazon.' },
  sum: {
    product: '{a} × {b} = {answer}',
    square: 'The square of {a} is {answer}',
    division: '{a} ÷ {b} = {answer}, remainder {remainder}',
    wholeDivision: '{a} ÷ {b} = {answer}',
    method: '{name}: {reason}',
    step: '{title}: {working}',
  },
} as const;

export type AssistantWords = InAnyLanguage<typeof assistant>;
