const FASTEST = 2_000;

const LINK = /https?:\/\/|\bwww\.|<a\s|\[url\b/i;

/**
 * Whether a bot seems to have filled in a form: the honeypot field has text, or the form was sent
 * within two seconds and carries a link. Speed alone proves little, because a pasted text or a
 * restored draft is as fast. This is a guess: such a submission is quarantined, never dropped.
 *
 * @param elapsed milliseconds from showing the form to sending it; none without scripts.
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
