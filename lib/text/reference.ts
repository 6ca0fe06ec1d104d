/** Without 0, 1, I, L, O and U, which are misread when copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const PATTERN = new RegExp(`^VM-[${ALPHABET}]{6}$`);

/**
 * `VM-` and six symbols, for a person to quote: about a payment, which only the bank knows, or a
 * submission, which the store knows. `random` is for tests.
 */
export function createReference(random = crypto.getRandomValues(new Uint8Array(6))): string {
  return `VM-${Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

export const isReference = (text: string) => PATTERN.test(text);
