function toCode(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const code = text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[_/]/g, '-')
    .toLowerCase();
  return /^[a-z][a-z0-9-]{0,39}$/.test(code) ? code : undefined;
}

/** Never uses the message, which may quote personal data. */
export function errorCode(error: unknown): string {
  const { name, code, cause } = (error ?? {}) as Record<'name' | 'code' | 'cause', unknown>;
  return toCode(code) ?? (cause ? errorCode(cause) : (toCode(name) ?? 'unknown'));
}

export const codedError = (code: string) => Object.assign(new Error(code), { code });
