/** Stands for `lib/account/browser/sign-in.ts`, which loads Firebase. */
export const prepareSignIn = () => {};
export const sendReset = async () => true;
/** Why the last sign-in failed, as an example says. */
export const lastRefusal = () => String(globalThis.exampleAnswers?.lastRefusal ?? '');
