/**
 * An id for a form that has just appeared. It stays the same however often the form is sent, until
 * it has arrived, so that it arrives once.
 */
export function newFormId(): string {
  // `crypto.randomUUID` is missing where the page came over plain http.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
