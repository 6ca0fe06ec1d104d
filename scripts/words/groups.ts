interface Group {
  title: string;
  /** How to see these words on the running site. */
  how: string;
  /** What the paths of its words begin with; the longest one decides. */
  paths: readonly string[];
}

export const groups: readonly Group[] = [
  {
    title: 'Header, footer, messages: every page',
    how: 'Open /hi. Narrow the window for the menu, press Tab for the first link. A part that does not load: switch the network off, then press a button. The line that offers Hindi is on English pages, in a browser set to Hindi.',
    paths: ['shell', 'offer'],
  },
  {
    title: 'Search results and shared links',
    how: 'Share a page on WhatsApp, or open /pictures/hi/home. The menu has the names of pages too, and the page of an address that leads nowhere the notes.',
    paths: ['pageTexts', 'seo'],
  },
  { title: 'Home', how: 'Open /hi.', paths: ['home', 'numbers'] },
  { title: 'Testimonials', how: 'Open /hi and scroll down.', paths: ['testimonials'] },
  {
    title: 'Your own numbers, and the game',
    how: 'Open /hi. Type two numbers and press the button. Choose a level of the game, answer five sums, some wrong.',
    paths: ['learn', 'learnWords.calculator', 'learnWords.clock'],
  },
  {
    title: 'Steps of a sum, reasons for a method, refusals',
    how: 'Open /hi and type the two numbers beside the key of a row: each sum shows other steps. For a division, type it to the assistant. Refusals: leave a field empty, type “abc”, −5, 2.5, 1234567.',
    paths: ['vedic', 'learnWords'],
  },
  { title: 'About', how: 'Open /hi/about.', paths: ['about'] },
  {
    title: 'Books and sample pages',
    how: 'Open /hi/books. Press the button for sample pages. For print, press Ctrl+P.',
    paths: ['booksPage', 'bookTexts', 'readerReviews', 'sample'],
  },
  {
    title: 'Login, registration, password',
    how: 'Open /hi/books and press the button that buys. Errors: submit empty forms, a wrong password, two passwords that differ.',
    paths: ['account'],
  },
  {
    title: 'Profile',
    how: 'Register with any address. Errors: save the empty form, then with the phone 00000 00000 and the PIN 3020.',
    paths: ['profile'],
  },
  {
    title: 'Profile: under 18',
    how: 'In the profile choose a date of birth less than 18 years ago.',
    paths: ['profile.notice', 'profile.labels.parent', 'profile.options.parentRelation'],
  },
  {
    title: 'Profile: where a parent is asked first',
    how: 'Set legal.parentConsent to parent-first in content/site.json, start the site, choose a date of birth less than 18 years ago.',
    paths: ['profile.parentStep', 'profile.toasts.parent', 'profile.errors.parent'],
  },
  {
    title: 'Buying',
    how: 'Open /hi/books. The button: logged out, with a profile not saved, with a saved one. With a saved one press it: the purchase dialog.',
    paths: ['payment'],
  },
  {
    title: 'Payment, after the profile is saved',
    how: 'Save the profile. Let five minutes pass for the expired payment. Press the button below the form for the confirmation; the card of the book then has a note.',
    paths: ['payment.dialog', 'payment.submitted'],
  },
  {
    title: 'Contact: form, its errors and answers',
    how: 'Open /hi/contact. Send the empty form; an address without @; a subject of 300 letters. Network error: switch the network off and send. Leave the page half written and come back for the draft.',
    paths: ['contact'],
  },
  {
    title: 'Assistant',
    how: 'Press the round button at the bottom right. Ask about each topic, and type 98 × 95. How people ask is in content/assistant-topics.ts: write the questions that it did not understand below its row.',
    paths: ['assistant', 'assistantAnswers'],
  },
  {
    title: 'Privacy, terms, accessibility',
    how: 'Open the three links at the foot of a page. A text with a key such as “firebase” or “parentFirst” is shown only where that is so.',
    paths: ['law'],
  },
  {
    title: 'Page not found, errors',
    how: 'Open /hi/nowhere. The error page comes when a page breaks.',
    paths: ['notFound', 'errors'],
  },
  {
    title: 'For the owner, in English only',
    how: 'Mails to the owner, and what npm run submissions prints. The mails of the sign-in are not here: Firebase writes them, see its console, Authentication, Templates.',
    paths: ['ownerMails', 'submissions'],
  },
];
