import { type Words } from '@/lib/words/locale';

type AccountWords = Words['account'];

/**
 * What to do after a refusal. A wrong password and an address without an account, or with one of
 * Google's, get the same sentence: a stranger must not learn which it is.
 *
 * @param isInApp in the browser of an app, which has no button of Google's.
 */
export function helpAfter(
  mode: 'login' | 'register' | 'reset' | 'google',
  code: string,
  { help, errors, dialog }: AccountWords,
  isInApp = false,
): string | undefined {
  const { login, register } = isInApp ? help.inApp : help;
  if (code === 'auth/too-many-requests') return help.tooMany;
  if (mode === 'google') return code === 'auth/popup-blocked' ? help.blocked : dialog.useEmail;
  if (mode === 'login') return login;
  if (code === 'auth/invalid-email') return errors.email;
  return /weak|requirements/.test(code) ? help.stronger : register;
}
