import { useEffect, useState } from 'react';
import { AuthDialog } from '@/components/shop/auth-dialog';
import { type Locale } from '@/lib/words/locale';
import { accountAt } from '../support/account';
import { type Example, type Examples } from './example';
import { type Steps } from './steps';

const signedOut = () => accountAt('account', { user: null });

const auth = (visit?: Example['visit'], answers?: Example['answers']): Example => ({
  part: ({ words, paths }) => <AuthDialog words={words.account} privacyPath={paths.privacy} />,
  account: signedOut(),
  visit,
  answers,
});

const login = async ({ fill, press }: Steps, { words: { account } }: Locale) => {
  await fill(account.loginForm.email, 'asha@example.in');
  await fill(account.loginForm.password, 'long enough');
  await press(account.loginForm.submit);
};

const register =
  ({ password = 'long enough', confirm }: { password?: string; confirm?: string } = {}) =>
  async ({ fill, press }: Steps, { words: { account } }: Locale) => {
    const { registerForm } = account;
    await press(account.dialog.tabs.register);
    await fill(registerForm.name, 'Asha Rao');
    await fill(registerForm.email, 'asha@example.in');
    await fill(registerForm.password, password);
    await fill(registerForm.confirm, confirm ?? password);
    await press(registerForm.submit);
  };

const google = ({ press }: Steps, { words }: Locale) => press(words.account.dialog.google);

const askForLink = async ({ fill, press }: Steps, { words: { account } }: Locale) => {
  await press(account.loginForm.forgot);
  await fill(account.reset.email, 'asha@example.in');
  await press(account.reset.submit);
};

function setUserAgent(value: string) {
  Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'userAgent');
}

/** In the browser of an app, which Google refuses. */
function InApp({ children }: { children: React.ReactNode }) {
  const [restore] = useState(() => setUserAgent('Instagram 300.0'));
  useEffect(() => () => void restore(), [restore]);
  return children;
}

const inApp = ({ part, ...example }: Example): Example => ({
  ...example,
  part: (locale) => <InApp>{part(locale)}</InApp>,
});

export const signIn: Examples = {
  login: auth(),
  'login refused': auth(login),
  'login refused, too many tries': auth(login, { lastRefusal: 'auth/too-many-requests' }),
  register: auth(({ press }, { words }) => press(words.account.dialog.tabs.register)),
  'register, nothing filled in': auth(async ({ press }, { words: { account } }) => {
    await press(account.dialog.tabs.register);
    await press(account.registerForm.submit);
  }),
  'register, a weak password': auth(register({ password: 'five5' })),
  'register, a common password': auth(register({ password: 'password1' })),
  'register, two passwords': auth(register({ confirm: 'another one' })),
  'register, address taken': auth(register()),
  'register, password refused': auth(register(), { lastRefusal: 'auth/weak-password' }),
  'forgot the password': auth(({ press }, { words }) => press(words.account.loginForm.forgot)),
  'link to a new password sent': auth(askForLink),
  'Google failed': auth(google),
  'Google, window blocked': auth(google, { lastRefusal: 'auth/popup-blocked' }),
  'in an app': inApp(auth()),
  'in an app, login refused': inApp(auth(login)),
};
