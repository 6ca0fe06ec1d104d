/** The signed-in user (specification, section 3). */
export interface User {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  photoURL: string | null;
  /** ISO 8601. */
  createdAt: string;
  profileCompleted: boolean;
}

export interface StoredSession {
  /** Names this session until it is signed out; Auth.js's `jti` changes with each renewal. */
  id: string;
  /** Seconds since the epoch. */
  signedInAt: number;
  user: User;
}
