/** What `<input type="email">` accepts, with a dot in the domain; also नाम@उदाहरण.भारत. */
const EMAIL =
  /^[^\s@"(),:;<>[\]\\]{1,64}@(?:[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;

/** RFC 5321. */
export const EMAIL_MAX = 254;

export const isEmail = (text: string) => text.length <= EMAIL_MAX && EMAIL.test(text);
