declare module 'jsdom' {
  type DOMWindow = Window & typeof globalThis;

  interface Options {
    url?: string;
    runScripts?: 'dangerously' | 'outside-only';
    pretendToBeVisual?: boolean;
    beforeParse?: (window: DOMWindow) => void;
  }

  export class JSDOM {
    constructor(html: string, options?: Options);
    readonly window: DOMWindow;
  }
}
