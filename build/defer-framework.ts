import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { transformSync } from 'esbuild';
import { type Build } from './build';
import { type Page } from './page';
import { scriptKind } from './script-kind';

const source = readFileSync(new URL('./loader.js', import.meta.url), 'utf8');

export const loader = transformSync(source, { minify: true, target: 'es2020' }).code.trim();

export const chunkAddress = (name: string) => `/_next/static/chunks/${name}.js`;

function chunkName(address: string): string {
  const name = basename(address, '.js');
  if (chunkAddress(name) !== address) throw new Error(`${address} is not where chunks lie`);
  return name;
}

/** Marks a page that needs its scripts at once. */
const AT_ONCE = '[data-framework="now"]';

export function deferFramework(page: Page, build: Pick<Build, 'addLate'>): void {
  const scripts = page.all('script');
  const ofKind = (kind: ReturnType<typeof scriptKind>) =>
    scripts.filter((script) => scriptKind(script) === kind);
  const chunks = ofKind('chunk');
  const flight = ofKind('flight');
  const bootstrap = ofKind('bootstrap');
  if (chunks.length === 0 || flight.length === 0 || bootstrap.length !== 1) {
    throw new Error(
      `${page.route}: expected chunks, flight data and one bootstrap, found ${chunks.length}, ${flight.length} and ${bootstrap.length}`,
    );
  }

  const text = [...bootstrap, ...flight].map(({ textContent }) => textContent).join('\n');
  const address = build.addLate(text, 'js');

  const preloads = page.all('link[rel="preload"][as="script"]');
  // Browsers that need these cannot run the others.
  const old = ofKind('old');
  for (const element of [...chunks, ...flight, ...bootstrap, ...preloads, ...old]) {
    page.remove(element);
  }
  const names = new Set(chunks.map((script) => chunkName(script.getAttribute('src')!)));
  const now = page.document.querySelector(AT_ONCE) ? ' data-now=""' : '';
  page.appendToBody(
    `<script data-page="${address}" data-chunks="${[...names].join(' ')}"${now}>${loader}</script>`,
  );
}
