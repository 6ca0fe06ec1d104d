import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@/scripts/lib/port.mjs';
import { end } from '@/scripts/lib/run.mjs';
import { type Browser, type Size, type Tab } from './browser';
import { ASK_INTERVAL } from '../support/limits';
import { startSession } from './webdriver';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

const SCREEN = { width: 1280, height: 900 };

/** Starts a display without a screen, on a free number, and returns its name. */
async function startDisplay(program: string) {
  const { width, height } = SCREEN;
  const args = ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', `${width}x${height}x24`];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [name] = (await once(child.stdio[3]!, 'data')) as [Buffer];
  return { child, name: `:${String(name).trim()}` };
}

/**
 * MiniBrowser's toolbar is 447 px wide. A window that a page opens has none, so the walk goes on in
 * such a window, which is as narrow as it is told to be.
 */
async function openWindow(session: Awaited<ReturnType<typeof startSession>>, size: Size) {
  const [first] = await session.listWindows();
  await session.run(`() => void open('about:blank', '_blank', 'popup,noopener,width=390')`, []);
  let windows: string[];
  do {
    await wait(ASK_INTERVAL);
    windows = await session.listWindows();
  } while (windows.length < 2);
  await session.closeWindow();
  await session.switchTo(windows.find((name) => name !== first)!);
  // The window below the pointer has the focus, and the pointer is in the middle of the screen.
  await session.moveWindow({ x: Math.floor((SCREEN.width - size.width) / 2), y: 0, ...size });
}

async function openTab(
  driver: ChildProcess,
  url: string,
  binary: string,
  site: string,
  size: Size,
) {
  let output = '';
  const listen = (chunk: Buffer) => (output += chunk);
  driver.stdout!.on('data', listen);
  const session = await startSession(driver, url, {
    'webkitgtk:browserOptions': {
      binary,
      args: [
        '--automation',
        '--javascript-can-open-windows-automatically=true',
        '--enable-write-console-messages-to-stdout=true',
      ],
    },
  });
  await openWindow(session, size);
  const tab: Tab = {
    async open(path) {
      await session.open(site + path);
    },
    run: (work, ...args) => session.run(String(work), args) as Promise<never>,
    async pressAt(x, y) {
      await session.pressAt(x, y);
    },
    async type(text) {
      await session.type(text);
    },
    async pressKey(key) {
      await session.pressKey(key);
    },
    // WebDriver types nothing into the parts of a date here.
    async enterDate(date) {
      await tab.run((value) => {
        const field = document.activeElement as HTMLInputElement;
        field.value = value;
        for (const type of ['input', 'change']) {
          field.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }, date);
    },
    async goBack() {
      await session.goBack();
    },
    async goForward() {
      await session.goForward();
    },
    takePicture: session.takePicture,
    problems: () => output.match(/^CONSOLE .*ERROR.*$/gm) ?? [],
    async close() {
      await session.end();
      driver.stdout!.off('data', listen);
    },
  };
  return tab;
}

/** How often a browser is started that does not answer. */
const STARTS = 3;

/** WebKitGTK's MiniBrowser on a display of its own. */
export async function launchWebKit({ driver, browser, display }: WebKitPrograms): Promise<Browser> {
  const screen = await startDisplay(display);
  const port = await freePort();
  // With a group of its own, which its browsers belong to.
  const startDriver = () =>
    spawn(driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: screen.name, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true,
    });
  let child = startDriver();
  const endDriver = () => end(child, 'SIGTERM', (signal) => process.kill(-child.pid!, signal));

  async function startTab(site: string, size: Size): Promise<Tab> {
    const url = `http://127.0.0.1:${port}`;
    for (let start = 1; ; start++) {
      try {
        return await openTab(child, url, browser, site, size);
      } catch (error) {
        if (start === STARTS) throw error;
        await endDriver();
        child = startDriver();
      }
    }
  }

  return {
    openTab: startTab,
    async close() {
      await endDriver();
      await end(screen.child);
    },
  };
}
