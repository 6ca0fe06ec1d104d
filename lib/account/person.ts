/** The signed-in person as components know it (specification, section 3). */
export interface Person {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  photoURL: string | null;
  /** ISO 8601. */
  createdAt: string;
  profileCompleted: boolean;
}

/** The part of Auth.js's session that names a person. */
interface SessionAnswer {
  user?: {
    id?: string;
    email?: string | null;
    name?: string | null;
    image?: string | null;
    profileCompleted?: boolean;
  };
  facts?: { emailVerified: boolean; createdAt: string };
}

/** Our shape of a person from Auth.js's; nobody when it names none. */
export function toPerson(session: SessionAnswer | null): Person | null {
  const { user, facts } = session ?? {};
  if (!user?.id || !user.email || !facts) return null;
  return {
    id: user.id,
    email: user.email,
    emailVerified: facts.emailVerified,
    name: user.name ?? user.email,
    photoURL: user.image ?? null,
    createdAt: facts.createdAt,
    profileCompleted: user.profileCompleted === true,
  };
}

/**
 * Asks the server who is signed in. Browser only.
 *
 * @returns `null` for nobody, `undefined` when the server could not be asked.
 */
export async function fetchPerson(): Promise<Person | null | undefined> {
  try {
    const response = await fetch('/api/auth/session', { signal: AbortSignal.timeout(8000) });
    if (!response.ok) return undefined;
    return toPerson((await response.json()) as SessionAnswer | null);
  } catch {
    return undefined;
  }
}
