/** The Firebase Auth emulator as a browser and an administrator speak to it. */
export interface Account {
  idToken: string;
  localId: string;
  refreshToken: string;
}

export interface AccountDraft {
  email: string;
  password: string;
  name?: string;
}

async function ask(url: string, path: string, body?: unknown): Promise<unknown> {
  const administered = path.includes('/projects/');
  const response = await fetch(new URL(path, url), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      // A connection that is kept may be closed by the emulator just when it is used again, by any request.
      connection: 'close',
      // Who signs up as the owner gets no tokens.
      ...(administered && { authorization: 'Bearer owner' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
const managed = '/identitytoolkit.googleapis.com/v1/projects/demo-sutra/accounts';

/** @param url address of the emulator. */
export function authEmulator(url: string) {
  return {
    register: ({ email, password, name }: AccountDraft) =>
      ask(url, `${accounts}:signUp?key=demo`, {
        email,
        password,
        displayName: name,
        returnSecureToken: true,
      }) as Promise<Account>,
    login: (email: string, password: string) =>
      ask(url, `${accounts}:signInWithPassword?key=demo`, {
        email,
        password,
        returnSecureToken: true,
      }) as Promise<Account>,
    /** Signed in by Google, as the emulator takes it: an unsigned token of Google's. */
    google: (email: string, name: string) =>
      ask(url, `${accounts}:signInWithIdp?key=demo`, {
        postBody: `providerId=google.com&id_token=${encodeURIComponent(
          JSON.stringify({ sub: email, email, email_verified: true, name }),
        )}`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
        returnIdpCredential: true,
      }) as Promise<Account>,
    anonymous: () =>
      ask(url, `${accounts}:signUp?key=demo`, { returnSecureToken: true }) as Promise<Account>,
    /** Changes an account as its administrator. */
    change: (localId: string, changes: Record<string, unknown>) =>
      ask(url, `${managed}:update`, { localId, ...changes }),
    /** Changes an account as its person does. */
    changeOwn: (idToken: string, changes: Record<string, unknown>) =>
      ask(url, `${accounts}:update?key=demo`, { idToken, ...changes }),
    /** The person asks for another address, and follows the link in the mail to it. */
    async verifyAndChangeEmail(idToken: string, newEmail: string) {
      const requestType = 'VERIFY_AND_CHANGE_EMAIL';
      await ask(url, `${accounts}:sendOobCode?key=demo`, { requestType, idToken, newEmail });
      const { oobCodes } = (await ask(url, '/emulator/v1/projects/demo-sutra/oobCodes')) as {
        oobCodes: { newEmail?: string; oobCode: string }[];
      };
      const { oobCode } = oobCodes.find((code) => code.newEmail === newEmail)!;
      await ask(url, `${accounts}:update?key=demo`, { oobCode });
    },
    remove: (localId: string) => ask(url, `${managed}:delete`, { localId }),
    /** What would have been mailed, oldest first. */
    async mails(email: string) {
      const { oobCodes } = (await ask(url, '/emulator/v1/projects/demo-sutra/oobCodes')) as {
        oobCodes: { email: string; requestType: string; oobLink: string }[];
      };
      return oobCodes.filter((mail) => mail.email === email);
    },
  };
}
