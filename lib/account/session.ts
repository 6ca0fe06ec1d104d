import { auth } from './auth';
import { toPerson, type Person } from './person';

/** Who is signed in, read from the session cookie of the present request; nobody is `null`. */
export async function currentPerson(): Promise<Person | null> {
  const session = await auth();
  return toPerson(session as Parameters<typeof toPerson>[0]);
}
