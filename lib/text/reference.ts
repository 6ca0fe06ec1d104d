/** Without 0, 1, I, L, O and U, which are misread when copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 6;

const PATTERN = new RegExp(`^VM-[${ALPHABET}]{${LENGTH}}$`);

const COUNT = ALPHABET.length ** LENGTH;

/** For a person to quote: about a payment, which only the bank knows, or a stored submission. */
export function createReference(random = crypto.getRandomValues(new Uint8Array(6))): string {
  return `VM-${Array.from(random, (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}

/**
 * The reference of a stored submission, by the first 32 bits of its id in hex. It keeps the order of
 * ids, so that a reference is a range of ids.
 */
export function referenceOf({ id }: { id: string }): string {
  let left = Number((BigInt(`0x${id.slice(0, 8)}`) * BigInt(COUNT)) >> 32n);
  let text = '';
  for (let place = 0; place < LENGTH; place++) {
    text = ALPHABET[left % ALPHABET.length] + text;
    left = Math.floor(left / ALPHABET.length);
  }
  return `VM-${text}`;
}

/** The first id with this reference, and the first id after it. */
export function idsWith(reference: string): [from: string, before: string] {
  const number = [...reference.slice('VM-'.length)].reduce(
    (value, letter) => value * ALPHABET.length + ALPHABET.indexOf(letter),
    0,
  );
  const firstId = (value: number) => {
    const bits = ((BigInt(value) << 32n) + BigInt(COUNT) - 1n) / BigInt(COUNT);
    return bits.toString(16).padStart(8, '0');
  };
  // After the last id there is no hex number of eight digits.
  return [firstId(number), number + 1 < COUNT ? firstId(number + 1) : 'g'];
}

export const isReference = (text: string) => PATTERN.test(text);
