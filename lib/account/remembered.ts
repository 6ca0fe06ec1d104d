/**
 * What this browser remembers about accounts: whether somebody may be signed in, whose profiles
 * are complete, and whose were sent in this tab and wait for the payment dialog to close. Storage
 * may be closed; then nothing is remembered and nothing breaks.
 */
const KNOWN = 'account:known';
const COMPLETED = 'account:profile-completed';
const SUBMITTED = 'account:profile-submitted';

type Where = 'localStorage' | 'sessionStorage';

function read(where: Where, key: string): string | null {
  try {
    return window[where].getItem(key);
  } catch {
    return null;
  }
}

function write(where: Where, key: string, value: string | null) {
  try {
    if (value === null) window[where].removeItem(key);
    else window[where].setItem(key, value);
  } catch {
    // Closed storage: see above.
  }
}

/** Whether asking for the session is worth a request; a visitor who never signed in asks nothing. */
export const mayBeSignedIn = () => read('localStorage', KNOWN) !== null;

/** Other tabs hear this through the `storage` event. */
export const rememberSignedIn = (signedIn: boolean) =>
  write('localStorage', KNOWN, signedIn ? String(Date.now()) : null);

export const isAccountKey = (key: string | null) =>
  key === KNOWN || key === COMPLETED || key === null;

const completedIds = () => (read('localStorage', COMPLETED) ?? '').split(' ').filter(Boolean);

export const hasCompletedProfile = (id: string) => completedIds().includes(id);

/** Keeps every id: two people on one device both stay completed. */
export function rememberCompleted(id: string) {
  if (!hasCompletedProfile(id)) {
    write('localStorage', COMPLETED, [...completedIds(), id].join(' '));
  }
}

/** Whether a reload should go on with the payment, not with an empty profile. */
export const hasSubmittedProfile = (id: string) => read('sessionStorage', SUBMITTED) === id;

export const rememberSubmitted = (id: string | null) => write('sessionStorage', SUBMITTED, id);
