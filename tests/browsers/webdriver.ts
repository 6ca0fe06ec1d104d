import { type ChildProcess } from 'node:child_process';
import { untilReady } from '@/scripts/lib/until-ready.mjs';

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

/** MiniBrowser at times does not answer the driver, which then waits for ever. It is started again. */
const STARTS_WITHIN_MS = 20_000;

/** A session of WebDriver, over HTTP. @throws where its browser does not start in time. */
export async function startSession(
  child: ChildProcess,
  driver: string,
  capabilities: Record<string, unknown>,
) {
  async function call(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const response = await fetch(driver + path, {
      method,
      signal,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  const isReady = () =>
    call('GET', '/status').then(
      () => true,
      () => false,
    );
  if (!(await untilReady(child, isReady, 'WebKitWebDriver does not answer'))) {
    throw new Error('WebKitWebDriver ended.');
  }
  const wanted = { capabilities: { alwaysMatch: capabilities } };
  const started = call('POST', '/session', wanted, AbortSignal.timeout(STARTS_WITHIN_MS));
  const { sessionId } = (await started) as { sessionId: string };
  const at = `/session/${sessionId}`;

  const perform = (type: string, parameters: object, actions: object[]) =>
    call('POST', `${at}/actions`, { actions: [{ type, id: type, parameters, actions }] });

  function typeKeys(keys: string[]) {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    return perform('key', {}, actions);
  }

  return {
    open: (url: string) => call('POST', `${at}/url`, { url }),
    run: (source: string, args: unknown[]) =>
      call('POST', `${at}/execute/sync`, { script: `return (${source})(...arguments)`, args }),
    pressAt: (x: number, y: number) =>
      perform('pointer', { pointerType: 'mouse' }, [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text: string) => typeKeys([...text]),
    pressKey: (key: keyof typeof KEYS) => typeKeys([KEYS[key]]),
    goBack: () => call('POST', `${at}/back`, {}),
    goForward: () => call('POST', `${at}/forward`, {}),
    takePicture: async () =>
      Buffer.from((await call('GET', `${at}/screenshot`)) as string, 'base64'),
    listWindows: () => call('GET', `${at}/window/handles`) as Promise<string[]>,
    switchTo: (handle: string) => call('POST', `${at}/window`, { handle }),
    closeWindow: () => call('DELETE', `${at}/window`),
    moveWindow: (place: { x: number; y: number; width: number; height: number }) =>
      call('POST', `${at}/window/rect`, place),
    end: () => call('DELETE', at),
  };
}
