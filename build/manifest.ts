import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { type HeaderRule } from '@/lib/csp/header-rules';

const condition = z.looseObject({ type: z.string() });
const rule = z.looseObject({
  source: z.string(),
  has: z.array(condition).optional(),
  missing: z.array(condition).optional(),
});
const schema = z.looseObject({
  version: z.literal(3),
  headers: z.array(
    rule.extend({ headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
  rewrites: z.looseObject({ beforeFiles: z.array(rule.extend({ destination: z.string() })) }),
});

/** In Next's form, as `HeaderRule` is. */
export interface Rewrite extends Omit<HeaderRule, 'headers'> {
  destination: string;
}

interface Matcher {
  source?: string;
  has?: readonly unknown[];
  missing?: readonly unknown[];
}

/** Two rules for the same requests are the same rule. */
export const ruleKey = ({ source, has = [], missing = [] }: Matcher) =>
  JSON.stringify([source, has, missing]);

function put<Rule extends Matcher>(rules: Rule[], added: Rule): void {
  const at = rules.findIndex((known) => ruleKey(known) === ruleKey(added));
  if (at < 0) rules.push(added);
  else rules[at] = { ...rules[at], ...added };
}

/** Next's own table of header rules and rewrites, which its server reads when it starts. */
export class Manifest {
  private readonly contents: z.infer<typeof schema>;

  /** @throws when the file is not what we know Next to write. */
  constructor(
    private readonly file: string,
    nextVersion: string,
  ) {
    const { success, data, error } = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    if (!success) {
      throw new Error(
        `Next ${nextVersion} writes ${file} in a form that build/manifest.ts does not know; ` +
          `compare both, and adapt the schema there:\n${z.prettifyError(error)}`,
      );
    }
    this.contents = data;
  }

  has(rule: HeaderRule): boolean {
    return this.contents.headers.some((known) => ruleKey(known) === ruleKey(rule));
  }

  /** The source of a rule that sends such a value. */
  headersWith(part: string): string | undefined {
    return this.contents.headers.find(({ headers }) =>
      headers.some(({ value }) => value.includes(part)),
    )?.source;
  }

  putHeaders(added: HeaderRule): void {
    put(this.contents.headers, { ...added });
  }

  putRewrite(added: Rewrite): void {
    put(this.contents.rewrites.beforeFiles, { ...added });
  }

  write(): void {
    writeFileSync(this.file, JSON.stringify(this.contents));
  }
}
