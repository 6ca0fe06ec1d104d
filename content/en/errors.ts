/** What a visitor reads when a page breaks. Kept small: it travels with every page. */
export const errors = {
  title: 'Something went wrong.',
  lead: 'The mistake is ours, not yours. Trying again often helps.',
  retry: 'Try again',
  chat: 'Message the teacher',
  chatMessage: 'Namaste! A page of your website showed me an error: {address}',
  home: 'Go to Homepage',
} as const;
