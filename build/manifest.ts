import { readFileSync } from 'node:fs';
import { z } from 'zod';

const condition = z.looseObject({ type: z.string() });
const rule = z.looseObject({
  source: z.string(),
  has: z.array(condition).optional(),
  missing: z.array(condition).optional(),
});
const header = z.object({ key: z.string(), value: z.string() });
const schema = z.looseObject({
  version: z.literal(3),
  headers: z.array(rule.extend({ headers: z.array(header) })),
  rewrites: z.looseObject({ beforeFiles: z.array(rule.extend({ destination: z.string() })) }),
});

/** Next's routes manifest: header rules and rewrites, which its server reads at the start. */
export type Manifest = z.infer<typeof schema>;

/** @throws when the file has another form. */
export function readManifest(file: string, nextVersion: string): Manifest {
  const { data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (data) return data;
  throw new Error(
    `Next ${nextVersion} writes ${file} in a form that build/manifest.ts does not know; ` +
      `compare both, and adapt the schema there:\n${z.prettifyError(error)}`,
  );
}

interface Rule {
  source?: string;
  has?: readonly unknown[];
  missing?: readonly unknown[];
}

const keyOf = ({ source, has = [], missing = [] }: Rule) => JSON.stringify([source, has, missing]);

/** Whether two rules are for the same requests. */
export const isSame = (one: Rule, other: Rule) => keyOf(one) === keyOf(other);

/** Adds a rule, or replaces the one for the same requests. */
export function put<Known extends Rule>(rules: Known[], added: Known): void {
  const known = rules.find((rule) => isSame(rule, added));
  if (known) Object.assign(known, added);
  else rules.push(added);
}
