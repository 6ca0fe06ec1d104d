import { type Page } from '@playwright/test';

declare global {
  /** Translated texts that React has changed, as they read now. */
  var changedTexts: string[];
}

/**
 * Does to a page what Chrome's translator does: rewrites `lang`, and puts each text, also each that
 * comes later, into two `<font>` elements. A zero-width space marks a translated text; Playwright
 * ignores it, so tests find their words. A text that React changes where nobody sees it is an error.
 */
function translatePage({ language, after }: { language: string; after: string }) {
  const MARK = '\u200B';
  const KEPT = 'script, style, noscript, textarea, select, title, svg, font, [translate=no]';

  function translate(text: Text) {
    const { parentElement, data } = text;
    if (!data.trim() || !parentElement || parentElement.closest(KEPT)) return;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    // One word of another language is enough for React to notice.
    const mark = parentElement.closest('h1') ? MARK : '';
    font.firstElementChild!.textContent = data + mark;
    text.replaceWith(font);
  }

  function translateAll(node: Node) {
    if (node instanceof Text) return translate(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    found.forEach(translate);
  }

  function start() {
    const root = document.documentElement;
    root.lang = language;
    root.classList.add('translated-ltr');
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes, target, type } of changes) {
        if (removedNodes[0]?.nodeName === 'FONT' && addedNodes[0] instanceof Text) {
          self.changedTexts.push(addedNodes[0].data);
        }
        if (type === 'characterData') translateAll(target);
        addedNodes.forEach(translateAll);
      }
    }).observe(root, { childList: true, subtree: true, characterData: true });
  }

  self.changedTexts = [];
  const { get, set } = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Node.prototype, 'nodeValue', {
    configurable: true,
    get,
    set(this: Node, value: string) {
      const before = get!.call(this) as string;
      if (!this.isConnected && before !== value) {
        console.error(`A translated text stays “${before}” instead of “${value}”.`);
      }
      set!.call(this, value);
    },
  });
  addEventListener(after, start, { once: true });
}

/** Translates the pages that a tab opens from now on, before or after the framework has come. */
export const translate = (page: Page, when: 'before' | 'after', language = 'mr') =>
  page.addInitScript(translatePage, {
    language,
    after: when === 'before' ? 'DOMContentLoaded' : 'framework-ready',
  });

export const changedTexts = (page: Page) => page.evaluate(() => self.changedTexts);

/** React renders a page anew that it does not recognise. */
export const renderedAnew = /Minified React error #418/;
