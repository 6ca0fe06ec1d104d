/** What `npm run submissions` says to the owner. */
export const submissions = {
  usage: `npm run submissions -- <command>

  list     [--state open|delivered|held|dead|quarantined] [--kind contact|profile]
  show     <id>
  retry    <id …> | --all    send waiting and dead ones now
  release  <id …> | --all    send held and quarantined ones now
  export   [--format csv|json] [--state …] [--kind …]
  purge    --state delivered|held|dead|quarantined --older-than <days> [--yes]

An id may be cut short as long as it is clear which one is meant.`,
  columns: ['Id', 'Kind', 'State', 'Accepted (UTC)', 'Attempts', 'Last', 'From'],
  none: 'Nothing here.',
  noSuchId: 'No submission begins with',
  severalIds: 'Several submissions begin with',
  erased: 'Its text was erased a week after delivery.',
  perhapsTwice: 'One attempt ended without an answer, so this may have arrived twice.',
  reopened: 'Opened for sending: {n}',
  delivered: 'Delivered just now: {n}',
  wouldPurge: 'Would remove: {n}. Add --yes to do it.',
  purged: 'Removed: {n}',
};
