import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { toE164 } from '@/lib/shop/profile/phone';
import { hasTwoPhones } from './alone';
import { readPath } from './files';
import { hindiWords } from './hindi-words';
import { choicesOf, isYesOrNo, type Question, separatorOf } from './questions';
import {
  isNetwork,
  readAddress,
  readDomain,
  readEmail,
  readUpiId,
  withoutChatLink,
} from './read-address';
import { readClasses, readSpan } from './read-classes';
import { readNextDate, readPastDate } from './read-date';
import { codeOfLanguage, readDegrees, readLanguages, readNames, readTopics } from './read-list';
import { readJoined } from './read-joined';
import { readHue } from './read-hue';
import { isNotYet } from './read-not-yet';
import { latinDigits, readCount, readNumber, readYear } from './read-number';
import { readTimes } from './read-times';

const YES =
  /^(y|yes|yeah|yep|yup|sure|of course|true|ha+n?|ji|theek|bilkul|हाँ|हां|हा|जी|बिल्कुल|ठीक)( (sir|madam|please|always|yes|ji|hai|bilkul|जी|हाँ|हां|है|बिल्कुल))*$/i;
const NO =
  /^(n|no|nope|never|false|na|nah(i|in|ee)n?|नहीं|नही|ना)( (sir|madam|never|no|thanks|thank you|ji|hai|जी|है))*$|^(कभी|kabhi|बिल्कुल|bilkul) (नहीं|nahin?)$/i;

/** `हां जी।` and `जी, हाँ` as `हां` alone. */
const withoutJi = (typed: string) =>
  typed
    .trim()
    .replace(/[.!।]+$/, '')
    .replace(/,\s*/g, ' ')
    .replace(/^jee (?=\S)/i, 'ji ')
    .replace(/^(ji|जी) (?=\S)|(?<=^(हाँ|हां|हा|ha+n?))ji$|(?<=^(हाँ|हां|हा))जी$/i, '');

/** Whether an answer leaves an optional thing out. */
export const isNo = (typed: string) => NO.test(withoutJi(typed));
export const isYes = (typed: string) => YES.test(withoutJi(typed));

/** Choices by other words for them. */
const CHOICES: Record<string, RegExp> = {
  he: /^(m|male|man|gents?|him|his|sir|mr|shri|पुरुष|श्री)$/,
  she: /^(f|female|woman|lady|her|madam|ma['’]?a?m|mrs|ms|smt|महिला|स्त्री)$/,
  they: /^(both|couple|we|दोनों)$/,
  online: /^(video|zoom|वीडियो|ऑनलाइन)$/,
  offline: /^(person|physical|physically|cent(re|er)s?|face|ऑफ़लाइन|ऑफलाइन|सेंटर|केंद्र|आमने)$/,
  both: /^(dono+n?|hybrid|दोनों)$/,
  month: /^(pm|महीने|महीना|माह|मासिक)$/,
  course: /^(कोर्स|पूरे|पूरा)$/,
  personal: /^(निजी|व्यक्तिगत|अपना|मेरा|own|mine|savings?)$/,
};

function readFile(typed: string): string {
  try {
    return readFileSync(readPath(typed)).toString('base64');
  } catch {
    return typed;
  }
}

/** The digits of one phone number: two are none. */
function readPhone(typed: string): string {
  const text = withoutChatLink(latinDigits(typed));
  return hasTwoPhones(text) ? typed : (toE164(text) ?? typed);
}

/** `GSTIN: 08 ABCDE 1234 F1Z5` */
function readGstin(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replace(/^GST(IN)?( NO\.?| NUMBER)?[ :]*/, '')
    .replace(/[\s-]/g, '');
  return plain.length === 15 ? plain : typed;
}

/** With one of these a text says more than a choice, or another one. */
const UNSURE =
  /(?<![\p{L}\p{M}])(not?|or|half|quarter(ly)?|except|but|without|if|nah(i|in|ee)n?|ya|lekin|नहीं|नही|या|लेकिन|आधा|सिवाय)(?![\p{L}\p{M}])|[2-9]\d* ?(months|mahine|महीने|माह)/iu;

/** The choice that a text names, alone or in words of its own: `for a month`, `PDF file`. */
function readChoice(choices: readonly string[], text: string): string {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^p\.? ?m\.?$/, 'pm')
    .split(/[^\p{L}\p{M}\d'’]+/u)
    .filter(Boolean);
  if (UNSURE.test(text.normalize('NFC'))) return text.trim();
  const named = choices.filter((choice) =>
    words.some(
      (word) =>
        [`${choice}`.toLowerCase(), `${choice}s`, `${choice}ly`].includes(word) ||
        CHOICES[choice]?.test(word.normalize('NFC')) ||
        codeOfLanguage(word) === choice,
    ),
  );
  if (named.length > 1 && choices.includes('both')) return 'both';
  return named.length === 1 ? named[0]! : text.trim();
}

function readList(schema: z.ZodType, choices: readonly string[], typed: string): string[] {
  if (choices.length === 0) {
    return typed.split(separatorOf(schema).trim()).map((text) => text.trim());
  }
  if (/^(both|all|सब|दोनों)$/i.test(typed)) return [...choices];
  return typed
    .split(/\s*[,/&+;]\s*|\s+(?:and|or|aur|ya|और|या)\s+/i)
    .map((text) => readChoice(choices, text));
}

/**
 * What is not understood stays as it was typed, and the schema refuses it.
 *
 * @param now for a year and a date without one.
 */
export function readAnswer(
  { schema, text, path, none }: Question,
  typed: string,
  now = new Date(),
): unknown {
  const { typed: way, mayComeLater } = schema.meta() ?? {};
  if (mayComeLater && isNotYet(typed)) return none;
  const words = hindiWords(typed);
  if (way === 'phone') return readPhone(typed);
  if (way === 'gstin') return readGstin(typed);
  if (way === 'file') return readFile(typed);
  if (way === 'count') return readCount(words, text, now);
  if (way === 'people' || way === 'places') {
    return readJoined(typed, way, path.at(-1) === 'hi' || undefined);
  }
  if (way === 'names' || way === 'exams') return readNames(typed);
  if (way === 'degrees') return readDegrees(typed);
  if (way === 'topics') return readTopics(typed);
  if (way === 'languages') return readLanguages(typed);
  if (way === 'classes') return readClasses(words);
  if (way === 'span') return readSpan(words);
  if (way === 'year') return readYear(words, text, now);
  if (way === 'times') return readTimes(words);
  if (way === 'hue') return readHue(typed);
  if (way === 'upi') return readUpiId(typed);
  if (way === 'domain') return readDomain(typed);
  if (way === 'voice') return readAddress(typed, 'youtube');
  if (way === 'past') return readPastDate(typed, now) ?? typed;
  if (schema instanceof z.ZodISODate) return readNextDate(typed, now) ?? typed;
  if (schema instanceof z.ZodEmail) return readEmail(typed);
  if (isYesOrNo(schema)) return isYes(typed) ? true : isNo(typed) ? false : typed;
  if (schema instanceof z.ZodURL) return readAddress(typed, isNetwork(way) ? way : undefined);
  if (schema instanceof z.ZodNumber) return readNumber(words, text);
  const choices = choicesOf(schema);
  if (schema instanceof z.ZodArray) return readList(schema, choices, typed);
  return choices.length > 0 ? readChoice(choices, words) : typed.trim();
}
