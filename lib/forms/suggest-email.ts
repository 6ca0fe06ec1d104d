import { cleanText } from '@/lib/text/clean';
import { cleanEmail, isEmail } from '../text/email';

/** Their addresses end in `.com` only, but for those of `ELSEWHERE`. */
const GLOBAL = ['gmail', 'googlemail', 'rediffmail', 'icloud', 'ymail', 'rocketmail', 'protonmail'];
const ELSEWHERE = ['icloud.com.cn', 'protonmail.ch'];
/** They have addresses in many countries. */
const NATIONAL = ['yahoo', 'hotmail', 'outlook', 'live'];

/** Other domains that differ from one of these in a letter. */
const NAMESAKES = ['gail'];

const WHOLE = [...GLOBAL, 'yahoo', 'hotmail', 'outlook'].map((name) => `${name}.com`);

/** No domain ends in these. */
const NO_ENDINGS: readonly [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|coom|cpm|cim|ckm|clm|c0m|comn|conm|cmm|ccom|coml)$/, '.com'],
  [/\.(?:inn|iin)$/, '.in'],
];

/** Under which a name that is almost a known one is taken for it. */
const USUAL = ['', 'c', 'co', 'cm', 'om', 'com', 'in', 'co.in', 'com.in', 'co.im', 'com.com'];

/** Changes of a letter, or of two neighbours, that make one word of another. */
function distance(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        last[j]! + 1,
        row[j - 1]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[j - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[other.length]!;
}

function isNear(typed: string, name: string): boolean {
  const slips = name.length < 10 ? 1 : 2;
  if (name.length < 5 || Math.abs(typed.length - name.length) > slips) return false;
  // People notice a wrong first letter, and other domains differ in it: "ymail", "cloud".
  if (typed[0] !== name[0] && !typed.startsWith(name[1]! + name[0]!)) return false;
  return /^[a-z]+$/.test(typed) && distance(typed, name) <= slips;
}

/** @param ending behind the name of one that has addresses in many countries. */
function mendEnding(name: string, ending: string): string {
  const isCountry = /^(?:com|(?:com?\.)?[a-z]{2})$/.test(ending);
  if (isCountry && !['co', 'cm', 'om', 'co.im', 'com.in'].includes(ending)) return ending;
  return name === 'yahoo' && /.i[nm]?$/.test(ending) ? 'co.in' : 'com';
}

function mendDomain(typed: string): string {
  const domain = NO_ENDINGS.reduce(
    (mended, [from, to]) => mended.replace(from, to),
    typed.replace(/[.,;\s]+/g, '.').replace(/^\.?(?:www\.)?|\.$/g, ''),
  );
  const letters = domain.replaceAll('.', '');
  const whole = [...WHOLE, 'yahoo.co.in'].find((known) => known.replace(/\./g, '') === letters);
  if (whole) return whole;
  const [name = '', ...endings] = domain.split('.');
  const ending = endings.join('.');
  if (ELSEWHERE.includes(domain) || NAMESAKES.includes(name)) return domain;
  const isUsual = USUAL.includes(ending);
  const known = [...GLOBAL, ...NATIONAL].find(
    (each) => each === name || (isUsual && isNear(name, each)),
  );
  // "gmail.school.edu.in" is the school's.
  if (!known || !/^(?:\w{0,4}|\w{1,3}\.\w{1,3})$/.test(ending)) return domain;
  return `${known}.${GLOBAL.includes(known) ? 'com' : mendEnding(known, ending)}`;
}

/** Cyrillic and Greek letters that look like these of English. */
const LOOKALIKES = new Map(
  [...'аеорсухіјѕмтнвкαορνικτ'].map((letter, index) => [
    letter,
    [...'aeopcyxijsmthbkaopvikt'][index]!,
  ]),
);

/** Without dots where no address has them, and in one script. */
function mendPerson(typed: string): string {
  const person = typed.replace(/^\.+|\.+(?=[.+]|$)/g, '');
  if (!/[a-z]/i.test(person)) return person;
  return person
    .replace(/[^\0-\x7f]/gu, (letter) => LOOKALIKES.get(letter) ?? letter)
    .replace(/[\p{L}\p{M}]/gu, (letter) => (/[a-z]/i.test(letter) ? letter : ''));
}

const ADDRESS = /[^\s@"(),:;<>[\]\\/]+@[\p{L}\p{M}\d-]+(?:\.[\p{L}\p{M}\d-]+)+/gu;

/** The one address among other words. "asha rao@example.in" is left: nobody knows which it is. */
function addressIn(text: string): string | undefined {
  const [first, ...others] = new Set(text.match(ADDRESS));
  if (!first || others.length > 0) return undefined;
  const at = text.indexOf(first);
  const [before, after] = [text.slice(0, at), text.slice(at + first.length)];
  const isNamed = !before || /[:=\-–(]\s*$|mail|\bid\b|\bis\b|मेल|आईडी/i.test(before);
  // Fewer letters behind it are of its domain: "asha@gmail.co m".
  return isNamed && (before || /[\p{L}\p{M}\d]{4}|[(/-]/u.test(after)) ? first : undefined;
}

/**
 * The address that was probably meant: of "asha@gmial.com", "asha.@gmail.com" or "my email is
 * asha@gmail.com". Undefined for every other: a right one must not be doubted, so that it asks about
 * known mistakes only.
 */
export function suggestEmail(text: string): string | undefined {
  const clean = cleanEmail(cleanText(text));
  const found = addressIn(clean) ?? clean;
  const [, person, typed] = /^([^@]+)@([^@]{1,253})$/.exec(found) ?? [];
  if (!person || !typed) return undefined;
  const lower = typed.toLowerCase();
  const domain = mendDomain(lower);
  const name = /^[\0-\x7f]*$/.test(domain) ? mendPerson(person) : person;
  const email = `${name}@${domain}`;
  if (!isEmail(email)) return undefined;
  return domain !== lower || name !== person || found !== clean ? email : undefined;
}
