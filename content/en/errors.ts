/** What a visitor reads when a page breaks. Kept small: it travels with every page. */
export const errors = {
  title: 'That did not work out.',
  lead: 'Something broke on our side, not on yours. Trying again often helps.',
  retry: 'Try again',
  chat: 'Message the teacher',
  chatMessage: 'Namaste! A page of your website showed me an error: {address}',
  home: 'Go to Homepage',
  /** The picture: a sum whose answer is struck out, because two digits of 9021 changed places. */
  sum: ['97', '×', '93', '='],
  slip: '9012',
} as const;

export type ErrorTexts = typeof errors;
