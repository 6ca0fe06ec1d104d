import { randomUUID } from 'node:crypto';
import { authEmulator } from './auth-emulator';

/** What a visitor types into the contact form. */
export const typed = {
  name: 'आशा',
  subject: 'शाम का बैच',
  message: 'क्या कक्षा 9 के लिए बैच है?\n\nक्‍ष, 97 × 93 = ?',
};

export const PASSWORD = 'sutra-97x93';

export const firebase = () => authEmulator(process.env.IDENTITY_URL ?? '');

/** An e-mail address that no other test uses. */
export const newAddress = () => `visitor-${randomUUID()}@example.in`;

/** Registers an account at the identity provider, and returns it with an ID token. */
export async function newAccount({ name = 'Asha Rao', email = newAddress() } = {}) {
  const account = await firebase().register({ email, password: PASSWORD, name });
  return { ...account, id: account.localId, email, name };
}
