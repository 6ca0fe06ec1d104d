/** "ERR_INVALID_URL", "auth/user-not-found" or "TypeError" in kebab case; undefined for other texts. */
export function toCode(text: string): string | undefined {
  const code = text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[_/]/g, '-')
    .toLowerCase();
  return /^[a-z][a-z0-9-]{0,39}$/.test(code) ? code : undefined;
}

/** The code of an error, of its cause, or its name. Messages can quote addresses and input. */
export function errorCode(error: unknown): string {
  const { name, code, cause } = (error ?? {}) as Record<'name' | 'code' | 'cause', unknown>;
  if (typeof code === 'string' && toCode(code)) return toCode(code)!;
  if (cause) return errorCode(cause);
  return (typeof name === 'string' && toCode(name)) || 'unknown';
}

export const codedError = (code: string) => Object.assign(new Error(code), { code });
