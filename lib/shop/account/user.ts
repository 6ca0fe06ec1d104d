export interface User {
  id: string;
  email: string;
  emailVerified: boolean;
  name: string;
  photoURL: string | null;
  /** ISO 8601. */
  createdAt: string;
  profileCompleted: boolean;
  /** ISO 8601. A deletion was asked for and has not ended: nothing is written for the account. */
  deletionAskedAt?: string;
  /** ISO 8601. When the person last logged out on all devices, as it was at the sign-in. */
  sessionsEndedAt?: string;
}

/** What a verified ID token says about a person. */
export interface Claims extends Omit<
  User,
  'createdAt' | 'profileCompleted' | 'deletionAskedAt' | 'sessionsEndedAt'
> {
  provider: 'password' | 'google.com';
}

/** A sign-in as the provider has confirmed it. Times are milliseconds since the epoch. */
export interface SignIn {
  provider: Claims['provider'];
  /** The `auth_time` of the token, in whole seconds. */
  signedInAt: number;
  /** The provider's `validSince` that this sign-in has set itself: it ends only older sessions. */
  revokedOthersAt?: number;
}

/** What the session cookie holds. Times are milliseconds since the epoch. */
export interface Session extends Omit<SignIn, 'provider'> {
  /** Constant, unlike Auth.js's `jti`, which changes with each renewal. */
  id: string;
  /** Missing in sessions from before it was noted. */
  provider?: SignIn['provider'];
  /** When Firebase was last asked about the account. */
  checkedAt: number;
  user: User;
}
