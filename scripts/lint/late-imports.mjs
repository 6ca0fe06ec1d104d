/**
 * Holds `import()` to the patterns of `no-restricted-imports`, which reads imports at the head alone.
 * @type {import('eslint').Rule.RuleModule}
 */
export const lateImports = {
  meta: { type: 'problem', schema: [{ type: 'array' }] },
  create: (context) => ({
    ImportExpression({ source }) {
      const { value } = source;
      if (typeof value !== 'string') return;
      for (const { regex, message } of context.options[0]) {
        if (new RegExp(regex).test(value)) context.report({ node: source, message });
      }
    },
  }),
};
