/** Next's table of headers and rewrites, checked before it is changed. */
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

export type Manifest = z.infer<typeof schema>;

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

export const isSame = (one: Rule, other: Rule) => keyOf(one) === keyOf(other);
