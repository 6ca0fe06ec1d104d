/** Letters and digits that cannot be taken for one another when read aloud or copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const FORM = new RegExp(`^VM-[${ALPHABET}]{6}$`);

/**
 * A reference that ties a payment to a chat message: `VM-` and six symbols out of 30, about 29 bits.
 *
 * @param random 6 bytes; given by tests.
 */
export function paymentReference(random = crypto.getRandomValues(new Uint8Array(6))): string {
  return `VM-${Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

export const isPaymentReference = (text: string) => FORM.test(text);
