/** Stands for Vitest's `vi` where helpers of tests make an account: nothing is watched here. */
export const vi = { fn: (given: (...args: never[]) => unknown = async () => undefined) => given };
