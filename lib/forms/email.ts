/**
 * An address a reply can be sent to: everything a browser's own email field accepts as long as the
 * domain has a dot, and addresses in other scripts (नाम@उदाहरण.भारत) besides.
 */
const EMAIL =
  /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** Longest address (RFC 5321). */
export const EMAIL_MAX = 254;

export const isEmail = (text: string) => text.length <= EMAIL_MAX && EMAIL.test(text);
