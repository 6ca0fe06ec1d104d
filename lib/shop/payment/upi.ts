/** Of the owner's bank. */
export interface UpiId {
  id: string;
  payee: string;
  /** Payer apps may refuse a link that is pressed, to a personal ID. */
  kind: 'personal' | 'business';
}

interface UpiPayment extends UpiId {
  /** Whole rupees; without an amount the payer types it. */
  amount?: number;
  reference?: string;
}

/** In every language: payer and bank see it, and not every app shows Devanagari. */
const noteOf = (reference: string) => `Vedic ebook ${reference}`;

/**
 * Not with `URLSearchParams`: several apps show its `+` for a space, and compare `@` literally.
 * @see NPCI, UPI Linking Specifications 1.6
 */
export function upiLink({ id, payee, kind, amount, reference }: UpiPayment): string {
  if (amount !== undefined && !(Number.isInteger(amount) && amount >= 1 && amount <= 100_000)) {
    throw new RangeError('amount must be whole rupees from 1 to 100000');
  }
  const fields: [string, string | undefined][] = [
    ['pa', encodeURIComponent(id).replace('%40', '@')],
    ['pn', encodeURIComponent(payee)],
    ['tr', kind === 'business' ? reference : undefined],
    ['am', amount?.toString()],
    ['cu', amount === undefined ? undefined : 'INR'],
    ['tn', reference && encodeURIComponent(noteOf(reference))],
  ];
  return `upi://pay?${fields.flatMap(([key, value]) => (value ? [`${key}=${value}`] : [])).join('&')}`;
}
