/** The page for an address that leads nowhere. */
export const notFound = {
  title: 'Page not found',
  code: '404',
  heading: 'Oops! This page doesn’t exist.',
  lead: 'Choose a page below.',
  countdown: {
    left: 'Going to the home page in {time}.',
    stay: 'Stay here',
    /** Said once by a screen reader; it has to stay true while the seconds run. */
    announcement: 'This page goes to the home page after {time}. Choose “Stay here” to stop that.',
    stopped: 'The countdown has stopped. Stay as long as you like.',
  },
  linksLabel: 'Quick links',
  home: 'Go to Homepage',
  back: 'Go Back',
  help: 'Need Help?',
} as const;
