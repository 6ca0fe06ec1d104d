/** What the browser needs to reach the identity provider; nothing of it is secret. */
export interface ClientConfig {
  apiKey: string;
  authDomain: string;
  projectId: string;
  appId?: string;
  /** Address of the emulator, when the site runs with embedded identity. */
  emulator?: string;
}
