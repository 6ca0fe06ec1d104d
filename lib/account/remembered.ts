/**
 * What this browser remembers about accounts: whether somebody may be signed in, and whose
 * profiles are complete. Storage may be closed; then nothing is remembered and nothing breaks.
 */
const KNOWN = 'account:known';
const COMPLETED = 'account:profile-completed';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Closed storage: see above.
  }
}

/** Whether asking for the session is worth a request; a visitor who never signed in asks nothing. */
export const mayBeSignedIn = () => read(KNOWN) !== null;

/** Other tabs hear this through the `storage` event. */
export const rememberSignedIn = (signedIn: boolean) =>
  write(KNOWN, signedIn ? String(Date.now()) : null);

export const isAccountKey = (key: string | null) =>
  key === KNOWN || key === COMPLETED || key === null;

const completedIds = () => (read(COMPLETED) ?? '').split(' ').filter(Boolean);

export const hasCompletedProfile = (id: string) => completedIds().includes(id);

/** Keeps every id: two people on one device both stay completed. */
export function rememberCompleted(id: string) {
  if (!hasCompletedProfile(id)) write(COMPLETED, [...completedIds(), id].join(' '));
}
