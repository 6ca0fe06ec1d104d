import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** E.164; without a country code it is Indian. Server only: the numbering plans weigh 80 kB. */
export function toE164(text: string): string | undefined {
  // Europeans write +44 (0)20 …; the zero is not dialled from abroad.
  const number = parsePhoneNumberFromString(text.replace('(0)', ''), 'IN');
  return number?.isValid() ? number.number : undefined;
}
