export function logFailure(event: string, error: unknown): string {
  const { code = 'unknown' } = error as { code?: string };
  // eslint-disable-next-line no-console -- the specification asks for it
  console.warn(event, code);
  return code;
}
