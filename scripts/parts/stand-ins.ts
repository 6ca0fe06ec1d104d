/** Stands for Vitest's `vi` where helpers of tests make an account: nothing is watched here. */
export const vi = { fn: (given: (...args: never[]) => unknown = async () => undefined) => given };

// For `lib/shop/account/browser/sign-in.ts`, which loads Firebase: nobody gets in.
export const prepareSignIn = () => {};
export const login = async () => null;
export const register = async () => null;
export const loginWithGoogle = async () => null;
export const sendReset = async () => true;
/** Why the last sign-in failed, as an example says. */
export const lastRefusal = () => String(globalThis.exampleAnswers?.lastRefusal ?? '');
