import { writeStorage } from '@/lib/browser/storage';
import { COMPLETED, completedIds, recall, remember, setSessionHint } from './memory';

/** Removes from this browser what belongs to an account that was deleted. */
export function forgetAccount(userId: string) {
  const { sent, told } = recall();
  const others = completedIds().filter((id) => id !== userId);
  writeStorage('localStorage', COMPLETED, others.length > 0 ? others.join(' ') : null);
  remember({
    hasSignedIn: false,
    sent: Object.fromEntries(Object.entries(sent).filter(([id]) => id !== userId)),
    told: told.filter((each) => each.userId !== userId),
  });
  writeStorage('sessionStorage', `profile-draft:${userId}`, null);
  writeStorage('sessionStorage', 'contact-draft', null);
  setSessionHint(false);
}
