/** Numbers as words: in Devanagari, in Latin letters as phones are typed on, and in English. */
const NUMBERS: [number: number, words: RegExp][] = [
  [0, /^(शून्य|shunya|zero)$/],
  [1, /^(एक|ek|one)$/],
  [2, /^(दो|do|two)$/],
  [3, /^(तीन|teen|tin|three)$/],
  [4, /^(चार|cha+r|four)$/],
  [5, /^(पांच|pa+n?ch|five)$/],
  [6, /^(छह|छः|छे|छै|ch+ah?|ch+e|six)$/],
  [7, /^(सात|saa?t|seven)$/],
  [8, /^(आठ|a+th|eight)$/],
  [9, /^(नौ|nau|nine)$/],
  [10, /^(दस|das|ten)$/],
  [11, /^(ग्यारह|gya+ra?h|eleven)$/],
  [12, /^(बारह|ba+ra?h|twelve)$/],
  [13, /^(तेरह|tera?h|thirteen)$/],
  [14, /^(चौदह|chauda?h|fourteen)$/],
  [15, /^(पंद्रह|पन्द्रह|pandra?h|fifteen)$/],
  [16, /^(सोलह|sola?h|sixteen)$/],
  [17, /^(सत्रह|satra?h|seventeen)$/],
  [18, /^(अठारह|अट्ठारह|ath?a+ra?h|eighteen)$/],
  [19, /^(उन्नीस|un+[ie]+s|nineteen)$/],
  [20, /^(बीस|b[ie]+s|twenty)$/],
  [24, /^(चौबीस|chaub[ie]+s)$/],
  [25, /^(पच्चीस|pac+h+[ie]+s)$/],
  [30, /^(तीस|t[ie]+s|thirty)$/],
  [40, /^(चालीस|cha+l[ie]+s|forty)$/],
  [45, /^(पैंतालीस|paintal[ie]+s)$/],
  [50, /^(पचास|pacha+s|fifty)$/],
  [60, /^(साठ|saath|sixty)$/],
  [70, /^(सत्तर|sattar|seventy)$/],
  [75, /^(पचहत्तर|pachhattar)$/],
  [80, /^(अस्सी|assi|eighty)$/],
  [90, /^(नब्बे|nabbe|ninety)$/],
];

const WORD = /[\p{L}\p{M}]+/gu;

/** Letters that are written in two ways become one: a nukta, and पाँच beside पांच. */
const plain = (text: string) => text.normalize('NFC').replaceAll('ँ', 'ं');

const numberOf = (word: string) => NUMBERS.find(([, words]) => words.test(plain(word)))?.[0];

/** `twenty five`, `forty-five` */
const TENS =
  /\b(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)[ -](one|two|three|four|five|six|seven|eight|nine)\b/g;

const HALF = String.raw`(?:half|a+dh[ae]|आधा|आधे)`;
const NUMBER = String.raw`(\d+)`;

/** Of numbers and of parts of one: `aadha ghanta` is half an hour, `साढ़े तीन` 3.5. */
const PARTS: [words: RegExp, number: (whole: string) => number][] = [
  [new RegExp(`${NUMBER}(?: and (?:an? )?(?:half|0\\.5)| 1/2)(?= |$)`), (whole) => +whole + 0.5],
  [new RegExp(`^${HALF}(?: an?)?(?=[ -])-?`), () => 0.5],
  [new RegExp(`(?:सवा|sa[vw]a) ${NUMBER}`), (whole) => +whole + 0.25],
  [new RegExp(`(?:साढ़े|sa+r?dh?e) ${NUMBER}`.normalize('NFC')), (whole) => +whole + 0.5],
  [new RegExp(`(?:पौने|paune) ${NUMBER}`), (whole) => +whole - 0.25],
  [/^(?:सवा|sa[vw]a)(?= )/, () => 1.25],
  [/^(?:पौने|पौना|पौन|paun[ae]?)(?= )/, () => 0.75],
  [new RegExp('(?:डेढ़|dedh)(?= )'.normalize('NFC')), () => 1.5],
  [new RegExp('(?:ढाई|dha+i)(?= )'.normalize('NFC')), () => 2.5],
  [/^an?(?= )/, () => 1],
];

/** Writes numbers that are words in digits, in small letters. */
export const digitsOfWords = (text: string) =>
  PARTS.reduce(
    (rest, [words, number]) =>
      rest.replace(words, (_, whole: string | undefined) => String(number(String(whole)))),
    plain(text)
      .toLowerCase()
      .replace(TENS, (_, tens: string, ones: string) => String(numberOf(tens)! + numberOf(ones)!))
      .replace(WORD, (word) => String(numberOf(word) ?? word)),
  ).replace(/^(\d+\.\d+)(?=[^\d\s])/, '$1 ');
