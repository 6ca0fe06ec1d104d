/** Where the milliseconds stand in a call, by its name. A timer of `node:timers/promises` has them first. */
const POSITIONS = {
  setTimeout: 1,
  setInterval: 1,
  timeout: 0,
  wait: 0,
  sleep: 0,
  waitAtMost: 1,
  withinDeadline: 0,
  waitFor: 1,
  waitUntil: 1,
  setDefaultTimeout: 0,
  setDefaultNavigationTimeout: 0,
  test: 2,
  it: 2,
  beforeAll: 1,
  beforeEach: 1,
  afterAll: 1,
  afterEach: 1,
};

const OPTION =
  /^(timeout|(test|hook|teardown|navigation|action|global)Timeout|intervals?|polling|delay)$/;

/** A constant of this name holds milliseconds, wherever it is used. */
const NAME = /(^|_)(MS|TIMEOUT|DEADLINE|INTERVAL|DELAY|PAUSE|WITHIN)$/;

const ARITHMETIC = new Set(['BinaryExpression', 'LogicalExpression']);

/** The first number that is written in an expression; none within a call, which measures or limits. */
function findNumber(node) {
  if (node?.type === 'Literal') return typeof node.value === 'number' && node.value > 0 && node;
  if (ARITHMETIC.has(node?.type)) return findNumber(node.left) || findNumber(node.right);
  if (node?.type === 'ConditionalExpression') {
    return findNumber(node.consequent) || findNumber(node.alternate);
  }
  if (node?.type !== 'ArrayExpression') return undefined;
  return node.elements.map(findNumber).find(Boolean);
}

const nameOf = ({ type, name, property }) =>
  type === 'MemberExpression' ? property.name : type === 'Identifier' ? name : undefined;

/**
 * A number of milliseconds is a constant with its reason in a comment above it. With `list`, it is in
 * that file.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const durations = {
  meta: { schema: [{ type: 'object', properties: { list: { type: 'string' } } }] },
  create(context) {
    const { sourceCode, options, filename } = context;
    const list = options[0]?.list;
    const isList = list !== undefined && filename.replaceAll('\\', '/').endsWith(`/${list}`);
    const message = list
      ? `Wait for an event, or name the milliseconds in ${list} with the reason.`
      : 'Name the milliseconds in a constant, with the reason in a comment above it.';
    const reported = new Set();

    function report(node) {
      if (!reported.has(node)) context.report({ node, message });
      reported.add(node);
    }

    function checkConstant(declarator) {
      if (!findNumber(declarator.init)) return;
      const declaration = declarator.parent;
      const statement =
        declaration.parent.type === 'ExportNamedDeclaration' ? declaration.parent : declaration;
      const comment = sourceCode.getCommentsBefore(statement).at(-1);
      const hasReason = comment && comment.loc.end.line === statement.loc.start.line - 1;
      if (!hasReason || (list && !isList)) report(declarator);
    }

    function findVariable(node) {
      let scope = sourceCode.getScope(node);
      while (scope && !scope.set.has(node.name)) scope = scope.upper;
      return scope?.set.get(node.name)?.defs[0];
    }

    /** An imported constant is checked where it is. */
    function check(node) {
      const number = findNumber(node);
      if (number) report(number);
      if (node?.type !== 'Identifier') return;
      const { type, node: declarator } = findVariable(node) ?? {};
      if (type === 'Variable') checkConstant(declarator);
    }

    function positionIn({ callee }) {
      const definition = callee.type === 'Identifier' && findVariable(callee);
      const isPromised = definition?.parent?.source?.value === 'node:timers/promises';
      return isPromised ? 0 : POSITIONS[nameOf(callee)];
    }

    return {
      CallExpression(node) {
        const position = positionIn(node);
        if (position !== undefined) check(node.arguments[position]);
      },
      Property({ key, value }) {
        if (OPTION.test(key.name)) check(value);
      },
      VariableDeclarator(node) {
        if (isList || NAME.test(node.id.name)) checkConstant(node);
      },
    };
  },
};
