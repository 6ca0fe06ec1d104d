import ts from 'typescript';

/**
 * @typedef {object} Mutable an expression that can be changed.
 * @property {number} start
 * @property {number} end
 * @property {number} line
 * @property {string} code
 * @property {string} context the line on which it starts; with `code` and `nth` it finds the expression again.
 * @property {number} nth how many such expressions on equal lines come before it.
 * @property {string[]} changes what may take its place.
 */

const { SyntaxKind: Kind } = ts;

/** Operators, and those that may take their place. `left` and `right` leave one side. */
const OPERATORS = {
  '&&': ['||', 'left', 'right'],
  '||': ['&&', 'left', 'right'],
  '??': ['&&', 'left', 'right'],
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
};

/** Next reads them from the source, and accepts literals only. */
const ROUTE_OPTIONS =
  /^(dynamic|dynamicParams|revalidate|fetchCache|runtime|preferredRegion|maxDuration|config)$/;
/** Their strings are names of classes. */
const STYLES = /^(cn|cva|clsx|twMerge)$/;

const isLoop = (node) => ts.isWhileStatement(node) || ts.isDoStatement(node);

const isCallOfStatement = (node) => {
  const inner = ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? node.expression : node;
  return ts.isCallExpression(inner) && inner.expression.kind !== Kind.SuperKeyword;
};

const isStyle = (node) =>
  (ts.isJsxAttribute(node) && /className$/i.test(node.name.getText())) ||
  (ts.isCallExpression(node) && STYLES.test(node.expression.getText()));

/** What a bundler reads from the source, such as the path of an import. */
const isForBundler = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isCallExpression(node) && node.expression.kind === Kind.ImportKeyword) ||
  (ts.isNewExpression(node) && node.getText().includes('import.meta')) ||
  (ts.isVariableDeclaration(node) && ROUTE_OPTIONS.test(node.name.getText()));

const isLeftOut = (node) =>
  ts.isTypeNode(node) || ts.isEnumDeclaration(node) || isStyle(node) || isForBundler(node);

/** A string that is a value, not a name or a directive. */
const isValue = ({ parent }, node) =>
  !ts.isExpressionStatement(parent) && !(parent.name === node && !ts.isBindingElement(parent));

function changesOfValue(node) {
  const text = node.getText();
  if (ts.isStringLiteral(node)) return node.text !== '' && isValue(node, node) ? ["''"] : [];
  if (ts.isNumericLiteral(node) && isValue(node, node))
    return Number(node.text) === 0 ? ['1'] : [`${text} + 1`, '0'];
  if (node.kind === Kind.TrueKeyword) return ['false'];
  if (node.kind === Kind.FalseKeyword) return ['true'];
  if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken)
    return [node.operand.getText()];
  if (!ts.isBinaryExpression(node)) return [];
  const [left, right] = [node.left, node.right].map((side) => `(${side.getText()})`);
  return (OPERATORS[node.operatorToken.getText()] ?? []).map(
    (change) => ({ left, right })[change] ?? `${left} ${change} ${right}`,
  );
}

function changesOfPlace(node) {
  const { parent } = node;
  if (isLoop(parent) && parent.expression === node) return ['false'];
  if (ts.isForStatement(parent) && parent.condition === node) return ['false'];
  const isCondition =
    (ts.isIfStatement(parent) && parent.expression === node) ||
    (ts.isConditionalExpression(parent) && parent.condition === node);
  if (isCondition) return ['true', 'false'];
  if (ts.isExpressionStatement(parent) && isCallOfStatement(node)) return ['undefined'];
  const isResult =
    ts.isReturnStatement(parent) || (ts.isArrowFunction(parent) && parent.body === node);
  const isNothing = ts.isVoidExpression(node) || node.getText() === 'undefined';
  return isResult && !ts.isBlock(node) && !isNothing ? ['undefined'] : [];
}

/** @returns {Mutable[]} */
export function readExpressions(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lines = source.split('\n');
  const found = [];
  const seen = {};
  const read = (node) => {
    if (isLeftOut(node)) return;
    const changes = [...new Set([...changesOfValue(node), ...changesOfPlace(node)])];
    if (changes.length > 0) {
      const [start, end, code] = [node.getStart(), node.getEnd(), node.getText()];
      const { line } = tree.getLineAndCharacterOfPosition(start);
      const context = lines[line].trim();
      const key = `${code}\n${context}`;
      seen[key] = (seen[key] ?? -1) + 1;
      const isAttribute = ts.isJsxAttribute(node.parent);
      found.push({
        start,
        end,
        line: line + 1,
        code,
        context,
        nth: seen[key],
        changes,
        isAttribute,
      });
    }
    ts.forEachChild(node, read);
  };
  ts.forEachChild(tree, read);
  return found;
}

/**
 * @returns a source in which each mutation is switched on where `globalThis.mutated` says so, and the ones that it
 *   no longer has.
 */
export function addSwitches(file, source, mutations) {
  const expressions = readExpressions(file, source);
  const inserts = [];
  const lost = [];
  for (const mutation of mutations) {
    const found = expressions.find(
      ({ code, context, nth }) =>
        code === mutation.code && context === mutation.context && nth === mutation.nth,
    );
    if (!found) {
      lost.push(mutation);
      continue;
    }
    const { start, end, isAttribute } = found;
    const [open, close] = isAttribute ? ['{', '}'] : ['', ''];
    const on = `globalThis.mutated?.(${mutation.id}) ? (${mutation.instead})`;
    inserts.push({ at: start, size: end - start, text: `${open}(${on} : (` });
    inserts.push({ at: end, size: start - end, text: `))${close}` });
  }
  // At one place an inner expression ends first, and an outer one starts first.
  const isOpening = ({ size }) => size > 0;
  inserts.sort(
    (one, other) => one.at - other.at || isOpening(one) - isOpening(other) || other.size - one.size,
  );
  let [text, from] = ['', 0];
  for (const { at, text: insert } of inserts) {
    text += source.slice(from, at) + insert;
    from = at;
  }
  return { text: text + source.slice(from), lost };
}
