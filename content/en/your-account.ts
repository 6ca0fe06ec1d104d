import { reported } from './reported';

/** The dialog behind the name of a signed-in visitor. */
export const yourAccount = {
  title: 'Your account',
  close: 'Close',
  back: 'Back',
  payments: 'Your payments',
  reported,
  data: {
    title: 'Your data',
    text: 'See what this site keeps about your account, and download it as a file.',
    button: 'See my data',
    busy: 'Getting your data...',
    lead: 'This is everything this site keeps about your account on {day}. What was sent earlier is with the teacher: please ask the teacher for it.',
    account: 'Account',
    empty: 'No message and no profile of yours is stored here.',
    kinds: { contact: 'Message', profile: 'Profile' },
    download: 'Download as a file',
    labels: {
      name: 'Name',
      email: 'Email',
      emailVerified: 'Email confirmed',
      picture: 'Picture',
      createdAt: 'Account since',
      profileCompletedAt: 'Profile complete since',
      lastSeenAt: 'Last login',
      sessionsEndedAt: 'Logged out on all devices',
      reference: 'Reference',
      acceptedAt: 'Sent on',
      privacyVersion: 'Notice that the form showed',
    },
    yes: 'Yes',
    no: 'No',
  },
  devices: {
    title: 'Your devices',
    text: 'Lost a phone, or logged in on someone else’s? This logs you out on every device, this one too.',
    button: 'Log out on all devices',
    busy: 'Logging out...',
    done: {
      title: 'You are logged out on all devices',
      text: 'If someone else may know your password, choose a new one: press “Forgot password?” when you log in.',
    },
  },
  news: {
    title: 'Updates',
    text: 'Tell the teacher that you no longer want to hear about new books and batches.',
    button: 'Stop these updates',
    busy: 'Telling the teacher...',
    done: {
      title: 'You will get no more updates',
      text: 'The teacher has been told to take you off the list. Reference: {reference}',
    },
  },
  remove: {
    title: 'Delete account',
    text: 'Deletes your account, and the details this site still has about you.',
    button: 'Delete my account',
  },
  confirm: {
    title: 'Delete your account?',
    lead: 'This cannot be undone.',
    points: [
      'Your account ends at once, on every device.',
      'A profile or message that has not reached the teacher yet is deleted and will not be sent.',
      'You lose the right to download books that you bought. Save your copies first.',
      'The teacher is told to delete what was sent earlier.',
    ],
    button: 'Delete for good',
    busy: 'Deleting...',
    keep: 'Keep my account',
  },
  unfinished: {
    title: 'Finish deleting your account?',
    lead: 'On {day} you asked to delete it, but not everything could be deleted. Until you decide, nothing new is stored for this account.',
    kept: {
      title: 'Your account stays',
      text: 'What was deleted before cannot be brought back.',
    },
  },
  receipt: {
    title: 'Your account is deleted',
    lead: 'Write down the reference {reference} and the day, {day}, so that you can ask the teacher about it.',
    gone: 'Deleted now',
    account: 'Your account here: name, email and picture',
    signIn: 'Your login',
    removed: 'Messages and profiles stored here: {n}',
    browser: 'The details of your account in this browser',
    left: 'The teacher will delete within one month',
    records: 'What was sent earlier: in the teacher’s records, mails and backups',
    signInLeft: 'Your login at Firebase',
    kept: 'Kept here, because the law may require it: {n}',
    done: 'Done',
  },
  failures: {
    unavailable: {
      title: 'That did not work',
      text: 'The site could not do this now. Please try again in a minute.',
    },
    notDeleted: {
      title: 'Your account is not deleted yet',
      text: 'Something could not be deleted now. Please press the button again: it goes on where it stopped.',
    },
    limited: {
      title: 'Too many requests',
      text: 'You have asked for this ten times within an hour. Please try again in an hour.',
    },
    signedOut: {
      title: 'You are not logged in any more',
      text: 'Please close this, log in and try again. If the login says that the account does not exist, it has been deleted.',
    },
    unknown: {
      title: 'There was no answer',
      text: 'It may or may not be done. Check your connection and press the button again: nothing is done twice.',
    },
    outdated: {
      title: 'This page is out of date',
      text: 'The site has been updated. Please reload the page and try again.',
    },
  },
} as const;
