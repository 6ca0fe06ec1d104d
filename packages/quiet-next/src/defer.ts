/** No page requests a script before the first sign of its visitor: a loader of one kilobyte waits. */
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { fetchesScript, hintsOf } from './hints.ts';
import { type QuietOptions } from './options.ts';
import { type Output } from './output.ts';
import { type Page } from './page.ts';
import { type KeepInline, scriptKind } from './script-kind.ts';

export type LoaderOptions = Pick<QuietOptions, 'atOnce' | 'events' | 'instant'>;

/** The same text for all pages, so that policies name one hash. */
export function createLoader({ atOnce, events = 'all', instant = [] }: LoaderOptions = {}): string {
  const source = readFileSync(new URL('./loader.js', import.meta.url), 'utf8');
  const values = {
    KNOWN_ATTRIBUTE: atOnce?.attribute ?? '',
    KNOWN_EVENT: atOnce?.event ?? '',
    ALL_EVENTS: events === 'all',
    TABS: instant.includes('tabs'),
    ROWS: instant.includes('rows'),
    SELECTION: instant.includes('selection'),
  };
  const define = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const { code } = transformSync(source, {
    minify: true,
    format: 'iife',
    treeShaking: true,
    target: 'es2020',
    define,
  });
  return code.trim();
}

export function deferFramework(
  page: Page,
  output: Pick<Output, 'addScript'>,
  { loader, keepInline }: { loader: string; keepInline?: KeepInline },
): void {
  const scripts = page.all('script');
  const ofKind = (kind: ReturnType<typeof scriptKind>) =>
    scripts.filter((script) => scriptKind(script, keepInline) === kind);
  const chunks = ofKind('chunk');
  const flight = ofKind('flight');
  const bootstrap = ofKind('bootstrap');
  // Before 16.4 the bootstrap is a chunk.
  const bootstraps =
    bootstrap.length || chunks.filter(({ attribs }) => attribs.id === '_R_').length;
  if (chunks.length === 0 || flight.length === 0 || bootstraps !== 1) {
    throw new Error(
      `${page.route}: expected chunks, flight data and one bootstrap, found ${chunks.length}, ${flight.length} and ${bootstraps}`,
    );
  }

  const address = output.addScript([...bootstrap, ...flight].map(({ text }) => text).join('\n'));
  const addresses = new Set(chunks.map(({ attribs }) => attribs.src!));
  const needsItNow = page.elements.some(({ attribs }) => attribs['data-framework'] === 'now');
  const now = needsItNow ? ' data-now=""' : '';
  const preloads = hintsOf(page).filter(fetchesScript);
  // Browsers that need the old ones cannot run the others.
  const removed = [...chunks, ...flight, ...bootstrap, ...preloads, ...ofKind('old')];
  page.edit([
    ...removed.map(({ at, until }) => ({ at, until })),
    {
      // Before the body, so that it hears a press while the rest of the page still arrives.
      at: page.html.indexOf('</head>'),
      by: `<script data-page="${address}" data-scripts="${[...addresses].join(' ')}"${now}>${loader}</script>`,
    },
  ]);
}
