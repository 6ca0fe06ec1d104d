/** What a payment is for. `amount` is in whole rupees; without one the payer types it. */
export interface UpiPayment {
  /** VPA (UPI ID) of the payee. */
  id: string;
  payee: string;
  amount?: number;
  /** Transaction note; everything but plain letters, digits, space, dot and hyphen is dropped. */
  note?: string;
}

/** Longest note that every app shows (NPCI allows 80; several apps cut at 50). */
const NOTE_LENGTH = 50;

/**
 * The text that UPI apps understand, tapped as a link or scanned as a QR.
 *
 * Values are percent-encoded with `%20` for a space: several apps show the `+` that
 * `URLSearchParams` writes. The `@` of the UPI ID stays readable, as apps compare it literally.
 *
 * @throws {RangeError} when the amount is not a whole number of rupees from 1 to 100000.
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
