// Read by the loader and by the script in the page's head, too.
const HINT = 'account:known';
const COMPLETED = 'account:profile-completed';
const SUBMITTED = 'account:profile-submitted';

type StorageName = 'localStorage' | 'sessionStorage';

function read(area: StorageName, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

function write(area: StorageName, key: string, value: string | null) {
  try {
    if (value === null) window[area].removeItem(key);
    else window[area].setItem(key, value);
  } catch {
    // Storage may be blocked or full.
  }
}

export const hasSessionHint = () => read('localStorage', HINT) !== null;

export const setSessionHint = (isSignedIn: boolean) =>
  write('localStorage', HINT, isSignedIn ? String(Date.now()) : null);

export const isAccountKey = (key: string | null) =>
  key === HINT || key === COMPLETED || key === null;

const completedIds = () => (read('localStorage', COMPLETED) ?? '').split(' ').filter(Boolean);

export const hasCompletedProfile = (id: string) => completedIds().includes(id);

// Keeps all ids, because people share devices.
export function setProfileCompleted(id: string) {
  if (hasCompletedProfile(id)) return;
  write('localStorage', COMPLETED, [...completedIds(), id].join(' '));
}

export const hasSubmittedProfile = (id: string) => read('sessionStorage', SUBMITTED) === id;

export const setProfileSubmitted = (id: string | null) => write('sessionStorage', SUBMITTED, id);
