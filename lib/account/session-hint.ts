// The loader and the script in the page's head read this key too.
const HINT = 'account:known';
const COMPLETED = 'account:profile-completed';
const SUBMITTED = 'account:profile-submitted';

type Area = 'localStorage' | 'sessionStorage';

function read(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function write(area: Area, key: string, value: string | null) {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // A browser may forbid storage: then nothing is kept.
  }
}

/** Whether asking for the session is worth a request: a visitor who never signed in sends none. */
export const hasSessionHint = () => read('localStorage', HINT) !== null;

export const setSessionHint = (isSignedIn: boolean) =>
  write('localStorage', HINT, isSignedIn ? String(Date.now()) : null);

export const isAccountKey = (key: string | null) =>
  key === HINT || key === COMPLETED || key === null;

const completedIds = () => (read('localStorage', COMPLETED) ?? '').split(' ').filter(Boolean);

export const hasCompletedProfile = (id: string) => completedIds().includes(id);

// Keeps every id: people share devices.
export function setProfileCompleted(id: string) {
  if (hasCompletedProfile(id)) return;
  write('localStorage', COMPLETED, [...completedIds(), id].join(' '));
}

/** Whether this tab has sent the profile, so that a reload goes on with the payment. */
export const hasSubmittedProfile = (id: string) => read('sessionStorage', SUBMITTED) === id;

export const setProfileSubmitted = (id: string | null) => write('sessionStorage', SUBMITTED, id);
