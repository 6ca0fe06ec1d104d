/** The page for an address that leads nowhere. */
export const notFound = {
  title: 'Page not found',
  code: '404',
  heading: 'Oops! This page doesn’t exist.',
  lead: 'The thread breaks here. Pick it up again from one of these.',
  countdown: {
    seconds: 10,
    one: 'Going to the home page in 1 second.',
    other: 'Going to the home page in {seconds} seconds.',
    stay: 'Stay here',
    /** Said once by a screen reader; it has to stay true while the seconds run. */
    announcement:
      'This page goes to the home page after {seconds} seconds. Choose “Stay here” to stop that.',
    stopped: 'The countdown has stopped. Stay as long as you like.',
  },
  linksLabel: 'Quick links',
  links: [
    { href: '/', title: 'Home', note: 'The worked sum' },
    { href: '/about', title: 'About', note: 'The teacher' },
    { href: '/books', title: 'Books', note: 'Three to read' },
    { href: '/contact', title: 'Contact', note: 'Ask anything' },
  ],
  home: 'Go to Homepage',
  back: 'Go Back',
  help: 'Need Help?',
} as const;

export type NotFoundTexts = typeof notFound;
