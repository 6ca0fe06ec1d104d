/** What a visitor without scripts reads when a form is not taken. */
export const refusedForm = {
  busy: {
    title: 'Please try again in a minute',
    text: 'Too many messages are being sent right now, so your message was not sent. Go back and send it again in a minute.',
  },
  outdated: {
    title: 'This page is out of date',
    text: 'The website was updated while you were writing, so your message was not sent.',
  },
  /** Where the page shows what was typed. */
  copyHere: 'Below is all that you typed. Open the form, copy each text into it and send it.',
  copyBack: 'Go back and copy your message. Then open the form again, paste it there and send it.',
  open: 'Open the form',
  openBeside: 'Open the form in a new tab',
} as const;
