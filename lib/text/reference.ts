/** Without 0, 1, I, L, O and U, which are misread when copied by hand. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 6;

const PATTERN = new RegExp(`^VM-[${ALPHABET}]{${LENGTH}}$`);

const COUNT = ALPHABET.length ** LENGTH;

/** @param bits 32 of them; the references keep their order. */
function toReference(bits: number): string {
  let left = Number((BigInt(bits) * BigInt(COUNT)) >> 32n);
  let text = '';
  for (let place = 0; place < LENGTH; place++) {
    text = ALPHABET[left % ALPHABET.length] + text;
    left = Math.floor(left / ALPHABET.length);
  }
  return `VM-${text}`;
}

/** MurmurHash3's finalizer over FNV-1a: every bit of the text changes the first letters, too. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    value = Math.imul(value ^ byte, 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** What a person quotes about the payment for a book: the same on every device, at every time. */
export const referenceOf = (userId: string, bookId: string) =>
  toReference(hash(`${userId} ${bookId}`));

/**
 * The reference of a stored submission, by the first 32 bits of its id in hex. It keeps the order of
 * ids, so that a reference is a range of ids.
 */
export const submissionReference = ({ id }: { id: string }) =>
  toReference(Number(`0x${id.slice(0, 8)}`));

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
