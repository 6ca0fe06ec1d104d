import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { root } from '../lib/root.mjs';

const folders = join(root, 'packages') + sep;

/** The folder of the package that a file is in, and the names that it may import. */
function packageOf(file) {
  const folder = folders + file.slice(folders.length).split(sep)[0];
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, dependencies, devDependencies, peerDependencies } = manifest;
  const declared = { ...dependencies, ...devDependencies, ...peerDependencies };
  return { folder: folder + sep, names: [name, ...Object.keys(declared)] };
}

/** Whether a package can be taken out of this repository with an import of it. */
function isInReach(specifier, file) {
  const { folder, names } = packageOf(file);
  if (specifier.startsWith('.')) return resolve(dirname(file), specifier).startsWith(folder);
  const [, name] = /^((?:@[^/]*\/)?[^/]+)/.exec(specifier) ?? [];
  return isBuiltin(specifier) || names.includes(name);
}

/** @type {import('eslint').Rule.RuleModule} */
export const standsAlone = {
  create(context) {
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      if (isInReach(source.value, context.filename)) return;
      context.report({
        node: source,
        message: 'A package imports itself, Node, and what its package.json names.',
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
