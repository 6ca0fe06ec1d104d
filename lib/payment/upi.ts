interface UpiPayment {
  id: string;
  payee: string;
  /** Whole rupees; without an amount the payer types it. */
  amount?: number;
  /** Only ASCII letters, digits, spaces, dots and hyphens are kept. */
  note?: string;
}

/** In every language: payer and bank see it, and not every app shows Devanagari. */
export const ebookNote = (reference: string) => `Vedic ebook ${reference}`;

/** NPCI allows 80 characters; several apps cut at 50. */
const NOTE_LENGTH = 50;

/**
 * Not with `URLSearchParams`: several apps show its `+` for a space, and compare `@` literally.
 * @see NPCI, UPI Linking Specifications 1.6
 */
export function upiLink({ id, payee, amount, note }: UpiPayment): string {
  if (amount !== undefined && !(Number.isInteger(amount) && amount >= 1 && amount <= 100_000)) {
    throw new RangeError('amount must be whole rupees from 1 to 100000');
  }
  const fields: [string, string | undefined][] = [
    ['pa', encodeURIComponent(id).replace('%40', '@')],
    ['pn', encodeURIComponent(payee)],
    ['am', amount?.toString()],
    ['cu', amount === undefined ? undefined : 'INR'],
    ['tn', note && encodeURIComponent(plainNote(note))],
  ];
  return `upi://pay?${fields.flatMap(([key, value]) => (value ? [`${key}=${value}`] : [])).join('&')}`;
}

function plainNote(note: string): string {
  return note
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 .-]/g, '')
    .slice(0, NOTE_LENGTH)
    .trim();
}
