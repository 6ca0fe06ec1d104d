/** A tab of a browser, as far as the walks use one. What is pressed and typed is real input. */
export interface Tab {
  /** Opens a page of the site. */
  open(path: string): Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments. */
  run<Args extends unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** Presses the mouse at a point of the window. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  pressKey(key: Key): Promise<void>;
  /** Enters a date, as in `2000-02-29`, into the date field that has the focus. */
  enterDate(date: string): Promise<void>;
  goBack(): Promise<void>;
  goForward(): Promise<void>;
  /** A PNG of what the window shows. */
  takePicture(): Promise<Buffer>;
  /** What the console and the page have reported as errors so far. */
  problems(): string[];
  close(): Promise<void>;
}

export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowLeft';

export interface Size {
  width: number;
  height: number;
}

export const SIZES: Size[] = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

export interface Browser {
  /** A tab that shares nothing with the ones before. */
  openTab(site: string, size: Size): Promise<Tab>;
  close(): Promise<void>;
}
