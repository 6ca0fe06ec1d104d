export const hasDevanagari = (text: string) => /\p{Script=Devanagari}/u.test(text);

/** Words in Devanagari, with the figures and signs between them. */
const RUN =
  /((?:\p{Script=Devanagari}|[\u200c\u200d])+(?:[\s\d,.:&/()–-]+(?:\p{Script=Devanagari}|[\u200c\u200d])+)*)/u;

/** Splits a text so that every second part is in Devanagari. */
export const splitAtDevanagari = (text: string): string[] => text.split(RUN);
