/** What the site writes to its owner. Each part of a notice has its amount in `{n}`. */
export const ownerMails = {
  reference: 'Reference that the sender was told: {reference}',
  received: 'Received on {time}. To answer the sender, reply to this mail.',

  subject: '{site}: {subject}',
  subjects: {
    held: 'messages are held',
    dead: 'messages could not be delivered',
    waiting: 'messages are waiting',
    disk: 'the disk is nearly full',
    limit: 'many messages',
    well: 'all well again',
    weekly: 'messages of the week',
  },
  intro: {
    trouble: 'The website {url} needs you. No message is lost.',
    well: 'The website {url} works as it should again. There is nothing to do.',
    weekly: 'The website {url} received from {from} to {to}:',
  },
  parts: {
    held: `Held: {n}
The receiver refused them, or none is set. See the reason under "Last", correct it, then send them:
  npm run submissions -- list --state held
  npm run submissions -- release --all`,
    dead: `Not delivered within three days: {n}
They are kept and no longer sent. When the receiver works again, send them:
  npm run submissions -- retry --all`,
    waiting: `Waiting: {n}, the oldest for {minutes} minutes
The receiver does not take them, or more came in than the website mails in an hour.
The website keeps trying for three days at least. If it lasts, see the reason under "Last":
  npm run submissions -- list --state open`,
    disk: `Free on the disk: {free} MB of {size} MB
On a full disk no message can be stored. Delete what is not needed, or get a larger disk:
  df -h`,
    quarantined: `In quarantine: {n}
They look like spam. Read them, and release what a person wrote:
  npm run submissions -- list --state quarantined`,
    expiring: `Removed within a week: {n}
They were held, undelivered or in quarantine for too long. "Kept until" shows the day:
  npm run submissions -- list`,
  },
  limit: `The website {url} mails you at most {limit} messages an hour, and more came in. None is lost.
Waiting: {n}. They follow as soon as the hour allows. To read them now, list them, then show each by its id:
  npm run submissions -- list --state open
  npm run submissions -- show ID`,
  week: {
    kind: '{kind}: {n}',
    undelivered: 'Of these not delivered: {n}',
  },
  more: 'What each notice means: docs/trouble.md.',
};
