/** Header, footer, theme switch and the words every page shares. */
export const shell = {
  skip: 'Skip to the content',
  tagline: {
    by: 'where',
    online: 'Vedic mathematics, live online',
    offline: 'Vedic mathematics, in person',
    both: 'Vedic maths, in person and online',
  },
  navLabel: 'Main',
  languages: 'Language',
  menu: 'Menu',
  bookDemo: 'Book Demo Class',
  demoMessage: {
    by: 'learner',
    class:
      'Namaste! I would like to book a free demo class of Vedic mathematics. My class and a time that suits me: ',
    oneClass:
      'Namaste! I would like to book a free demo class of Vedic mathematics. A time that suits me: ',
    exam: 'Namaste! I would like to book a free demo class of Vedic mathematics. My exam and a time that suits me: ',
    anyone:
      'Namaste! I would like to book a free demo class of Vedic mathematics. Who will learn, and a time that suits: ',
  },
  opensInNewTab: '(opens in a new tab)',
  footer: {
    description: {
      by: 'where',
      online: 'Vedic mathematics, taught live and online from {city}, in {languages}.',
      offline: 'Vedic mathematics, taught in person in {city}, in {languages}.',
      both: 'Vedic mathematics, taught in person in {city} and live online, in {languages}.',
    },
    pages: 'Pages',
    reach: 'Reach us',
    hours: 'Office hours (IST)',
    centres: 'Where classes are held',
    map: 'Map',
    closed: 'Closed',
    promise: {
      by: 'answering',
      one: '{teacher} in {city} answers you.',
      oneInPlaces: '{teacher}, who teaches {atCity}, answers you.',
      several: 'Your answer comes from {teacher} in {city}.',
      severalInPlaces: 'Your answer comes from {teacher}, who teach {atCity}.',
    },
  },
  theme: { toDark: 'Dark theme', toLight: 'Light theme' },
  toasts: { label: 'Notifications', close: 'Close' },
  /** Shown in place of a part that could not be loaded. */
  /** The link reloads the page. */
  unfinished: {
    text: 'This page did not load fully. Press again, or',
    link: 'reload it.',
  },
  failure: {
    title: 'This part did not load',
    text: 'Please check your connection and try again. Nothing you typed is lost.',
    retry: 'Try again',
    reload: 'Reload the page',
    chat: 'Ask on WhatsApp',
    message: 'Namaste! A part of your website does not open for me: {address}',
    close: 'Close',
  },
} as const;
