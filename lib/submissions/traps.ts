/** No person fills in a form faster than this, in milliseconds. */
const FASTEST = 2_000;

/** What nearly all unwanted messages are for. */
const LINK = /https?:\/\/|\bwww\.|<a\s|\[url\b/i;

/**
 * Whether a form looks filled in by a machine: a field that people do not see has been filled in,
 * or it was sent within two seconds and carries a link. Speed alone proves little: a pasted text or
 * a restored draft is as fast. Such a submission is quarantined, never dropped, for this is a guess.
 *
 * @param honeypot the hidden field; anything but an empty text is an answer. A missing field is none.
 * @param elapsed milliseconds from the first sight of the form to sending it, as text or number. The
 *   browser measures them, so a form without scripts has none, and none proves nothing.
 * @param text everything that was typed.
 */
export function looksAutomated({
  honeypot,
  elapsed,
  text,
}: {
  honeypot: unknown;
  elapsed: unknown;
  text: string;
}): boolean {
  if (typeof honeypot === 'string' ? honeypot.trim() !== '' : Boolean(honeypot)) return true;
  const ms = typeof elapsed === 'number' ? String(elapsed) : elapsed;
  const isFast =
    typeof ms === 'string' && /^\d{1,12}(\.\d{1,12})?$/.test(ms) && Number(ms) < FASTEST;
  return isFast && LINK.test(text);
}
