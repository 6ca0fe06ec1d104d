/** The contact page: its words, the message templates, what the form answers. */
export const messageCategories = ['Demo', 'Course', 'Books', 'Exam Prep', 'General'] as const;

export type MessageCategory = (typeof messageCategories)[number];
export type MessageIcon = 'slate' | 'steps' | 'book' | 'target' | 'question';

/** A ready-made first message for WhatsApp. `message` is the text that is typed into the chat. */
export interface MessageTemplate {
  id: string;
  title: string;
  description: string;
  message: string;
  icon: MessageIcon;
  category: MessageCategory;
}

export const messageTemplates: readonly MessageTemplate[] = [
  {
    id: 'demo',
    title: 'Book a demo class',
    description: 'I would like a free demo. These hours suit me…',
    message:
      'Namaste! I would like to book a free demo class of Vedic mathematics. For a student of class: \nDays and hours that suit us: ',
    icon: 'slate',
    category: 'Demo',
  },
  {
    id: 'course',
    title: 'Ask about a course',
    description: 'Which batch is right for Class 9?',
    message:
      'Namaste! I would like to know which course and batch is right for me, when it meets and what it costs. My class: ',
    icon: 'steps',
    category: 'Course',
  },
  {
    id: 'books',
    title: 'Order a book',
    description: 'I want Master Vedic Mathematics. How do I pay?',
    message:
      'Namaste! I would like to order Master Vedic Mathematics. Please tell me how to pay and how the ebook reaches me.',
    icon: 'book',
    category: 'Books',
  },
  {
    id: 'exam',
    title: 'Prepare for an exam',
    description: 'I am sitting CAT this year. Where do I begin?',
    message:
      'Namaste! I am preparing for an exam and want to calculate faster. Where do I begin? The exam and its month: ',
    icon: 'target',
    category: 'Exam Prep',
  },
  {
    id: 'general',
    title: 'Something else',
    description: 'Hello, I have a question.',
    message: 'Namaste! I have a question: ',
    icon: 'question',
    category: 'General',
  },
];

export const contact = {
  title: 'Ask the teacher',
  clock: {
    /** Shown until the visitor's clock is known. */
    hours: 'Open {hours} IST',
    openUntil: 'Open now, until {time} IST',
    opens: 'Opens {day} {time} IST',
    bothTimes: '{own} where you are is {india} in India',
    oneTime: 'It is {india} in India now',
    /** Below the form, beside the promise of a reply. */
    office: {
      plain: 'Office hours: {hours} IST.',
      open: 'The office is open now, until {time} IST.',
      closed: 'The office next opens {day} {time} IST.',
    },
  },
  chat: {
    title: 'Quickest: WhatsApp',
    text: 'Quick questions are answered at once, course details in 2–4 hours, demo times the same day.',
    button: 'Start WhatsApp Chat',
    floating: 'Chat on WhatsApp',
    message: 'Namaste! I have a question about Vedic mathematics: ',
  },
  templates: {
    title: 'Or start from a message',
    text: 'Pick one: WhatsApp opens with it typed, ready to change.',
    filter: 'Kind of message',
    all: 'All',
    found: { one: '1 message shown', other: '{count} messages shown' },
  },
  replies: {
    title: 'When you hear back',
    rows: [
      { what: 'WhatsApp, a quick question', when: 'Instant' },
      { what: 'WhatsApp, course details', when: '2–4 hours' },
      { what: 'WhatsApp, a time for a demo', when: 'Same day' },
      { what: 'Phone', when: 'Same day' },
      { what: 'Email', when: '24 hours' },
      { what: 'Demo class', when: 'Within 48 hours' },
    ],
  },
  details: {
    title: 'Hours and numbers',
    phone: 'Phone',
    email: 'Email',
    timeZone: '{times} IST',
  },
  guarantee: {
    numeral: '24',
    unit: 'hours',
    text: 'Every message sent here gets a reply within 24 hours. That is a promise.',
  },
  form: {
    title: 'Send a Message',
    labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    send: 'Send Message',
    sending: 'Sending…',
    counter: { left: '{count} characters left', over: '{count} characters too many' },
    errors: {
      name: {
        missing: 'Write your name, so that the teacher knows who is asking.',
        'too-long': 'Shorten the name to {max} characters.',
        'line-break': 'Write the name on one line.',
      },
      email: {
        missing: 'Write your email address for the reply, like name@example.in.',
        'too-long': 'Write an email address of at most {max} characters.',
        'line-break': 'Write one email address, on one line.',
        'no-at': 'This has no @ sign. Write it like name@example.in.',
        malformed: 'This address is not complete. Write it like name@example.in.',
      },
      subject: {
        missing: 'Write the subject in a few words.',
        'too-long': 'Shorten the subject to {max} characters. The rest fits into the message.',
        'line-break': 'Write the subject on one line.',
      },
      message: {
        missing: 'Write what you would like to ask.',
        'too-long': 'Shorten the message to {max} characters.',
      },
    },
    /** Titles and texts of the toasts; each is also said beside the form. */
    outcomes: {
      invalid: {
        title: 'Not sent yet',
        text: 'Please check the marked fields.',
      },
      refused: {
        title: 'Submission Failed',
        text: 'There was a problem sending your message. Please try again later.',
      },
      unreachable: {
        title: 'Network Error',
        text: 'Unable to send your message. Please check your connection and try again.',
      },
      limited: {
        title: 'One moment, please',
        text: 'We received many messages from here within a short time, so this one was not accepted. Please try again in ten minutes.',
      },
      success: {
        title: 'Message Sent!',
        text: 'Thank you for your message. The teacher will get back to you soon.',
      },
      draft: {
        title: 'Your message is still here',
        text: 'It has not been confirmed yet. Send it again when you are ready.',
      },
    },
    /** Shown when the server has stored the message, and when it has not. */
    kept: 'Your message is stored safely and will be tried again until it arrives. Everything you typed is still here.',
    typed: 'Everything you typed is still here.',
    /** Shown when the site was updated after this page was opened. */
    outdated:
      'This page is out of date. Please reload it and send your message again: everything you typed stays here.',
    /** Beside a field that people do not see; only a visitor without our styles reads it. */
    trap: 'Leave this field empty',
    whatsapp: 'Send it on WhatsApp instead',
    whatsappMessage: '{subject}\n\n{message}\n\n{name}',
  },
} as const;
