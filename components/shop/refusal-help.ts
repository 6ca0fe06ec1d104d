import { type Words } from '@/lib/locale';

type AccountWords = Words['account'];

/**
 * What to do after a refusal. A wrong password and an address without an account, or with one of
 * Google's, get the same sentence: a stranger must not learn which it is.
 */
export function helpAfter(
  mode: 'login' | 'register' | 'reset' | 'google',
  code: string,
  { help, errors, dialog }: AccountWords,
): string | undefined {
  if (code === 'auth/too-many-requests') return help.tooMany;
  if (mode === 'google') return code === 'auth/popup-blocked' ? help.blocked : dialog.useEmail;
  if (mode === 'login') return help.login;
  if (code === 'auth/invalid-email') return errors.email;
  return /weak|requirements/.test(code) ? help.stronger : help.register;
}
