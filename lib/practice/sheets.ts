import { toPlainDigits } from '@sutra/vedic/plain-digits';
import {
  type Asked,
  canAsk,
  couldAskWithoutCarry,
  type Kind,
  methodsOf,
  nextSum,
} from '@sutra/vedic/questions';
import { levels } from '@sutra/vedic/levels';
import { type Random } from '@sutra/vedic/random';
import { seeded } from '@sutra/vedic/seeded';

/** What each version asks. Add one when a code would give another sheet than before, as a test says. */
const versions = { A: couldAskWithoutCarry, B: canAsk } as const;
type Version = keyof typeof versions;
const VERSION: Version = 'B';
/** Nothing that can be read as something else: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY';
/** What is in no code: the other half of each pair, too. */
export const NO_LETTERS = '0 1 2 5 8 B I L O S U V Z';
const LENGTH = 5;
/** Room for kinds of later versions. */
const KINDS = 32;
const SEEDS = Math.floor(LETTERS.length ** LENGTH / KINDS);

const SUMS = 20;

const kinds: readonly Kind[] = levels.flatMap((level) =>
  (['mixed', ...methodsOf(level)] as const).map((method) => ({ level, method })),
);

export interface Sheet {
  readonly code: string;
  readonly kind: Kind;
  readonly sums: readonly Asked[];
}

function codeOf({ level, method }: Kind, random: Random): string {
  const index = kinds.findIndex((kind) => kind.level === level && kind.method === method);
  let number = Math.floor(random() * SEEDS) * KINDS + index;
  let code = '';
  for (let place = 0; place < LENGTH; place++) {
    code = LETTERS[number % LETTERS.length] + code;
    number = Math.floor(number / LETTERS.length);
  }
  return VERSION + code;
}

const isVersion = (letter: string | undefined): letter is Version =>
  letter !== undefined && Object.hasOwn(versions, letter);

/** Undefined for what is no code of a version. */
export function sheetOf(code: string): Sheet | undefined {
  const digits = [...code.toUpperCase()].slice(1).map((letter) => LETTERS.indexOf(letter));
  const version = code[0]?.toUpperCase();
  if (!isVersion(version) || digits.length !== LENGTH || digits.includes(-1)) return undefined;
  const number = digits.reduce((sum, digit) => sum * LETTERS.length + digit, 0);
  const kind = kinds[number % KINDS];
  if (!kind) return undefined;
  const random = seeded(number);
  const sums: Asked[] = [];
  while (sums.length < SUMS) sums.push(nextSum(kind, sums, random, versions[version]));
  return { code: code.toUpperCase(), kind, sums };
}

export const anySheet = (kind: Kind, random: Random = Math.random): Sheet =>
  sheetOf(codeOf(kind, random))!;

/** The same for everyone on one day. */
export const sheetOfDay = (kind: Kind, day: number): Sheet => anySheet(kind, seeded(day));

export const sheetHash = (code: string, part: 'sheet' | 'answers' = 'sheet') => `#${part}=${code}`;

/** A code anywhere in a text, also with signs between or after it: "A34-679.", "शीट A34679". */
const CODE = new RegExp(
  `(?:^|[^\\p{L}\\p{N}])([${Object.keys(versions).join('')}](?:[^\\p{L}\\p{N}]*[${LETTERS}]){${LENGTH}})(?![\\p{L}\\p{N}])`,
  'u',
);

/** Reads what is typed or pasted: a code, small, full-width or in other digits, or its address. */
export function readSheetCode(text: string): Sheet | undefined {
  const plain = toPlainDigits(text.normalize('NFKC')).toUpperCase();
  const [, found] = CODE.exec(plain) ?? [];
  return found === undefined ? undefined : sheetOf(found.replace(/[^A-Z0-9]/g, ''));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Undefined for the address of something else. */
export function readSheetHash(hash: string) {
  const [, part, code] = /^#(sheet|answers)=(.*)$/is.exec(hash) ?? [];
  if (!part) return undefined;
  const typed = decode(code!);
  return { sheet: readSheetCode(typed), isAnswers: part.toLowerCase() === 'answers', typed };
}
