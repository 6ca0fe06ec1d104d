import { type Size } from './browser';
import { type Gate } from './gate';
import { type Page } from './page';

/** What a walk is given. */
export interface Visit {
  page: Page;
  gate: Gate;
  size: Size;
  /** Where the pictures of this browser at this width go. */
  pictures: string;
  /** Expects such a line in the console. */
  allow(problem: RegExp): void;
  /** What the sheet has received from this sender. */
  received(email: string): Promise<unknown[]>;
}

/** The menu is a button up to here, and a row above. */
export const hasMenuButton = ({ size }: Visit) => size.width < 1024;
