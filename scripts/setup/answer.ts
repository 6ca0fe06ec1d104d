import { isDeepStrictEqual } from 'node:util';
import { join } from 'node:path';
import { z } from 'zod';
import { coverError, isPicture, sizeError } from '@/build/cover';
import { photoError } from '@/build/portrait';
import {
  bookIdSchema,
  bookSchema,
  bookWordsSchema,
  coverDrawings,
  NO_FILE,
  UNSOLD,
} from '@/content/book-schema';
import { languageNames } from '@/content/languages';
import { checkFacts } from '@/content/read-facts';
import { siteSchema } from '@/content/schema';
import { refuseMore } from './alone';
import { entrySchemas } from './entries';
import { findCaptions, findPicture, findRecording, isPath } from './files';
import { type Draft, type Facts, isYesOrNo, type Question, valueAt } from './questions';
import { isNothing } from './nothing';
import { isNo, readAnswer } from './read-answer';
import { refusalOf } from './refusals';
import { readStores } from './read-stores';
import { envSchema, nameSettings, settingErrors } from './settings';

export const SITE = 'content/site.json';
/** The samples left, by file. It is no file: what leaves it unchanged is saved as confirmed. */
export const SAMPLES = 'samples';
export const ENV = '.env';
/** Pictures that are copied into content/ on saving: their names there, and where they are. */
export const COPIES = 'copies';

const words = z.record(z.string(), bookWordsSchema);
const schemas: Record<string, z.ZodType> = {
  [SITE]: siteSchema,
  'content/books.json': z.record(bookIdSchema, bookSchema),
  ...Object.fromEntries(languageNames.map((name) => [`content/${name}/books.json`, words])),
  ...entrySchemas,
  [ENV]: envSchema,
};

function photoErrorOf(draft: Draft): string | undefined {
  const photo = valueAt(draft, [SITE, 'teacher', 'photo']) as string | null;
  return photo && valueAt(draft, [COPIES, photo]) ? undefined : photoError(photo);
}

function coverErrorsOf(draft: Draft): string[] {
  const books = Object.entries(draft['content/books.json'] as Record<string, { cover?: unknown }>);
  return books.flatMap(([id, { cover }]) =>
    typeof cover !== 'string' || valueAt(draft, [COPIES, cover])
      ? []
      : (coverError(id, cover) ?? []),
  );
}

/** What the start would say of a draft. */
const errorsOf = (draft: Draft) =>
  [
    ...Object.entries(schemas).flatMap(([file, schema]) => checkFacts(schema, draft[file], file)),
    ...settingErrors(draft[ENV]!),
    photoErrorOf(draft) ?? [],
    coverErrorsOf(draft),
  ].flat();

/** Of values that are asked for next. */
const isMissing = (sentence: string) => / is missing\. | must be set too/.test(sentence);

/** Whether a path in the list of samples is that of a value, of a part of it, or of its group. */
const isAbout = (keys: readonly string[]) => (sample: string) => {
  const value = `${keys.join('.')}.`;
  return value.startsWith(`${sample}.`) || `${sample}.`.startsWith(value);
};

export function isSample(draft: Draft, [file = '', ...keys]: readonly string[]): boolean {
  const samples = draft[SAMPLES]![file];
  return Array.isArray(samples) && samples.some(isAbout(keys));
}

/** Removes a value from the list of samples. */
export function dropSamples(samples: Draft[string], [file = '', ...keys]: readonly string[]): void {
  const paths = samples[file];
  if (!Array.isArray(paths)) return;
  const left = (paths as string[]).filter((path) => !isAbout(keys)(path));
  if (left.length > 0) samples[file] = left;
  else delete samples[file];
}

/** Where an answer usually is one that was given before. */
const SOURCES: Record<string, string[]> = {
  [`${SITE}.course.languages`]: [SITE, 'languages'],
  [`${SITE}.legal.grievance.name`]: [SITE, 'teacher', 'name'],
  [`${SITE}.legal.grievance.email`]: [SITE, 'email'],
  [`${SITE}.legal.grievance.phone`]: [SITE, 'phone'],
  [`${ENV}.PROFILE_URL`]: [ENV, 'CONTACT_SHEET_URL'],
  [`${ENV}.mail.owner`]: [ENV, 'mail', 'address'],
};

function yearsSince(draft: Draft): number | undefined {
  const since = valueAt(draft, [SITE, 'teacher', 'since']);
  const isKnown = typeof since === 'number' && !isSample(draft, [SITE, 'teacher', 'since']);
  return isKnown ? Math.max(0, new Date().getFullYear() - since) : undefined;
}

/**
 * What Enter takes in the place of a value that is missing or a sample; undefined keeps the value.
 * A link of the sample teacher is never kept by Enter.
 */
export function suggestionOf(draft: Draft, question: Question): unknown {
  const { path, schema, isOptional, none } = question;
  const value = valueAt(draft, path);
  const isOpen = isSample(draft, path) || value === undefined || value === null;
  if (!isOpen) return undefined;
  const source = SOURCES[path.join('.')];
  const before = source && !isSample(draft, source) ? valueAt(draft, source) : undefined;
  // Only a sheet of Google's takes both.
  if (path.at(-1) === 'PROFILE_URL' && !/\/exec$/.test(String(before))) return undefined;
  if (before) return before;
  if (path.join('.') === `${SITE}.teaching.years`) return yearsSince(draft);
  if (path.join('.') === `${ENV}.mail.server`) {
    const address = String(valueAt(draft, [ENV, 'mail', 'address']));
    return address.endsWith('@gmail.com') ? 'smtp.gmail.com' : undefined;
  }
  const isLink = schema.meta()?.typed === 'stores' || (schema instanceof z.ZodURL && isOptional);
  return isLink && isSample(draft, path) ? none : undefined;
}

/** The file, the path in it, quotes and names in code are for those who write it by hand. */
const toSentence = (error: string) =>
  nameSettings(
    error
      .replace(new RegExp(`${NO_FILE}: .*`), `${NO_FILE}: answer no, or < and that it is an ebook.`)
      .replace(/^(content\/|\.env).*? must/, 'This must')
      .replace(/^\S+: [^:]+: (.)/, (_, first: string) => first.toUpperCase()),
  )
    .replace(' in "quotes"', '')
    .replace(/a list (of 2 entries|in \[ \])/, 'two numbers, such as 2 to 4, or one');

const isIndex = (key: string) => /^\d+$/.test(key);

function setValue(draft: Draft, { path }: Question, value: unknown): Draft | string {
  const name = path.at(-1)!;
  const next = structuredClone(draft);
  // A file of before has no group that came later.
  const group = path
    .slice(0, -1)
    .reduce(
      (inner, key, index) =>
        (inner[key] ??= (isIndex(path[index + 1]!) ? [] : {}) as Facts) as Draft,
      next as Draft,
    );
  if (!Array.isArray(group)) (group as Draft[string])[name] = value;
  else if (value) group[Number(name)] = value;
  else group.splice(Number(name), 1);
  const known = errorsOf(draft);
  const isAboutIt = (sentence: string) => {
    // Where one way to sell a book ends, the next question may be about another.
    const last = sentence.includes(UNSOLD) ? 'stores' : sentence.includes(NO_FILE) ? 'price' : '';
    if (last) return path[2] === last && !path[3] && sentence.includes(`: ${path[1]}:`);
    return sentence.startsWith(`${name} `) || !(known.includes(sentence) || isMissing(sentence));
  };
  const error = errorsOf(next).find(isAboutIt);
  return error === undefined ? next : toSentence(error);
}

type Find = typeof findPicture;

/** Ways of typing that name a file: how it is found. */
const FILES: Readonly<Record<string, Find>> = {
  photo: findPicture,
  cover: findPicture,
  captions: findCaptions,
};

function setFile(draft: Draft, question: Question, typed: string, find: Find): Draft | string {
  const before = draft[COPIES] as Record<string, string>;
  const file = find(typed, before);
  if (typeof file === 'string') return file;
  const copies = file.from ? { ...before, [file.name]: file.from } : before;
  const current = valueAt(draft, question.path);
  const isSame = (current as Facts | null)?.file === file.name;
  const value = find !== findRecording ? file.name : isSame ? current : { file: file.name };
  return setValue({ ...draft, [COPIES]: copies }, question, value);
}

/** One picture may be the teacher's and that of the video: it is copied while a fact names it. */
function withoutCopy(draft: Draft, name: string): Draft {
  if (JSON.stringify({ ...draft, [COPIES]: {} }).includes(JSON.stringify(name))) return draft;
  const copies = { ...draft[COPIES] };
  delete copies[name];
  return { ...draft, [COPIES]: copies };
}

const isCountOrList = (schema: z.ZodType) =>
  schema instanceof z.ZodArray || schema instanceof z.ZodNumber || schema.meta()?.typed === 'count';

function setAnswer(draft: Draft, question: Question, typed: string): Draft | string {
  const { path, schema, none, isOptional } = question;
  const current = valueAt(draft, path) ?? none;
  const suggestion = typed === '' ? suggestionOf(draft, question) : undefined;
  if (typed === '' && suggestion !== undefined) return setValue(draft, question, suggestion);
  const isBoolean = schema instanceof z.ZodBoolean;
  if (typed === '' && isBoolean && typeof current !== 'boolean') return 'Answer yes or no.';
  if (/^(ok)?$/i.test(typed)) return setValue(draft, question, current);
  const { typed: way } = schema.meta() ?? {};
  if (way === 'cover' && isNothing(typed)) return setValue(draft, question, 'plain');
  const leavesOut =
    /^(-|none)$/i.test(typed) ||
    ((isOptional || isCountOrList(schema)) && !isBoolean && isNothing(typed));
  if (leavesOut) {
    const next = setValue(draft, question, none);
    if (typeof next === 'string') return next;
    return withoutCopy(next, String((current as Facts | null)?.file ?? current));
  }
  const drawing = way === 'cover' && coverDrawings.find((name) => name === typed.toLowerCase());
  if (drawing) return setValue(draft, question, drawing);
  const find = way === 'voice' && isPath(typed) ? findRecording : FILES[String(way)];
  if (find) return setFile(draft, question, typed, find);
  if (way === 'stores') {
    const stores = readStores(typed);
    return typeof stores === 'string' ? stores : setValue(draft, question, stores);
  }
  const more = refuseMore(question, typed);
  if (more) return more;
  const value = readAnswer(question, typed);
  if (way === 'hue' && Number.isNaN(value)) {
    return 'Write the name of a color, such as green or hara, or one such as #0a7d33.';
  }
  if (isYesOrNo(schema) && value === typed) return 'Answer yes or no.';
  if (!(schema instanceof z.ZodObject)) {
    const next = setValue(draft, question, value);
    return typeof next === 'string' ? (refusalOf(question, typed) ?? next) : next;
  }
  return setValue(draft, question, isNo(typed) ? none : (current ?? {}));
}

const GRIEVANCE = [SITE, 'legal', 'grievance'];

/** Whether the teacher answers complaints, where visitors write anyway: nobody is asked for that twice. */
export const answersComplaints = (draft: Draft) =>
  valueAt(draft, [...GRIEVANCE, 'name']) === valueAt(draft, [SITE, 'teacher', 'name']) &&
  ['email', 'phone'].every(
    (name) => valueAt(draft, [...GRIEVANCE, name]) === valueAt(draft, [SITE, name]),
  );

/** With the address of a teacher who answers complaints in the place of the sample’s. */
function withOwnAddress(draft: Draft, path: readonly string[]): Draft {
  const name = [...GRIEVANCE, 'name'];
  if (path.join() !== name.join()) return draft;
  if (valueAt(draft, name) !== valueAt(draft, [SITE, 'teacher', 'name'])) return draft;
  return ['email', 'phone'].reduce((next, key) => {
    const place = [...GRIEVANCE, key];
    const own = structuredClone(next);
    if (!isSample(own, place) || isSample(own, [SITE, key])) return own;
    (valueAt(own, GRIEVANCE) as Facts)[key] = valueAt(own, [SITE, key]);
    dropSamples(own[SAMPLES]!, place);
    return own;
  }, draft);
}

/** In other languages a fact is not the sample any more where it is not in English. */
function withoutTranslation(draft: Draft, path: readonly string[]): Draft {
  const inOthers = [...path.slice(0, -1), `${path.at(-1)}In`];
  if (!valueAt(draft, inOthers) || !isSample(draft, inOthers)) return draft;
  const next = structuredClone(draft);
  const group = valueAt(next, path.slice(0, -1)) as Draft[string];
  delete group[inOthers.at(-1)!];
  dropSamples(next[SAMPLES]!, inOthers);
  return next;
}

/** What is wrong with a cover that only a look at the whole picture says, a sentence. */
export async function coverRefusal(draft: Draft, question: Question): Promise<string | undefined> {
  const cover = valueAt(draft, question.path);
  if (question.schema.meta()?.typed !== 'cover' || !isPicture(String(cover))) return undefined;
  const path = valueAt(draft, [COPIES, String(cover)]) ?? join('content', String(cover));
  return sizeError(String(path)).catch(({ message }: Error) => message);
}

/**
 * @param typed nothing keeps today's value or takes what is suggested, `ok` says that a sample is
 *   true, `none` or `-` that there is no such thing.
 * @returns the next draft, or what is wrong.
 */
export function applyAnswer(draft: Draft, question: Question, typed: string): Draft | string {
  const given = setAnswer(draft, question, typed);
  if (typeof given === 'string') return given;
  const { path, none, mayLack } = question;
  const before = valueAt(draft, path);
  const isStillLacking =
    mayLack && before === undefined && isDeepStrictEqual(valueAt(given, path) ?? none, none);
  const next = isStillLacking ? draft : given;
  const after = valueAt(next, path);
  if (typed === '' && before === after) return next;
  const samples = structuredClone(next[SAMPLES]!);
  dropSamples(samples, path);
  const answered = withOwnAddress({ ...next, [SAMPLES]: samples }, path);
  return isDeepStrictEqual(before, after) ? answered : withoutTranslation(answered, path);
}
