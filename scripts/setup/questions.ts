import { z } from 'zod';
import { address, fileContents, type Kind, kindOf, text, yesNo } from './kinds';

export interface Question {
  /** The JSON file of a fact; a setting has none. */
  file?: string;
  /** The path of a fact, or the name of a setting. */
  name: string;
  text: string;
  kind: Kind;
  /** Of a group that may be null: its schema. The answer is yes or no. */
  group?: z.ZodObject;
  /** Is asked only where this setting is set. */
  after?: string;
}

const isWrapped = (schema: z.ZodType): schema is z.ZodNullable<z.ZodType> =>
  schema instanceof z.ZodNullable || schema instanceof z.ZodOptional;

/** A question for each fact of a schema that is described, in its order. */
export function questionsIn(
  schema: z.ZodType,
  facts: unknown,
  file: string,
  name = '',
): Question[] {
  const { description: text } = schema;
  const inner = isWrapped(schema) ? schema.unwrap() : schema;
  const kind = kindOf(inner);
  if (kind) return text ? [{ file, name, text, kind }] : [];
  const group = inner as z.ZodObject;
  const questions = text ? [{ file, name, text, kind: yesNo, group }] : [];
  if (facts === null) return questions;
  const children = Object.entries(group.shape).flatMap(([key, child]) =>
    questionsIn(
      child as z.ZodType,
      (facts as Record<string, unknown> | undefined)?.[key],
      file,
      name ? `${name}.${key}` : key,
    ),
  );
  return [...questions, ...children];
}

type Row = [name: string, text: string, kind?: Kind];

const ask = (rows: Row[], more: Partial<Question> = {}): Question[] =>
  rows.map(([name, question, kind = text]) => ({ name, text: question, kind, ...more }));

/** Questions about settings, which are in `.env`. */
export const settingGroups: Readonly<Record<string, Question[]>> = {
  messages: ask([
    [
      'CONTACT_SHEET_URL',
      'To which address do contact messages go? (docs/connect/google-sheet.md)',
    ],
    ['PROFILE_URL', 'And profiles? It is the same address if it ends in /exec.'],
  ]),
  'sign-in': [
    ...ask([
      [
        'NEXT_PUBLIC_FIREBASE_API_KEY',
        'What is the apiKey of your Firebase web app? (docs/connect/firebase.md, step 5)',
      ],
    ]),
    ...ask(
      [
        ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'And its authDomain?'],
        ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'And its projectId?'],
        [
          'FIREBASE_SERVICE_ACCOUNT',
          'Where on this machine is the service account file? (docs/connect/firebase.md, step 6)',
          fileContents,
        ],
      ],
      { after: 'NEXT_PUBLIC_FIREBASE_API_KEY' },
    ),
  ],
  domain: ask([['SITE_URL', 'What is the domain of your site?', address]]),
};
