import { dirname, relative, resolve, sep } from 'node:path';
import { clientFiles } from './client-files.mjs';

/** Rules of this project that no package has. `docs` say why; `eslint.config.mjs` says where. */

const directiveOf = ({ body }) => body.find(({ directive }) => directive)?.directive;

const takesTypesOnly = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 &&
    specifiers.every((part) => part.importKind === 'type' || part.exportKind === 'type'));

/** "@/content/en/home" and "../../content/en/home" are both "content/en/home"; a package is itself. */
function named(source, { filename, cwd }) {
  if (source.startsWith('@/')) return source.slice(2);
  if (!source.startsWith('.')) return source;
  return relative(cwd, resolve(dirname(filename), source))
    .split(sep)
    .join('/');
}

const NOT_IN_THE_BROWSER = [
  {
    is: /^content\//,
    message: 'A client file knows types of the content; its page hands it the values.',
  },
  { is: /^lib\/env$/, message: 'Settings stay on the server.' },
  { is: /^zod$/, message: 'All of zod weighs 93 kB in the browser: use zod/mini.' },
  { is: /^firebase\/firestore/, message: 'The browser never reads the database.' },
];

let reached;

/** A file counts as a client file too when one imports it. */
const isReached = ({ filename, cwd }) => (reached ??= clientFiles(cwd)).has(filename);

const clientImports = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: "What a 'use client' file reaches by imports is sent to visitors." },
  },
  create(context) {
    let isClient = false;
    const check = (node) => {
      const source = node.source?.value;
      if (!isClient || typeof source !== 'string' || takesTypesOnly(node)) return;
      const name = named(source, context);
      const found = NOT_IN_THE_BROWSER.find(({ is }) => is.test(name));
      if (found) context.report({ node, message: found.message });
    };
    return {
      Program(program) {
        isClient = directiveOf(program) === 'use client' || isReached(context);
      },
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

const isAction = (declaration) =>
  declaration?.type === 'FunctionDeclaration' &&
  declaration.async &&
  declaration.id?.name.endsWith('Action');

const isType = ({ exportKind, declaration }) =>
  exportKind === 'type' || /^TS(Interface|TypeAlias)/.test(declaration?.type ?? '');

const actionExports = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: "Every export of a 'use server' file is an address anybody can post to." },
  },
  create(context) {
    const message = 'Here only actions are exported: async functions whose name ends in Action.';
    let isServer = false;
    const check = (node) => {
      if (isServer && !isType(node) && !isAction(node.declaration))
        context.report({ node, message });
    };
    return {
      Program: (program) => void (isServer = directiveOf(program) === 'use server'),
      ExportNamedDeclaration: check,
      ExportDefaultDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export const house = {
  rules: { 'client-imports': clientImports, 'action-exports': actionExports },
};
