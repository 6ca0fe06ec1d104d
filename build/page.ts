import { JSDOM } from 'jsdom';

type Place = { startOffset: number; endOffset: number };
type ElementLocation = Place & { attrs?: Record<string, Place> };

export const NOT_FOUND = '/_not-found';

/** Next's route of the page for a failure of the server. No stage changes it. */
export const GLOBAL_ERROR = '/_global-error';

/** Edits are made by parse5's offsets in the text, so that all other bytes stay as Next wrote them. */
export class Page {
  readonly document: Document;
  private readonly dom: JSDOM;
  private readonly edits: { start: number; end: number; text: string }[] = [];

  constructor(
    readonly route: string,
    readonly files: readonly string[],
    private readonly source: string,
  ) {
    this.dom = new JSDOM(source, { includeNodeLocations: true });
    this.document = this.dom.window.document;
  }

  get html(): string {
    let html = '';
    let at = 0;
    const inOrder = this.edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
    for (const { start, end, text } of inOrder) {
      html += this.source.slice(at, start) + text;
      at = end;
    }
    return html + this.source.slice(at);
  }

  all(selector: string): Element[] {
    return [...this.document.querySelectorAll(selector)];
  }

  remove(element: Element): void {
    const { startOffset, endOffset } = this.locate(element);
    this.edits.push({ start: startOffset, end: endOffset, text: '' });
    element.remove();
  }

  addAttribute(element: Element, name: string, value: string): void {
    const at = this.locate(element).startOffset + '<'.length + element.tagName.length;
    this.edits.push({ start: at, end: at, text: ` ${name}="${value}"` });
    element.setAttribute(name, value);
  }

  /** @param value must not contain a quotation mark. */
  replaceAttribute(element: Element, name: string, value: string): void {
    const { attrs } = this.locate(element);
    const at = attrs?.[name];
    if (!at) throw this.errorAt(element, `there is no ${name} in the text`);
    this.edits.push({ start: at.startOffset, end: at.endOffset, text: `${name}="${value}"` });
    element.setAttribute(name, value);
  }

  replaceStylesheet(address: string, other: string): void {
    for (const link of this.all(`link[href="${address}"]`)) {
      this.replaceAttribute(link, 'href', other);
    }
    for (const script of this.all('script:not([src])')) {
      if (script.textContent.includes(address)) {
        script.textContent = script.textContent.replaceAll(address, other);
      }
    }
  }

  insertBefore(element: Element, html: string): void {
    const { startOffset } = this.locate(element);
    this.edits.push({ start: startOffset, end: startOffset, text: html });
    element.insertAdjacentHTML('beforebegin', html);
  }

  appendToBody(html: string): void {
    const { body } = this.document;
    const location = this.dom.nodeLocation(body) as
      { endTag?: { startOffset: number } } | undefined;
    const end = location?.endTag?.startOffset;
    if (end === undefined) throw this.errorAt(body, 'the body is not closed');
    this.edits.push({ start: end, end, text: html });
    body.insertAdjacentHTML('beforeend', html);
  }

  errorAt(element: Element, message: string): Error {
    const line = this.dom.nodeLocation(element)?.startLine;
    const start = element.outerHTML.slice(0, 120);
    return new Error(`${this.route}, line ${line ?? '?'}: ${message}: ${start}`);
  }

  private locate(element: Element): ElementLocation {
    const location = this.dom.nodeLocation(element) as ElementLocation | null;
    if (!location) throw this.errorAt(element, 'this element is not in the text');
    return location;
  }
}
