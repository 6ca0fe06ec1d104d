/** Letters and digits that cannot be taken for one another when read aloud or copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const FORM = new RegExp(`^VM-[${ALPHABET}]{6}$`);

/**
 * A reference that ties a payment to a chat message: `VM-` and six symbols out of 30, about 29 bits.
 *
 * @param random bytes, at least 6; given by tests.
 */
export function paymentReference(random = crypto.getRandomValues(new Uint8Array(6))): string {
  return `VM-${Array.from(random.slice(0, 6), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

export const isPaymentReference = (text: string) => FORM.test(text);

/**
 * The reference of one person in this tab: the same when the dialog is opened again, or the phone
 * has dropped the page while the payment app was in front. Browser only.
 */
export function keptReference(personId: string): string {
  const key = `payment:reference:${personId}`;
  try {
    const kept = sessionStorage.getItem(key);
    if (kept && isPaymentReference(kept)) return kept;
    const made = paymentReference();
    sessionStorage.setItem(key, made);
    return made;
  } catch {
    return paymentReference();
  }
}
