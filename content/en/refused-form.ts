/** What a visitor reads when the server refuses a form without scripts, or a request that is too large. */
export const refusedForm = {
  busy: {
    title: 'Please try again in a minute',
    text: 'Too many messages are being sent right now, so your message was not sent. Go back and send it again in a minute.',
  },
  outdated: {
    title: 'This page is out of date',
    text: 'The website was updated while you were writing, so your message was not sent.',
  },
  tooLarge: {
    title: 'Your browser sent too much data',
    text: 'Your browser sent more data than this website accepts, most likely cookies. Clear the cookies of this website in the settings of your browser, then open the page again.',
  },
  /** Where the page shows what was typed. */
  copyHere: 'Below is all that you typed. Open the form, copy each text into it and send it.',
  copyBack: 'Go back and copy your message. Then open the form again, paste it there and send it.',
  open: 'Open the form',
  openBeside: 'Open the form in a new tab',
} as const;
