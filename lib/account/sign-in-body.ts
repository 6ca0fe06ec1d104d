import { z } from 'zod';

/** Longest ID token that is looked at, in characters. */
export const TOKEN_LIMIT = 4096;

export const signInSchema = z.strictObject({ idToken: z.string().min(1).max(TOKEN_LIMIT) });

/** The ID token in the body of a sign-in; nothing when the body is anything else. */
export function readIdToken(body: string): string | undefined {
  try {
    return signInSchema.safeParse(JSON.parse(body)).data?.idToken;
  } catch {
    return undefined;
  }
}
