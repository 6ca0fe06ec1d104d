export const textOfLocale = {
  selector:
    'Literal[value=/^(en-CA|sv)(-|$)/], ' +
    'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]',
  message: 'What a locale writes differs between browsers: use localTime of lib/time.ts.',
};

/** Every export of a 'use server' file is a public POST endpoint. */
export const actionsOnly = {
  selector:
    'Program:has(> ExpressionStatement[directive="use server"]) > ' +
    ':matches(ExportNamedDeclaration, ExportDefaultDeclaration, ExportAllDeclaration)' +
    '[exportKind!="type"]:not([declaration.type="FunctionDeclaration"]' +
    '[declaration.async=true][declaration.id.name=/Action$/])',
  message: 'Export only actions here: async functions whose name ends in Action.',
};

/** In a function, what it closes over would be protected by the key of `build/action-key.ts`, which is none. */
export const noInlineAction = {
  selector: ':function ExpressionStatement[directive="use server"]',
  message: "Write actions in a module that begins with 'use server'.",
};

export const waitsForTime = {
  selector: 'CallExpression[callee.property.name="waitForTimeout"]',
  message: 'Wait for a state, or advance the paused clock.',
};

/** A spread that puts several values on a line, where Prettier gives each a line of its own. */
export const needlessSpread = {
  selector:
    ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression.argument, ' +
    ':matches(ArrayExpression, CallExpression, NewExpression) > SpreadElement > ArrayExpression.argument',
  message: 'Write the values themselves, without a spread around them.',
};
