import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** No number of India has more than ten digits, but for these: more are an extension. */
const TOO_LONG = /^\+91(?!1800|1860)\d{11}/;

/** E.164; without a country code it is Indian. Server only: the numbering plans weigh 80 kB. */
export function toE164(text: string): string | undefined {
  // Europeans write +44 (0)20 …; the zero is not dialled from abroad.
  const number = parsePhoneNumberFromString(text.replace('(0)', ''), 'IN');
  return number?.isValid() && !TOO_LONG.test(number.number) ? number.number : undefined;
}
