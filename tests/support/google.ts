import { type BrowserContext, type Page } from '@playwright/test';
import { type Account } from './account';
import { account } from './words';

/**
 * Stands for Google's script that lets a page and Firebase's helper frame talk, which is all of it
 * that signing in by popup uses. Everything else is real: Firebase's code and the emulator's pages.
 */
function standIn() {
  interface Question {
    gapi: 'ask' | 'answer';
    id: number;
    name?: string;
    message?: unknown;
  }
  type Handler = (message: unknown) => unknown;
  type Answer = (responses: unknown[]) => void;

  /** A question may come before there is anybody to answer it. */
  const handlers = new Map<string, { found: Promise<Handler>; set: (handler: Handler) => void }>();
  const handler = (name: string) => {
    if (!handlers.has(name)) {
      let set: (handler: Handler) => void = () => {};
      const found = new Promise<Handler>((resolve) => (set = resolve));
      handlers.set(name, { found, set });
    }
    return handlers.get(name)!;
  };
  const waiting = new Map<number, Answer>();
  let questions = 0;

  function talkTo(other: () => Window) {
    addEventListener('message', async ({ data, source }: MessageEvent<Question>) => {
      if (source !== other() || !data?.gapi) return;
      if (data.gapi === 'answer') {
        try {
          waiting.get(data.id)?.([data.message]);
        } catch {
          // Firebase throws after each of them, and Google's own script takes no notice.
        }
        return;
      }
      const message = await (await handler(data.name ?? '').found)(data.message);
      other().postMessage({ gapi: 'answer', id: data.id, message }, '*');
    });
    return {
      restyle: async () => {},
      register: (name: string, answer: Handler) => handler(name).set(answer),
      send(name: string, message: unknown, answer: Answer) {
        waiting.set(++questions, answer);
        other().postMessage({ gapi: 'ask', id: questions, name, message }, '*');
      },
    };
  }

  interface Wish {
    where: Element;
    url: string;
    attributes?: { style?: Record<string, string> };
  }
  function open({ where, url }: Wish, opened: (frame: unknown) => unknown) {
    const element = document.createElement('iframe');
    element.hidden = true;
    const loaded = new Promise((resolve) => element.addEventListener('load', resolve));
    element.src = url;
    where.append(element);
    return opened({ ...talkTo(() => element.contentWindow!), ping: () => loaded });
  }

  const context = { open, getParentIframe: () => talkTo(() => parent) };
  const gapi = {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: {} },
  };
  const page = window as unknown as Record<string, unknown> & { gapi: typeof gapi };
  page.gapi = gapi;
  const { src } = document.currentScript as HTMLScriptElement;
  const ready = page[new URL(src).searchParams.get('onload') ?? 'gapi_onload'];
  if (typeof ready === 'function') ready();
}

/** Lets Google's popup open in this browser, with accounts of the emulator in it. */
export async function allowGoogle(context: BrowserContext): Promise<void> {
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  );
  // Fonts and styles of the popup, which it does without.
  await context.route(/https:\/\/(unpkg\.com|fonts\.\w+\.com)\//, (route) =>
    route.fulfill({ contentType: 'text/css', body: '' }),
  );
}

/** Presses the button that opens Google's popup. */
export async function openPopup({ page, dialog }: Account): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: account.dialog.google }).click();
  return popup;
}

/** Signs in by a new account of Google's. */
export async function addGoogleAccount(
  popup: Page,
  { email, name }: Record<'email' | 'name', string>,
) {
  await popup.getByText('Add new account').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#display-name-input').fill(name);
  await popup.locator('#sign-in').click();
}

/** Requests that signing in by Google makes to others, for `problems.allow`. */
export const googleTalk = /apis\.google\.com|unpkg\.com|fonts\.\w+\.com|mdc is not defined/;
