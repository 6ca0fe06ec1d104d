/** "Hiiii!" → "hi". In Hindi it drops the nukta and writes chandrabindu as anusvara, as many do. */
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

function contains(plainText: string, keyword: string): boolean {
  const end = keyword.endsWith('*') ? '' : ' ';
  return ` ${plainText} `.includes(` ${plainWords(keyword)}${end}`);
}

/** Returns the first topic with a keyword in the message: the order of the topics matters. */
export function findTopic<Topic extends { readonly keywords: readonly string[] }>(
  message: string,
  topics: readonly Topic[],
): Topic | undefined {
  const text = plainWords(message);
  return topics.find(({ keywords }) => keywords.some((keyword) => contains(text, keyword)));
}
