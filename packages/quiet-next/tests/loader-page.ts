import { JSDOM } from 'jsdom';
import { createLoader, type LoaderOptions } from '../src/defer.ts';

interface Options extends LoaderOptions {
  body?: string;
  html?: string;
  hash?: string;
  now?: boolean;
  isOnline?: boolean;
  /** Stays `loading`, as a page does that still arrives. */
  isArriving?: boolean;
}

/** A page with the loader, in a browser whose clock the test moves. */
export function openPage(options: Options = {}) {
  const { body = '', html = '', hash = '', now, isOnline = true, events = 'presses' } = options;
  const loaderOptions = { events, instant: options.instant, atOnce: options.atOnce };
  const waiting: { due: number; run: () => void }[] = [];
  let time = 0;
  const loader = `<script data-page="/page.js" data-scripts="/a.js /b.js"${now ? ' data-now=""' : ''}>${createLoader(loaderOptions)}</script>`;
  const late = '<template><link rel="stylesheet" href="/late.css"></template>';
  const dom = new JSDOM(`<!doctype html><html ${html}><head>${late}${loader}</head>${body}`, {
    url: `https://site.example/${hash}`,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    beforeParse(window) {
      const set = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
        waiting.push({ due: time + ms, run: () => run(...args) });
      Object.assign(window, { setTimeout: set });
      Object.defineProperty(window.navigator, 'onLine', { get: () => page.isOnline });
      const readyState = options.isArriving ? 'loading' : 'complete';
      Object.defineProperty(window.document, 'readyState', { value: readyState });
    },
  });
  const { window } = dom;
  const { document } = window;

  const page = {
    window,
    document,
    isOnline,
    find: <E extends Element = HTMLElement>(selector: string) =>
      document.querySelector<E>(selector)!,
    /** Scripts that were requested and are in the page. */
    requests: () =>
      [...document.querySelectorAll('script[src]')].map((each) => each.getAttribute('src')),
    press(selector: string) {
      page.find(selector).click();
      page.advance();
    },
    dispatch(name: string) {
      window.dispatchEvent(new window.Event(name));
      page.advance();
    },
    advance(ms = 0) {
      time += ms;
      for (let due = waiting.filter((each) => each.due <= time); due.length > 0;) {
        for (const each of due) {
          waiting.splice(waiting.indexOf(each), 1);
          each.run();
        }
        due = waiting.filter((each) => each.due <= time);
      }
    },
    arrive: (address: string) => settle(address, 'load'),
    fail: (address: string) => settle(address, 'error'),
    ready: () => page.dispatch('framework-ready'),
    /** With all events, each is replayed when the one before has had its effect. */
    async replay() {
      page.ready();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  function settle(address: string, event: 'load' | 'error') {
    page.find(`script[src="${address}"]`).dispatchEvent(new window.Event(event));
  }
  page.advance();
  return page;
}
