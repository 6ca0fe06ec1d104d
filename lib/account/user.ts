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
