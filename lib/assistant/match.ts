/**
 * Text reduced to what matters for finding words in it: lower case, one space between words, no
 * punctuation, no drawn-out letters ("hiiii"), and Hindi without the dots that people leave out
 * (nukta, and chandrabindu for anusvara).
 */
export function plainWords(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’\u093c\u200b-\u200d]/g, '')
    .replace(/ँ/g, 'ं')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether words stand in a text between word borders; a star at their end takes any ending. */
function contains(plainText: string, keyword: string): boolean {
  const end = keyword.endsWith('*') ? '' : ' ';
  return ` ${plainText} `.includes(` ${plainWords(keyword)}${end}`);
}

/**
 * The first topic one of whose keywords stands in a message.
 *
 * @param topics in the order in which they are asked; keywords are whole words or phrases, or
 *   beginnings of words with a star behind them.
 */
export function findTopic<Topic extends { readonly keywords: readonly string[] }>(
  message: string,
  topics: readonly Topic[],
): Topic | undefined {
  const text = plainWords(message);
  return topics.find(({ keywords }) => keywords.some((keyword) => contains(text, keyword)));
}
