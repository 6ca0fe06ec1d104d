import { toPlainDigits } from '@sutra/vedic/plain-digits';
import { candidates, leastWork, multiply } from '@sutra/vedic/multiply';
import { type Asked, canAsk, drawSum, type Kind, methodsOf } from '@sutra/vedic/questions';
import { levels } from '@sutra/vedic/levels';
import { type Random, seeded } from '@sutra/vedic/random';
import { type Method } from '@sutra/vedic/types';

/** What was asked before sums with a carry were. */
function couldAskWithoutCarry(method: Method, a: number, b: number): boolean {
  const solved = multiply(a, b);
  return solved.ok && solved.reason === 'nikhilam.taught'
    ? method === leastWork(candidates(a, b), a, b)
    : canAsk(method, a, b);
}

/** What each version asks. Add one when a code would give another sheet than before, as a test says. */
const versions = { A: couldAskWithoutCarry, B: canAsk } as const;
type Version = keyof typeof versions;
const VERSION: Version = 'B';
/** Nothing that can be read as something else: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = '34679ACDEFGHJKMNPQRTWXY';
/** What is in no code: the other half of each pair, too, but B, which is a version. */
export const NO_LETTERS = '0 1 2 5 8 I L O S U V Z';
const LENGTH = 5;
/** Room for kinds of later versions. */
const KINDS = 32;
const NUMBERS = Math.floor(LETTERS.length ** LENGTH / KINDS);
/** A code that begins so is that of the sheets of a class. */
const SET = 'K';

const SUMS = 20;

const kinds: readonly Kind[] = levels.flatMap((level) =>
  (['mixed', ...methodsOf(level)] as const).map((method) => ({ level, method })),
);

export interface Sheet {
  readonly code: string;
  readonly kind: Kind;
  readonly sums: readonly Asked[];
}

function codeOf({ level, method }: Kind, choice: number, first: string): string {
  const index = kinds.findIndex((kind) => kind.level === level && kind.method === method);
  let number = choice * KINDS + index;
  let code = '';
  for (let place = 0; place < LENGTH; place++) {
    code = LETTERS[number % LETTERS.length] + code;
    number = Math.floor(number / LETTERS.length);
  }
  return first + code;
}

/** What a code holds after its first letter: a kind, and a number of its own. */
function readLetters(code: string) {
  const digits = [...code.toUpperCase()].slice(1).map((letter) => LETTERS.indexOf(letter));
  if (digits.length !== LENGTH || digits.includes(-1)) return undefined;
  const number = digits.reduce((sum, digit) => sum * LETTERS.length + digit, 0);
  const kind = kinds[number % KINDS];
  return kind && { kind, number, choice: Math.floor(number / KINDS) };
}

const isVersion = (letter: string | undefined): letter is Version =>
  letter !== undefined && Object.hasOwn(versions, letter);

/** Undefined for what is no code of a version. */
export function sheetOf(code: string): Sheet | undefined {
  const version = code[0]?.toUpperCase();
  const read = readLetters(code);
  if (!isVersion(version) || !read) return undefined;
  const { kind, number } = read;
  const random = seeded(number);
  const sums: Asked[] = [];
  while (sums.length < SUMS) sums.push(drawSum(kind, sums, random, versions[version]));
  return { code: code.toUpperCase(), kind, sums };
}

export const anySheet = (kind: Kind, random: Random = Math.random): Sheet =>
  sheetOf(codeOf(kind, Math.floor(random() * NUMBERS), VERSION))!;

/** The same for everyone on one day. */
export const sheetOfDay = (kind: Kind, day: number): Sheet => anySheet(kind, seeded(day));

/** The sheets of a class: their kind, and a number that says how many and which. */
export interface SetCode {
  readonly code: string;
  readonly kind: Kind;
  readonly choice: number;
}

/** How many sets of each kind and size there are. */
export const setsOf = (sizes: number) => Math.floor(NUMBERS / sizes);

export const setCodeOf = (kind: Kind, choice: number): SetCode => ({
  code: codeOf(kind, choice, SET),
  kind,
  choice,
});

function readSetCode(code: string): SetCode | undefined {
  const read = readLetters(code);
  return read && { code, kind: read.kind, choice: read.choice };
}

export const sheetHash = (code: string, part: 'sheet' | 'answers' | 'class' = 'sheet') =>
  `#${part}=${code}`;

/** A code anywhere in a text, also with signs between or after it: "A34-679.", "शीट A34679". */
const CODE = new RegExp(
  // On paper B looks like 8.
  `(?:^|[^\\p{L}\\p{N}])([${Object.keys(versions).join('')}${SET}8](?:[^\\p{L}\\p{N}]*[${LETTERS}]){${LENGTH}})(?![\\p{L}\\p{N}])`,
  'u',
);

interface Found {
  readonly sheet?: Sheet;
  readonly set?: SetCode;
  readonly typed: string;
  /** Of the address of a sheet. */
  readonly isAnswers?: boolean;
}

/** Reads what is typed or pasted: a code, small, full-width or in other digits, or its address. */
export function readCode(typed: string): Found {
  const plain = toPlainDigits(typed.normalize('NFKC')).toUpperCase();
  const [, found = ''] = CODE.exec(plain) ?? [];
  const code = found.replace(/[^A-Z0-9]/g, '').replace(/^8/, 'B');
  return code.startsWith(SET) ? { typed, set: readSetCode(code) } : { typed, sheet: sheetOf(code) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Undefined for the address of something else. */
export function readSheetHash(hash: string): Found | undefined {
  const [, part, code] = /^#(sheet|answers|class)=(.*)$/is.exec(hash) ?? [];
  if (!part) return undefined;
  return { ...readCode(decode(code!)), isAnswers: part.toLowerCase() === 'answers' };
}
