/**
 * A page of the build. All bytes that no stage changes stay as Next wrote them, since React compares
 * the page with what it renders.
 */
import { Parser } from 'htmlparser2';

/** Next's routes of its own two pages. No stage changes the one for a failure of the server. */
export const NOT_FOUND = '/_not-found';
export const GLOBAL_ERROR = '/_global-error';

/** An element at `at` to `until` of the HTML. */
export interface PageElement {
  name: string;
  attribs: Readonly<Record<string, string>>;
  text: string;
  at: number;
  until: number;
}

/** Without `until`, `by` is added; without `by`, the part is removed. */
type Edit = Pick<PageElement, 'at'> & { until?: number; by?: string };

/** What is inside does nothing in a browser with scripts. */
const INERT = ['noscript', 'template'];

/** Leaves out elements inside inert ones. */
function parse(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const open: PageElement[] = [];
  const parser = new Parser({
    onopentag(name, attribs) {
      const element = { name, attribs, text: '', at: parser.startIndex, until: html.length };
      if (!open.some((parent) => INERT.includes(parent.name))) elements.push(element);
      open.push(element);
    },
    ontext: (text) => open.forEach((element) => (element.text += text)),
    onclosetag: () => void (open.pop()!.until = parser.endIndex + 1),
  });
  parser.end(html);
  return elements;
}

export class Page {
  private parsed?: readonly PageElement[];

  constructor(
    readonly route: string,
    readonly files: readonly string[],
    public html: string,
  ) {}

  get elements(): readonly PageElement[] {
    return (this.parsed ??= parse(this.html));
  }

  all(name: string, attributes: Record<string, string> = {}): PageElement[] {
    const pairs = Object.entries(attributes);
    return this.elements.filter(
      (element) =>
        element.name === name && pairs.every(([key, value]) => element.attribs[key] === value),
    );
  }

  /** Replaces parts that do not overlap. */
  edit(edits: readonly Edit[]): void {
    for (const { at, until = at, by = '' } of edits.toSorted((one, other) => other.at - one.at)) {
      this.html = this.html.slice(0, at) + by + this.html.slice(until);
    }
    this.parsed = undefined;
  }

  errorAt({ at }: Pick<PageElement, 'at'>, message: string): Error {
    const line = this.html.slice(0, at).split('\n').length;
    return new Error(`${this.route}, line ${line}: ${message}: ${this.html.slice(at, at + 120)}`);
  }
}
