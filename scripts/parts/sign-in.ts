/** Stands for `lib/shop/account/browser/sign-in.ts`, which loads Firebase: nobody gets in. */
export const prepareSignIn = () => {};
export const login = async () => null;
export const register = async () => null;
export const loginWithGoogle = async () => null;
export const sendReset = async () => true;
/** Why the last sign-in failed, as an example says. */
export const lastRefusal = () => String(globalThis.exampleAnswers?.lastRefusal ?? '');
