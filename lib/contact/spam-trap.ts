/** Nobody types a message in less. */
const FAST_MS = 2_000;

const LINK = /https?:\/\/|\bwww\.|<a\s|\[url\b/i;

/** @param elapsed milliseconds from showing the form to sending it; missing without scripts. */
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
  const ms = String(elapsed);
  const isFast = /^\d{1,12}(\.\d{1,12})?$/.test(ms) && Number(ms) < FAST_MS;
  // Speed alone proves little: a pasted text or a restored draft is as fast.
  return isFast && LINK.test(text);
}
