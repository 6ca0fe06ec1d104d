import { type Adapter } from 'next-auth/adapters';
import { userStore, type UserStore } from './users';

type SearchableUsers = UserStore & Required<Pick<Adapter, 'getUserByEmail'>>;

/**
 * Removes the records of the accounts with this address. The sign-in itself stays with Firebase.
 *
 * @param email in lower case, as Firebase keeps it.
 * @returns how many there were.
 */
export async function forgetAccounts(
  email: string,
  users = userStore() as SearchableUsers,
): Promise<number> {
  for (let count = 0; ; count++) {
    const user = await users.getUserByEmail(email);
    if (!user) return count;
    await users.deleteUser(user.id);
  }
}
