/**
 * Writes "ERR_INVALID_URL", "auth/user-not-found" or "TypeError" in kebab case, for a log line.
 * Returns undefined for anything that does not look like a code.
 */
export function toCode(text: string): string | undefined {
  const code = text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[_/]/g, '-')
    .toLowerCase();
  return /^[a-z][a-z0-9-]{0,39}$/.test(code) ? code : undefined;
}

/**
 * The code of a caught error for a log line: the `code` of the error or of its cause, else its
 * name. Messages are never read, because they can quote addresses and input.
 */
export function errorCode(error: unknown): string {
  const { name, code, cause } = (error ?? {}) as Record<'name' | 'code' | 'cause', unknown>;
  if (typeof code === 'string' && toCode(code)) return toCode(code)!;
  if (cause) return errorCode(cause);
  return (typeof name === 'string' && toCode(name)) || 'unknown';
}

/** Creates an error whose code appears in the log. */
export const codedError = (code: string) => Object.assign(new Error(code), { code });
