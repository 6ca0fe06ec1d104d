/** Other words for those of the questions. */
const UNITS: Record<string, RegExp> = {
  minute: /^(m|mnts?|मिनट|मिनिट)$/,
  hour: /^(h|hrs?|घंटे|घंटा|घंटों|घण्टे)$/,
  day: /^दिन$/,
  week: /^(wks?|हफ़्ते|हफ़्ता|हफ्ते|हफ्ता|सप्ताह)$/,
  month: /^(mths?|महीने|महीना|माह|मास)$/,
  year: /^(yrs?|साल|सालों|वर्ष|वर्षों)$/,
  class: /^(क्लास|क्लासें|कक्षाएँ|कक्षाएं|lessons?)$/,
  student:
    /^(kids?|child|children|pupils?|persons?|people|बच्चे|बच्चा|बच्चों|विद्यार्थी|विद्यार्थियों|छात्र|छात्रों|लोग)$/,
  group: /^(batch|बैच|ग्रुप)$/,
  place: /^(seats?|सीट|सीटें|जगह)$/,
  countr: /^(country|countries|देश|देशों)$/,
  book: /^(किताब|किताबें|पुस्तक|पुस्तकें)$/,
  page: /^(पन्ने|पन्ना|पेज|पृष्ठ)$/,
};
/** How many of a smaller unit one is. */
const SMALLER: Record<string, [unit: string, count: number]> = {
  hour: ['minute', 60],
  day: ['hour', 24],
  week: ['day', 7],
  year: ['month', 12],
};

const unitOf = (word: string) =>
  (Object.keys(UNITS).find((unit) => UNITS[unit]!.test(word)) ?? word).replace(/s$/, '');

/** Whether a word is one of the question, or another word for it. */
export function isAsked(word: string, question: string): boolean {
  const stem = unitOf(word);
  const asked = question.toLowerCase().split(/[^a-z]+/);
  return stem.length > 2 && asked.some((other) => other.startsWith(stem));
}

/** How many of the unit that the question asks for are one of a larger unit. */
export function sizeOf(word: string, question: string): number | undefined {
  const [smaller = '', size] = SMALLER[unitOf(word)] ?? [];
  return isAsked(smaller, question) && !isAsked(word, question) ? size : undefined;
}

/** `1 hour 30 min`, where the question asks for minutes. */
export function readTwoUnits(text: string, question: string): number | undefined {
  const clock = /^(\d+):(\d\d) ([a-z\u0900-\u097F]+)$/.exec(text);
  const [, whole, larger = '', part, smaller = ''] = clock
    ? ['', clock[1], clock[3], clock[2]]
    : (/^(\d+) ?([a-z\u0900-\u097F]+),? ?(?:and |और )?(\d+) ?([a-z\u0900-\u097F]+)$/.exec(text) ??
      []);
  const size = sizeOf(larger, question);
  const isPart = smaller === '' || isAsked(smaller, question);
  if (!size || !isPart || Number(part) >= size) return undefined;
  return Number(whole) * size + Number(part);
}
