/**
 * Finds what the page's whole stylesheets change in how its elements look, beyond its inline styles:
 * a line for each property of an element that is not inside a hidden one, or of what is before
 * or after its content. Only what a rule sets is compared, since nothing else changes first. Runs in
 * the page, and leaves it as it was.
 */
export async function findMissingStyles(): Promise<string[]> {
  // Properties that do not show until something changes may come later.
  const LATER = /^(--|transition|cursor|touch-action|overscroll-behavior|scroll-(margin|snap))/;
  const PARTS = ['', '::before', '::after'] as const;
  type Part = (typeof PARTS)[number];

  const noDelay = new CSSStyleSheet();
  noDelay.replaceSync('::details-content { content-visibility: visible !important }');
  document.adoptedStyleSheets = [noDelay];

  const late = [...document.querySelectorAll<HTMLTemplateElement>('head > template')];
  const sheets = late.flatMap(({ content }) =>
    [...content.querySelectorAll('link')].map((link) => link.cloneNode() as HTMLLinkElement),
  );
  if (sheets.length === 0) throw new Error('the page has no late stylesheet');

  const elements = [...document.querySelectorAll('html, body, body :not([hidden] *)')];
  const properties = new Map(
    elements.map((element) => {
      const { style, attributes } = element as HTMLElement;
      const own = [...style, ...[...attributes].map(({ name }) => name)];
      const of = (part: Part) =>
        new Set(part ? [] : own.filter((name) => CSS.supports(name, 'inherit')));
      return [element, { '': of(''), '::before': of('::before'), '::after': of('::after') }];
    }),
  );
  /** A selector, with parts of an element read as the element. */
  const asElement = (selector: string) =>
    selector.replaceAll(/(?<!\\)::?(before|after)\b/g, ':not(x-x)');
  function readRules(rules: CSSRuleList) {
    for (const { selectorText, style, cssRules } of rules as unknown as CSSStyleRule[]) {
      const names = [...(style ?? [])].filter((name) => !LATER.test(name));
      if (selectorText && names.length > 0) {
        const parts = PARTS.filter((part) => !part || selectorText.includes(part.slice(1)));
        for (const element of document.querySelectorAll(asElement(selectorText))) {
          const found = properties.get(element);
          for (const part of parts) for (const name of names) found?.[part].add(name);
        }
      }
      readRules(cssRules ?? []);
    }
  }
  for (const sheet of sheets) {
    const copy = new CSSStyleSheet();
    copy.replaceSync(await (await fetch(sheet.getAttribute('href')!)).text());
    readRules(copy.cssRules);
  }

  await document.fonts.ready;
  const look = () =>
    elements.flatMap((element) =>
      PARTS.map((part) => {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') return [];
        return [...properties.get(element)![part]].map((name) => style.getPropertyValue(name));
      }),
    );
  const before = look();
  await Promise.all(
    sheets.map((sheet) => {
      document.head.append(sheet);
      return new Promise((resolve) => sheet.addEventListener('load', resolve));
    }),
  );
  const changed = look().flatMap((values, at) =>
    values.flatMap((value, index) => {
      if (value === before[at]![index]) return [];
      const element = elements[Math.floor(at / PARTS.length)]!;
      const part = PARTS[at % PARTS.length]!;
      const name = [...properties.get(element)![part]][index];
      return [
        `<${element.tagName} class="${element.getAttribute('class')}">${part} ${name}: ${value}`,
      ];
    }),
  );
  for (const sheet of sheets) sheet.remove();
  document.adoptedStyleSheets = [];
  return changed.slice(0, 10);
}
