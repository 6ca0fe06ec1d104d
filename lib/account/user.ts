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
  /** Constant, unlike Auth.js's `jti`, which changes with each renewal. */
  id: string;
  /** Seconds since the epoch. */
  signedInAt: number;
  user: User;
}
