import { type Page, type Request, type Route } from 'playwright';
import { runnerImport } from 'vite';
import { type BrowserCommand } from 'vitest/node';
import { root } from '../../../scripts/lib/root.mjs';
import type * as conformance from '../../support/conformance';

type Media = Parameters<Page['emulateMedia']>[0];
type Checkers = typeof conformance;
type Check = [engine: keyof Checkers['ENGINES'], rules?: readonly string[]];

let checkers: Promise<Checkers> | undefined;
const loadCheckers = () =>
  (checkers ??= runnerImport<Checkers>(`${root}/tests/support/conformance.ts`, {
    root,
    resolve: { alias: { '@': root } },
  }).then(({ module }) => module));

/** A world of scripts beside that of the test: it shares the document, and not the paused clock. */
async function openIsolatedWorld(page: Page, url: string) {
  const browser = await page.context().newCDPSession(page);
  const { frameTree } = await browser.send('Page.getFrameTree');
  const { id: frameId } = frameTree.childFrames!.find(({ frame }) => frame.url === url)!.frame;
  const worldName = 'checkers';
  const world = await browser.send('Page.createIsolatedWorld', { frameId, worldName });
  return async <T>(expression: string) => {
    const { result, exceptionDetails } = await browser.send('Runtime.evaluate', {
      expression,
      contextId: world.executionContextId,
      awaitPromise: true,
      returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value as T;
  };
}

/** Errors of the HTML standard and of accessibility, in an element. */
const findFaults: BrowserCommand<[within: string]> = async ({ page, frame }, within) => {
  const { COLOURS, END_TRANSITIONS, ENGINES, findHtmlErrors, isFault } = await loadCheckers();
  const [url] = (await frame()).url().split('#') as [string];
  const evaluate = await openIsolatedWorld(page, url);
  const html = await evaluate<string>('document.body.outerHTML');
  // React's own, for forms with an action; the HTML of the server has the address of the page.
  const body = html.replaceAll(/action="javascript:throw[^"]*"/g, 'action="/"');
  const head = '<!doctype html><html lang="en"><head><title>Part</title></head>';
  const found = await findHtmlErrors(`${head}${body}</html>`);
  const check = async ([engine, rules]: Check) => {
    const { source, check: toExpression } = ENGINES[engine];
    if (await evaluate(`typeof ${engine} === 'undefined'`)) await evaluate(`${source};0`);
    const expression = toExpression(`document.querySelector('${within}')`, rules && [...rules]);
    const findings = await evaluate<Parameters<typeof isFault>[0][]>(expression);
    // A part does not know the headings around it.
    const faults = findings.filter((each) => isFault(each) && each.rule !== 'heading-order');
    found.push(...faults.map(({ rule, html }) => `${rule}: ${html}`));
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await evaluate(END_TRANSITIONS);
  await check(['axe']);
  await check(['ace']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await check(['axe', COLOURS]);
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return found;
};

/** Requests of files that wait until `releaseFiles`. */
const held = new WeakMap<Page, Route[]>();

/** Requests that have no answer yet, since `isLoading` was first called. */
const underWay = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): Set<Request> {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => requests.add(request));
  const forget = (request: Request) => void requests.delete(request);
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);
  return requests;
}

/** Pages whose popups are closed. */
const inFront = new WeakSet<Page>();

/** Closes what a link opens. Behind it, the page of the tests would be painted once a second at most. */
const stayInFront: BrowserCommand<[]> = ({ page }) => {
  if (inFront.has(page)) return;
  inFront.add(page);
  page.on('popup', (popup) => void popup.close().then(() => page.bringToFront()));
};

/** What a test asks of the browser itself. */
export const commands = {
  findFaults,
  stayInFront,
  /** The corner of the window, where no part is. */
  movePointerAway: (({ page }) => page.mouse.move(0, 0)) as BrowserCommand<[]>,
  turnWheel: (({ page }, right: number) => page.mouse.wheel(right, 0)) as BrowserCommand<
    [right: number]
  >,
  /** Touches an element in its middle, as a finger does. */
  tap: (async ({ page, iframe }, selector: string) => {
    const { x, y, width, height } = (await iframe.locator(selector).boundingBox())!;
    const browser = await page.context().newCDPSession(page);
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await browser.detach();
  }) as BrowserCommand<[selector: string]>,
  pressMouse: (({ page }) => page.mouse.down()) as BrowserCommand<[]>,
  releaseMouse: (({ page }) => page.mouse.up()) as BrowserCommand<[]>,
  /** Held down until it is released: a second call is a repeat. */
  keyDown: (({ page }, key: string) => page.keyboard.down(key)) as BrowserCommand<[key: string]>,
  keyUp: (({ page }, key: string) => page.keyboard.up(key)) as BrowserCommand<[key: string]>,
  emulateMedia: (({ page }, media) => page.emulateMedia(media)) as BrowserCommand<[media: Media]>,
  isLoading: (({ page }) => (underWay.get(page) ?? watchRequests(page)).size > 0) as BrowserCommand<
    []
  >,
  /** Makes every request fail whose address ends with one of these, from now on. */
  failFiles: (({ page }, ends: string[]) =>
    page.route(
      (url) => ends.some((end) => url.pathname.endsWith(end)),
      (route) => route.abort(),
    )) as BrowserCommand<[ends: string[]]>,
  holdFiles: (({ page }, ends: string[]) =>
    page.route(
      (url) => ends.some((end) => url.pathname.endsWith(end)),
      (route) => void held.set(page, [...(held.get(page) ?? []), route]),
    )) as BrowserCommand<[ends: string[]]>,
  /** Lets all of them through. */
  releaseFiles: (async ({ page }) => {
    await page.unrouteAll();
    await Promise.all((held.get(page) ?? []).map((route) => route.continue()));
    held.delete(page);
  }) as BrowserCommand<[]>,
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    findFaults(within: string): Promise<string[]>;
    stayInFront(): Promise<void>;
    movePointerAway(): Promise<void>;
    turnWheel(right: number): Promise<void>;
    tap(selector: string): Promise<void>;
    pressMouse(): Promise<void>;
    releaseMouse(): Promise<void>;
    keyDown(key: string): Promise<void>;
    keyUp(key: string): Promise<void>;
    emulateMedia(media: Media): Promise<void>;
    isLoading(): Promise<boolean>;
    failFiles(ends: string[]): Promise<void>;
    holdFiles(ends: string[]): Promise<void>;
    releaseFiles(): Promise<void>;
  }
}
