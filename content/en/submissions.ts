/** What `npm run submissions` says to the owner. */
export const submissions = {
  usage: `npm run submissions -- <command>

  list    [--state open|delivered|stored|held|dead|quarantined|replaced] [--kind {kinds}]
  show    <id or reference>   a payment's reference shows the buyer
  retry   <id or reference …> | --all [--state open|held|dead|quarantined] [--kind …]
                              send them now; what is in quarantine only with its id or state
  export  [--format csv|json] [--state …] [--kind …]
  export  --email <email>     everything that is stored about one person, as JSON
  erase   --email <email> [--also-kept] [--yes]   remove it, and the account
  idle                        accounts without a sign-in for three years
  erase   <id or reference …> [--also-kept] [--yes]

People who delete their account or want no more updates are in: list --kind request

An id may be cut short as long as it is clear which one is meant.`,
  columns: [
    'Id',
    'Reference',
    'Kind',
    'State',
    'Accepted (UTC)',
    'Attempts',
    'Last',
    'Kept until',
    'From',
  ],
  none: 'No submissions found.',
  twice: 'twice?',
  unverified: '(email not verified)',
  noSuchId: 'No submission begins with {n}',
  noSuchReference:
    'No submission has the reference {n}. If it is the reference of a payment, its buyer has no account here any more: look for the payment in the notice from your bank.',
  buyersAccount: 'This is the reference of a payment for {title}. The account of its buyer:',
  buyer: 'This is the reference of a payment for {title}. The profile of its buyer:',
  several: 'Several submissions fit {n}. Give the id of one.',
  erased: 'Its text was erased {days} days after its delivery.',
  unreadable: 'Its text is damaged. What is stored in its place is shown under "unreadable".',
  possibleDuplicate: 'An attempt had no response, so this may have arrived twice.',
  reopened: 'Opened for sending: {n}',
  delivered: 'Delivered just now: {n}',
  wouldErase: 'Would remove: {n}, accounts: {accounts}. Add --yes to do it.',
  confirmErasure: 'Remove these {n} for good, and accounts: {accounts}? (y/N) ',
  matchedBy: {
    id: '',
    email: '',
    replaced: 'corrected later by its sender, but it was sent before',
    parentEmail: 'profile of a child; the address is that of a parent',
    unreadable: 'damaged; the address is somewhere in its text',
  },
  ofAChild:
    'Where "matchedBy" is "parentEmail", the row is the profile of a child, and the address is that of a parent. It holds what the child gave: check who asks before you hand it over.',
  keptByLaw:
    'Not removed, because the law may oblige you to keep these until the last date (India, data protection rule 8(3)). Add --also-kept to remove them too.',
  erasedPerson: 'Removed: {n}, accounts: {accounts}. A receipt without personal data is kept.',
  signInLeft:
    'Delete the sign-in by hand, in the Firebase console under Authentication. The Firebase UID: {uids}',
  perhapsAlso:
    'Perhaps also the same person: {email}. It differs by the part after "+", and only that mail provider knows whose it is. Ask, then run the command with that address too.',
  notTold: 'not told: no mail is set up, or it did not arrive',
  idleColumns: ['Email', 'Name', 'Last sign-in', 'Told on'],
  noneIdle: 'Every account was used within the last three years.',
  alsoInSheet:
    'These were sent before. Delete them also where they arrived, such as your sheet, and in exports and backups:',
  logNotEmptied:
    'Another program is reading the database, so the removed texts are still in its log. Run this command again when it has ended.',
  noStore:
    'Nothing is stored on this host, because its disk is thrown away: set FIREBASE_SERVICE_ACCOUNT or DATA_DIR, as on the site whose submissions you want to see.',
  replaced:
    '{path} was replaced while the site ran. What the site had stored is in {rescued}. Nothing is stored until you choose one of them: docs/trouble.md, The database was replaced.',
  failed:
    'The store could not be used ({code}). Check DATA_DIR and the free space or, with Firestore, FIREBASE_SERVICE_ACCOUNT and the network.',
};
