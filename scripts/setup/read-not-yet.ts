/** Words of such an answer, in English, in Hindi, and in Hindi with Latin letters. */
const NOT_YET = [
  /^no\b/,
  /\b(not|\w+n['’]t|(do|have|did)nt|none|nothing|never|nowhere|later|soon|undecided|tbd)\b/,
  /\b(nah(i|in|ee|een)|baad me(i?n)?)\b/,
  /(?<!\p{L}\p{M}*)(नहीं|नही|बाद में|बाद मे)(?![\p{L}\p{M}])/u,
];

/** Longer ones tell of a thing. */
const MOST_WORDS = 7;

/** Whether an answer says that there is no such thing yet: `later`, `not read yet`, `अभी नहीं पढ़ा`. */
export function isNotYet(typed: string): boolean {
  const [text = ''] = typed.normalize('NFC').toLowerCase().trim().split(/[,;(]/);
  return text.split(/\s+/).length <= MOST_WORDS && NOT_YET.some((word) => word.test(text));
}
