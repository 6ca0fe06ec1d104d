import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone number in E.164 form. Without a country code it is an Indian one. Server only: the
 * numbering plans of the world weigh 80 kB.
 *
 * @param text a number in any usual spelling: `098765 43210`, `+44 (0)20 7946 0958`, `0044 …`.
 * @returns nothing when no network has such a number.
 */
export function toE164(text: string): string | undefined {
  // "(0)" is how Europeans write the zero that a caller from abroad leaves out.
  const number = parsePhoneNumberFromString(text.replace('(0)', ''), 'IN');
  return number?.isValid() ? number.number : undefined;
}
