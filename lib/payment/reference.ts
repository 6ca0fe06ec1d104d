/** Without 0, 1, I, L, O and U, which are misread when copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const PATTERN = new RegExp(`^VM-[${ALPHABET}]{6}$`);

/** Links a payment to the buyer's chat message: `VM-` and six symbols. `random` is for tests. */
export function paymentReference(random = crypto.getRandomValues(new Uint8Array(6))): string {
  return `VM-${Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

export const isPaymentReference = (text: string) => PATTERN.test(text);
