/** No person fills in a form faster than this, in milliseconds. */
const FASTEST = 2_000;

/**
 * Whether a form looks filled in by a machine: a field that people do not see has been filled in,
 * or it was sent within two seconds. Such a submission is quarantined, never dropped, for this is a
 * guess.
 *
 * @param honeypot the hidden field; anything but an empty text is an answer. A missing field is none.
 * @param elapsed milliseconds from the first sight of the form to sending it, as text or number. The
 *   browser measures them, so a form without scripts has none, and none proves nothing.
 */
export function looksAutomated({
  honeypot,
  elapsed,
}: {
  honeypot: unknown;
  elapsed: unknown;
}): boolean {
  if (typeof honeypot === 'string' ? honeypot.trim() !== '' : Boolean(honeypot)) return true;
  const text = typeof elapsed === 'number' ? String(elapsed) : elapsed;
  return typeof text === 'string' && /^\d{1,12}(\.\d{1,12})?$/.test(text) && Number(text) < FASTEST;
}
