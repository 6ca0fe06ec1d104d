import { auth, stillVouched } from './auth';
import { toPerson, type Person } from './person';

/** Who is signed in, read from the session cookie of the present request; nobody is `null`. */
export async function currentPerson(): Promise<Person | null> {
  const session = await auth();
  return toPerson(session as Parameters<typeof toPerson>[0]);
}

/**
 * Who is signed in, asked of the identity provider too: an account that was disabled, deleted or
 * signed out everywhere is nobody at once. A provider that does not answer is no reason to refuse.
 */
export async function vouchedPerson(): Promise<Person | null> {
  const session = await auth();
  const person = toPerson(session as Parameters<typeof toPerson>[0]);
  if (!session || !person) return null;
  return (await stillVouched(person.id, session.signedInAt)) === false ? null : person;
}
