/** Names of stores, by the hosts of their addresses. */
const KNOWN: Readonly<Record<string, RegExp>> = {
  Amazon: /(^|\.)(amazon(\.\w+){1,2}|amzn\.\w+|a\.co)$/,
  Flipkart: /(^|\.)(flipkart\.com|fkrt\.\w+)$/,
  Meesho: /(^|\.)meesho\.com$/,
  'Notion Press': /(^|\.)notionpress\.com$/,
  'Pothi.com': /(^|\.)pothi\.com$/,
  'Google Play': /^play\.google\.com$/,
  'Apple Books': /^books\.apple\.com$/,
  Kobo: /(^|\.)kobo\.com$/,
  BookGanga: /(^|\.)bookganga\.com$/,
};

/** How people write of stores that they ask for. */
export const storeKeywords = {
  Amazon: 'amazon/amajon/amazone/amazn/amzon/amezon/amazom/अमेजन/अमेज़ॅन/एमेजॉन',
  Flipkart: 'flipkart/flip kart/flipcart/flip cart/flipkrt/flipkat/flipkard/fliokart/फ्लिपकार्ट',
  Meesho: 'meesho/misho/मीशो',
  'Notion Press': 'notion press/notionpress',
  'Pothi.com': 'pothi com/pothi',
  'Google Play': 'google play/play books',
  'Apple Books': 'apple books',
  Kobo: 'kobo',
  BookGanga: 'bookganga/book ganga',
} as const satisfies Record<keyof typeof KNOWN, string>;

export interface Store {
  name: string;
  url: string;
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname.toLowerCase() : '');

/** @returns undefined for a store that is not in the list. */
export const knownStoreAt = (url: string): string | undefined =>
  Object.keys(KNOWN).find((name) => KNOWN[name]!.test(hostOf(url)));

/** The name of a store, or else its host. */
export const storeNameOf = (url: string) => knownStoreAt(url) ?? hostOf(url).replace(/^www\./, '');

/** `amazon` and `Amazon.in` are the same store. */
export const nameAsStore = (name: string) =>
  Object.keys(KNOWN).find(
    (known) => known.toLowerCase() === name.toLowerCase().replace(/\.(in|com|co\.in)$/, ''),
  ) ?? name;

const isNamed = (name: string, known: string) => name.toLowerCase().startsWith(known.toLowerCase());

/** What would send a reader to another store than the button says, a sentence each. */
export function storeErrors(stores: readonly Store[]): string[] {
  const names = stores.map(({ name }) => name.toLowerCase());
  const twice = stores.filter(({ name }, index) => names.indexOf(name.toLowerCase()) < index);
  const elsewhere = stores.filter(({ name, url }) => {
    const known = Object.keys(KNOWN).find((store) => isNamed(name, store));
    return known && hostOf(url) && !KNOWN[known]!.test(hostOf(url));
  });
  return [
    ...twice.map(
      ({ name }) =>
        `two stores are called ${name}: write what differs, such as ${name} (hardcover)`,
    ),
    ...elsewhere.map(
      ({ name, url }) =>
        `a store is called ${name}, and its address is at ${hostOf(url)}: correct one of them`,
    ),
  ];
}
