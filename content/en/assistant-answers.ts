import { type AssistantTopicId } from '../assistant-topics';
import { type ByEbooks } from '../shape';

/** The answer to each topic. lib/assistant/guide.ts fills in the worked example. */
export const assistantAnswers = {
  'book-preview': 'You can preview every book: open Books and press Preview Sample Pages.',
  'demo-class':
    'The first class is free: {demoMinutes} minutes on a video call, within {demoHours} hours. Press Book Free Demo and tell the teacher your class and a time that suits you.',
  testimonials: 'Read on the home page what students and parents say, in their own words.',
  courses:
    'There are courses for Class {firstClass} to {lastClass} and for exams. Tell the teacher your class to hear which batch fits, when it meets and what it costs.',
  'buying-books': {
    none: 'Amazon sells the books. The Books page leads to each of them.',
    one: '{ebook} is an ebook: log in on the Books page, pay {ebookPrice} by UPI, send the screenshot on WhatsApp, and it reaches you within {replyHours} hours. {otherBooks}',
    several:
      'There are {ebooks} ebooks: {pricedEbooks}. Log in on the Books page, pay by UPI, send the screenshot on WhatsApp, and yours reaches you within {replyHours} hours. {otherBooks}',
  },
  'books-list':
    'There are {books}, in {bookLanguages}: {bookTitles}. The Books page says what is in each.',
  'office-hours': 'The office is open {hours}. Class hours are agreed with you.',
  languages: 'Classes are in Hindi and in English. Tell us which you prefer when you book.',
  exams:
    'Yes: {exams} and bank exams, and school exams from Class {firstClass}. Tell the teacher the exam and its month.',
  'worked-example':
    'Take {a} × {b}. {a} is {da_abs} short of {base}, {b} is {db_abs} short. {a} − {db_abs} = {cross}, and {da_abs} × {db_abs} = {right}. Side by side: {a} × {b} = {answer}. Now type a sum of your own.',
  contact:
    'WhatsApp is quickest, on {phone}. You can also write to {email}, or leave a message on the Contact page: it gets a reply within {replyHours} hours.',
  'online-classes':
    'All classes are live and online, for Class {firstClass} to {lastClass} and for exams, wherever you are. Students from more than {countries} countries have joined.',
  identity:
    'I am the assistant of this site: a small program that knows the sutras. The teacher is {teacher}, with more than {years} years of experience in Vedic mathematics. Read more on the About page.',
  'vedic-maths':
    '{Sutras} short rules, called sutras, for calculating in the head: look at the numbers first, then take the short way. They come from a book by Bharati Krishna Tirtha, printed in 1965. Type a sum and I will show you one at work.',
  thanks: 'Happy to help! Ask anything else you like.',
  greeting:
    'Namaste! Happy to help. Ask about classes, books or exams, or type a sum, such as 98 × 95.',
} as const satisfies Record<AssistantTopicId, string | ByEbooks>;
