/** What the site writes to its owner, in `ownerLanguage`. Each part has its amount in `{n}`. */
export const ownerMails = {
  reference: 'Reference that the sender was told: {reference}',
  received: 'Received on {time}. To answer the sender, reply to this mail.',

  /** About an account. The person's own mail address is the one to reply to. */
  requests: {
    request: 'Request',
    requests: {
      delete: 'Delete an account',
      idle: 'Account deleted after three years without a sign-in',
      'no-news': 'No more updates',
    },
    signIn: 'Sign-in',
    signIns: {
      deleted: 'The site has deleted it at Firebase.',
      'by-hand':
        'You have to delete it: open the Firebase console, choose Authentication and Users, and search for the Firebase UID above.',
    },
    sent: 'Sent to you within the last seven days',
    kept: 'Still stored on the site, because data protection rule 8(3) may oblige you to keep it',
    todo: 'What you have to do',
    todos: {
      delete:
        'Within one month: delete the lines of this person in your sheet and your mailbox, in exports and backups, and tell them. The site has deleted the account and what it still stored. The right to download bought books has ended.',
      idle: 'Within one month: delete the lines of this person in your sheet and your mailbox, in exports and backups. The site told them 30 days ago by mail, and has deleted the account.',
      'no-news':
        'Take this person off every list for updates, and write "No" under "Marketing Consent" in your sheet.',
    },
  },

  subject: '{site}: {subject}',
  subjects: {
    held: 'messages are held',
    dead: 'messages could not be delivered',
    waiting: 'messages are waiting',
    quarantined: 'messages in quarantine',
    expiring: 'messages will be deleted',
    possiblyTwice: 'messages may have arrived twice',
    well: 'all well again',
  },
  trouble: 'The website {url} needs you. No message is lost.',
  well: 'The website {url} works as it should again.',
  parts: {
    held: `Held: {n}
The receiver refused them, or none is set. See the reason under "Last", correct it, then send them:
  npm run submissions -- list --state held
  npm run submissions -- retry --all --state held`,
    dead: `Not delivered within three days: {n}
They are kept and no longer sent. When the receiver works again, send them:
  npm run submissions -- retry --all --state dead`,
    waiting: `Waiting: {n}, the oldest for {minutes} minutes
The receiver does not take them, or more came in than the website mails in an hour.
The website keeps trying for three days at least. If it lasts, see the reason under "Last":
  npm run submissions -- list --state open`,
    quarantined: `In quarantine: {n}
They look like spam. Read them, and send by its id what a person wrote:
  npm run submissions -- list --state quarantined
  npm run submissions -- retry ID`,
    expiring: `Will be deleted: {n}, the first on {day}
They were held, undelivered or in quarantine for 90 days. "Kept until" shows the day of each.
Send them, or keep a copy:
  npm run submissions -- list
  npm run -s submissions -- export > messages.csv`,
    possiblyTwice: `May have arrived twice: {n}
An attempt before had no answer. Look for a second row with the same text in your sheet, and
delete it. "delivered, twice?" marks these messages:
  npm run submissions -- list --state delivered`,
  },
  more: 'What each mail means: docs/trouble.md.',
} as const;
