export interface CriticalOptions {
  /** Selectors of states that a script in the page sets before the stylesheet arrives. */
  allow?: readonly RegExp[];
  /** Selectors that may wait for the stylesheet: what only a press or the framework brings. */
  late?: readonly RegExp[];
  /** HTML beside that of a page for which its styles must do, too: what a script in it makes of it. */
  markup?: (route: string) => string;
}

/**
 * `tabs` shows the panel of a tab, `rows` scrolls a row (`data-scroll-to`), and `selection` selects the text
 * of a field (`data-select`).
 */
export type Instant = 'tabs' | 'rows' | 'selection';

/** A request beside those for pages, and the status that it has to be answered with. */
export interface ExpectedAnswer {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  status: number;
}

export interface VerifyOptions {
  /**
   * Settings of the server that is tried.
   *
   * @param folder is empty, and removed afterwards.
   */
  env?: (folder: string) => Record<string, string | undefined>;
  /** Such as the refusal of a guard that has to stand before Next. */
  answers?: readonly ExpectedAnswer[];
}

export interface QuietOptions {
  /**
   * `deferred` takes the framework out of the pages. `eager` leaves it in. `both` is `deferred`, with the
   * files in which an eager build differs in `<distDir>/eager`, for tests.
   */
  framework?: 'deferred' | 'eager' | 'both';
  /**
   * The policy of a page, or for `/_not-found` of every address without a page. Without this, the build
   * writes no policies. With `exclude` it is not asked for `/_not-found`.
   *
   * @param hashes of the page's inline scripts, as a policy has them.
   */
  policy?: (hashes: readonly string[], route: string) => string;
  /**
   * Leaves a page as Next built it, with what next.config says of it.
   *
   * @param route a path of the build, or the pattern of what is rendered on request, such as `/posts/[id]`.
   */
  exclude?: (route: string) => boolean;
  /** Whether an inline script is one of yours, which stays in the page. */
  keepInline?: (text: string) => boolean;
  /** Puts the styles of a page's first sight into it. Without this, stylesheets stay as they are. */
  critical?: CriticalOptions;
  /**
   * Which events wait for the framework: `all` that a visitor causes, or the `presses` of buttons, with a
   * loader of half the size. By default, all.
   */
  events?: 'all' | 'presses';
  /** What the loader answers itself, before the framework. */
  instant?: readonly Instant[];
  /** Visitors for whom the framework loads at once. */
  atOnce?: {
    /** In `dataset` of `<html>`, set by an inline script. */
    attribute: string;
    /** Name of an event on `window` after which the attribute is read again. */
    event?: string;
  };
  /** Addresses of static routes whose answer never changes: compressed ahead, too. */
  unchanging?: RegExp;
  /** Compresses pages, scripts and stylesheets ahead. By default, where no host brings an adapter. */
  brotli?: boolean;
  /** Serves the finished build once and names every page that breaks a promise. By default, true. */
  verify?: boolean | VerifyOptions;
}
