import { emailSuggestion } from './email-suggestion';

/** The contact page: its words, the message templates, what the form answers. */
export const contact = {
  title: 'Ask the teacher',
  clock: {
    /** Shown until the visitor's clock is known. */
    zone: 'Hours are in Indian time (IST).',
    openUntil: 'Open now, until {time} IST',
    opens: 'Opens {day} {time} IST',
    bothTimes: '{visitorTime} where you are is {indianTime} in India',
    oneTime: 'It is {indianTime} in India now',
  },
  chat: {
    title: 'Quickest: WhatsApp',
    text: 'In office hours you get an answer to a quick question at once, course details in {courseHours} and a demo time the same day.',
    /** While the office is closed, in place of the text. */
    closed:
      'The office is closed now. The teacher answers from {day} {time} IST, quick questions first.',
    button: 'Start WhatsApp Chat',
    floating: 'Chat on WhatsApp',
    message: 'Namaste! I have a question about Vedic mathematics: ',
  },
  templates: {
    title: 'Or choose a ready message',
    text: 'Choose one: WhatsApp opens with the text, and you can change it.',
    filter: 'Kind of message',
    all: 'All',
    /** Of `content/templates.ts`. */
    categories: {
      demo: 'Demo',
      course: 'Course',
      books: 'Books',
      exam: 'Exam Prep',
      general: 'General',
    },
    /** `message` is typed into the chat. */
    messages: {
      demo: {
        title: 'Book a demo class',
        description: 'I would like a free demo. These hours suit me…',
        message: {
          by: 'learner',
          class:
            'Namaste! I would like to book a free demo class of Vedic mathematics. For a student of class: \nDays and hours that suit us: ',
          oneClass:
            'Namaste! I would like to book a free demo class of Vedic mathematics. Days and hours that suit us: ',
          exam: 'Namaste! I would like to book a free demo class of Vedic mathematics. For the exam: \nDays and hours that suit us: ',
          anyone:
            'Namaste! I would like to book a free demo class of Vedic mathematics. Who will learn: \nDays and hours that suit us: ',
        },
      },
      course: {
        title: 'Ask about a course',
        description: {
          by: 'learner',
          class: 'Which batch is right for Class {exampleClass}?',
          oneClass: 'When does it meet, and what does it cost?',
          exam: 'Which batch is right for me?',
          anyone: 'Which batch is right for me?',
        },
        message: {
          by: 'learner',
          class:
            'Namaste! I would like to know which course and batch is right for me, when it meets and what it costs. My class: ',
          oneClass:
            'Namaste! I would like to know whether there is a place in the course, when it meets and what it costs. ',
          exam: 'Namaste! I would like to know which course and batch is right for me, when it meets and what it costs. My exam: ',
          anyone:
            'Namaste! I would like to know which course and batch is right, when it meets and what it costs. Who will learn: ',
        },
      },
      books: {
        title: 'Order a book',
        description: {
          none: 'I want a book that suits me.',
          one: 'I want {ebook}. How do I pay?',
          several: 'I want an ebook. How do I pay?',
        },
        message: {
          none: 'Namaste! I would like to order a book. Please tell me what suits me and how I get it. {myGoal}: ',
          one: 'Namaste! I would like to order {ebook}. Please tell me how to pay and how the ebook reaches me.',
          several:
            'Namaste! I would like to order an ebook. Please tell me how to pay and how it reaches me. The title: ',
        },
      },
      exam: {
        title: 'Prepare for an exam',
        description: {
          by: 'exampleExam',
          none: 'I have an exam this year. Where do I begin?',
          some: 'I am appearing for {exampleExam} this year. Where do I begin?',
        },
        message:
          'Namaste! I am preparing for an exam and want to calculate faster. Where do I begin? The exam and its month: ',
      },
      general: {
        title: 'Something else',
        description: 'Hello, I have a question.',
        message: 'Namaste! I have a question: ',
      },
    },
    found: { one: '1 message shown', other: '{count} messages shown' },
  },
  replies: {
    title: 'How soon we reply',
    note: 'In office hours.',
    closed: 'In office hours, next from {day} {time} IST.',
    rows: [
      { what: 'WhatsApp, a quick question', when: 'Instant' },
      { what: 'WhatsApp, course details', when: '{courseTime}' },
      { what: 'WhatsApp, to fix a demo time', when: 'Same day' },
      { what: 'Phone', when: 'Same day' },
      { what: 'Email', when: '{replyTime}' },
      { what: 'Demo class', when: 'Within {demoHours}' },
    ],
  },
  details: {
    title: 'Office hours and contact',
    phone: 'Phone',
    email: 'Email',
  },
  guarantee: {
    unit: { one: 'hour', other: 'hours' },
    text: 'We reply within {replyHours} on working days.',
  },
  form: {
    title: 'Send a Message',
    labels: { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' },
    optional: 'optional',
    /** Raise its version in lib/law/notices.ts with every change, as of the other notices. */
    notice: {
      text: 'The teacher receives what you write here, in order to answer you. This site erases it {keepDays} days after it has arrived. To withdraw your consent, write to {email}.',
      link: 'Privacy',
    },
    send: 'Send Message',
    sending: 'Sending…',
    counter: { left: 'Characters left: {count}', over: 'Characters over the limit: {count}' },
    suggestion: emailSuggestion,
    errors: {
      name: {
        missing: 'Enter your name, so that the teacher knows who is asking.',
        'too-long': 'Shorten the name to {max} characters.',
        'line-break': 'Enter the name on one line.',
      },
      email: {
        missing: 'Enter your email address for the reply, like name@example.in.',
        'too-long': 'Enter an email address of at most {max} characters.',
        'line-break': 'Enter one email address, on one line.',
        'no-at': 'This has no @ sign. Please enter it like name@example.in.',
        malformed: 'This address is not complete. Please enter it like name@example.in.',
      },
      subject: {
        missing: 'Enter the subject in a few words.',
        'too-long': 'Shorten the subject to {max} characters. The rest fits into the message.',
        'line-break': 'Enter the subject on one line.',
      },
      message: {
        missing: 'Enter what you would like to ask.',
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
        text: 'We do not know yet whether it has arrived. Send it again when you are ready.',
      },
    },
    /** Shown with a message that the server has stored. */
    reference: 'Your reference is {reference}. Mention it when you ask about this message.',
    /** Beside the toast of a failure: what happened where the server has stored the message. */
    kept: {
      title: 'Stored, not yet delivered',
      text: 'Your message is stored safely, and the site tries to send it until it arrives. Everything you typed is still here.',
    },
    /** Where it has not. */
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
