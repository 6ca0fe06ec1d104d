import { readStorage, writeStorage } from '@/lib/browser/storage';

// Read by the loader and by the script in the page's head, too.
const HINT = 'account:known';
const COMPLETED = 'account:profile-completed';
const SUBMITTED = 'account:profile-submitted';

export const hasSessionHint = () => readStorage('localStorage', HINT) !== null;

export const setSessionHint = (isSignedIn: boolean) =>
  writeStorage('localStorage', HINT, isSignedIn ? String(Date.now()) : null);

export const isAccountKey = (key: string | null) =>
  key === HINT || key === COMPLETED || key === null;

const completedIds = () =>
  (readStorage('localStorage', COMPLETED) ?? '').split(' ').filter(Boolean);

export const hasCompletedProfile = (id: string) => completedIds().includes(id);

// Keeps all ids, because people share devices.
export function setProfileCompleted(id: string) {
  if (hasCompletedProfile(id)) return;
  writeStorage('localStorage', COMPLETED, [...completedIds(), id].join(' '));
}

export function submittedProfile(userId: string): { reference?: string } | undefined {
  const [id, reference] = readStorage('sessionStorage', SUBMITTED)?.split(' ') ?? [];
  return id === userId ? { reference } : undefined;
}

export const setProfileSubmitted = (id: string | null, reference = '') =>
  writeStorage('sessionStorage', SUBMITTED, id && `${id} ${reference}`.trim());
