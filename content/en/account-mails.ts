/** What the site writes to a person with an account. One mail has it in every language. */
export const accountMails = {
  idle: {
    subject: 'Your account at {site} will be deleted on {day}',
    text: `Namaste,

You have an account at {site}, and have not logged in for almost three years. So the site will delete it on {day}. The right to download books that you bought ends with it.

To keep it, log in once before that day:
{address}

If you do not need it any more, do nothing. You get no other mail about this. To ask something, reply to this mail.`,
  },
};
