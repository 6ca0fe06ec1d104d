/** The cookies that the site knows, by their names. */
export interface CookieNames {
  read: string;
  /** Of cookies that are only deleted: nothing needs their values. */
  deleted: RegExp;
}

/** Next sets each cookie of a request again, which takes time in the square of their number. */
export const MAX_COOKIES = 10;
const MAX_LENGTH = 4096;

/**
 * The site's own cookies of a `Cookie` header: another site of the same domain can set many more. Of those
 * with the name that is read the last ones are kept, in their order.
 */
export function ownCookies(
  header: string | null | undefined,
  { read, deleted }: CookieNames,
): [name: string, value: string][] {
  const values: string[] = [];
  const names = new Set<string>();
  let length = 0;
  for (const each of (header ?? '').split(';').reverse()) {
    const [name = '', ...rest] = each.trim().split('=');
    if (name === read && values.length < MAX_COOKIES) {
      const value = rest.join('=');
      // Browsers store none that is longer.
      if (length + value.length > MAX_LENGTH) continue;
      length += value.length;
      values.unshift(value);
    } else if (names.size < MAX_COOKIES && deleted.test(name)) names.add(name);
  }
  const old = [...names].slice(0, MAX_COOKIES - values.length);
  return [
    ...old.map((name): [string, string] => [name, '']),
    ...values.map((value): [string, string] => [read, value]),
  ];
}

/** The same as a header, or undefined where none is left. */
export function ownCookieHeader(
  header: string | null | undefined,
  names: CookieNames,
): string | undefined {
  const cookies = ownCookies(header, names);
  return cookies.map((cookie) => cookie.join('=')).join('; ') || undefined;
}
