/** Without 0, 1, I, L, O and U, which are misread when copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const PATTERN = new RegExp(`^VM-[${ALPHABET}]{6}$`);

/** For a person to quote: about a payment, which only the bank knows, or a stored submission. */
export function createReference(random = crypto.getRandomValues(new Uint8Array(6))): string {
  return `VM-${Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

export const isReference = (text: string) => PATTERN.test(text);
