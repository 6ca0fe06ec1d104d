import { join } from 'node:path';
import { check, format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { root } from '../steps/root.mjs';
import { Failure } from '../steps/run.mjs';

interface Edit {
  start: number;
  end: number;
  text: string;
}

const parse = (text: string) => ts.createSourceFile('', text, ts.ScriptTarget.Latest, true);

function applyEdits(text: string, edits: Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (result, { start, end, text }) => result.slice(0, start) + text + result.slice(end),
      text,
    );
}

/** Formats a file that was formatted before, so that `npm test` still passes. */
async function keepFormat(before: string, after: string): Promise<string> {
  const filepath = join(root, 'content/site.ts');
  const options = { ...(await resolveConfig(filepath)), plugins: [], filepath };
  return (await check(before, options)) ? format(after, options) : after;
}

/** The object that an exported constant is made from, in `{…}`, `f({…})` or `{…} as const`. */
function findObject(source: ts.SourceFile, name: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found = node.initializer;
    else node.forEachChild(visit);
  };
  source.forEachChild(visit);
  while (found && !ts.isObjectLiteralExpression(found)) {
    if (ts.isCallExpression(found)) found = found.arguments[0];
    else if (ts.isAsExpression(found) || ts.isSatisfiesExpression(found)) found = found.expression;
    else return undefined;
  }
  return found;
}

function propertyOf(node: ts.Expression | undefined, key: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(
    ({ name }) => name && !ts.isComputedPropertyName(name) && name.text === key,
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

const isPlain = (node: ts.Expression) =>
  ts.isStringLiteralLike(node) ||
  ts.isArrayLiteralExpression(node) ||
  ts.isObjectLiteralExpression(node) ||
  node.kind === ts.SyntaxKind.NullKeyword;

const literal = (value: unknown) =>
  typeof value === 'string' && !/['\\\p{Cc}]/u.test(value) ? `'${value}'` : JSON.stringify(value);

/** Replaces facts by their paths and nothing else. @throws {Failure} */
export function editFacts(text: string, facts: ReadonlyMap<string, unknown>) {
  const site = findObject(parse(text), 'site');
  const edits = [...facts].map(([path, value]) => {
    const node = path.split('.').reduce(propertyOf, site);
    if (!node || !isPlain(node)) {
      throw new Failure(
        `content/site.ts: ${path} is not written there as a plain value. Leave this answer out and change the file by hand.`,
      );
    }
    return { start: node.getStart(), end: node.end, text: literal(value) };
  });
  return keepFormat(text, applyEdits(text, edits));
}

export function removeSamples(text: string, paths: readonly string[]) {
  const list = propertyOf(findObject(parse(text), 'samples'), 'content/site.ts');
  const elements = list && ts.isArrayLiteralExpression(list) ? [...list.elements] : [];
  const edits = elements
    .filter((element) => ts.isStringLiteralLike(element) && paths.includes(element.text))
    .map((element) => {
      const comma = /^\s*,/.exec(text.slice(element.end))?.[0] ?? '';
      return { start: element.pos, end: element.end + comma.length, text: '' };
    });
  return keepFormat(text, applyEdits(text, edits));
}
