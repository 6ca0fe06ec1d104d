/** gRPC status codes, which Firestore's client has as numbers. */
const GRPC_CODES = [
  undefined,
  'cancelled',
  'unknown',
  'invalid-argument',
  'deadline-exceeded',
  'not-found',
  'already-exists',
  'permission-denied',
  'resource-exhausted',
  'failed-precondition',
  'aborted',
  'out-of-range',
  'unimplemented',
  'internal',
  'unavailable',
  'data-loss',
  'unauthenticated',
];

function toCode(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined;
  const code = text
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[_/]/g, '-')
    .toLowerCase();
  return /^[a-z][a-z0-9-]{0,39}$/.test(code) ? code : undefined;
}

// Old numbers of the DOM, such as 8 for a missing node, mean something else.
const toGrpcCode = (code: unknown, error: unknown) =>
  typeof code === 'number' && !(error instanceof DOMException) ? GRPC_CODES[code] : undefined;

/** Errors in one another, at most: a cause may lead back to its error. */
const MAX_CAUSES = 8;

/** Never uses the message, which may quote personal data. */
export function errorCode(error: unknown): string {
  let current = error;
  let name: string | undefined;
  for (let n = 0; n < MAX_CAUSES && current; n++) {
    const each = current as Record<'name' | 'code' | 'cause', unknown>;
    const code = toCode(each.code) ?? toGrpcCode(each.code, current);
    if (code) return code;
    name = toCode(each.name);
    current = each.cause;
  }
  return name ?? 'unknown';
}

export const codedError = (code: string, message = code) =>
  Object.assign(new Error(message), { code });
