/** What runs at a visitor's request never does this: selectors of ESLint's `no-restricted-syntax`. */
export const dangerousCode = [
  {
    selector: 'ImportDeclaration[source.value=/^node:(child_process|cluster|vm)$/]',
    message: 'The site starts no program, and runs no text as code.',
  },
  {
    selector:
      ':matches(CallExpression, NewExpression)[callee.name=/^(eval|Function)$/], ' +
      'ImportExpression:not([source.type="Literal"])',
    message: 'The site runs no text as code, and imports what it names.',
  },
  {
    selector:
      'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe)$/], ' +
      'MemberExpression[object.name="document"][property.name=/^write(ln)?$/]',
    message: 'Write text, which no browser reads as HTML.',
  },
  {
    selector:
      'JSXAttribute[name.name="dangerouslySetInnerHTML"]:not(' +
      'JSXOpeningElement[name.name="script"] > :has(Property[key.name="__html"] > ' +
      ':matches(Identifier[name=/^(json|\\w*[sS]cript)$/], CallExpression[callee.name="speculationRules"])))',
    message: 'HTML is written for scripts of the site alone.',
  },
  {
    selector: 'NewExpression[callee.name=/^(WebSocket|EventSource|RTCPeerConnection)$/]',
    message: 'The policy allows no such connection.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(createHash|createHmac|hkdf|hkdfSync)$/]:not([arguments.0.value="sha256"]), ' +
      'MemberExpression[object.name="crypto"][property.name="subtle"]',
    message: 'Use SHA-256 of node:crypto.',
  },
  {
    selector:
      'JSXAttribute[name.name="onPaste"], CallExpression[callee.property.name="addEventListener"][arguments.0.value="paste"], ' +
      'CallExpression[callee.name="addEventListener"][arguments.0.value="paste"]',
    message: 'Let password managers paste into every field.',
  },
  {
    selector:
      'AssignmentExpression[left.property.name="onmessage"], CallExpression[callee.property.name="addEventListener"][arguments.0.value="message"], ' +
      'CallExpression[callee.name="addEventListener"][arguments.0.value="message"]',
    message: 'The site listens to no message of another window.',
  },
  {
    selector:
      'ImportDeclaration[source.value=/^(@\\u002F|(\\.\\.\\u002F)+)(tests|scripts)\\u002F/]',
    message: 'Tests and commands are no part of the site.',
  },
  {
    selector:
      'CallExpression[callee.property.name="setItem"], ' +
      'AssignmentExpression[left.object.name=/^(local|session)Storage$/], ' +
      'MemberExpression[object.name="document"][property.name="cookie"], ' +
      'Identifier[name=/^(cookieStore|indexedDB)$/]',
    message:
      'Store with lib/browser/storage.ts, whose names /privacy lists. No script sets a cookie.',
  },
];
