import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { scriptsOf, without, type Script } from './html-scripts';

const source = readFileSync(new URL('./loader.js', import.meta.url), 'utf8');

/** The inline loader, as it stands in every page. */
export const loader = transformSync(source, { minify: true, target: 'es2020' }).code.trim();

/** Where the flight data of the pages is served from; the name is a hash, so it never changes. */
export const LATE_FOLDER = '/_next/static/late/';

/** Pages that need their scripts at once say so on an element. */
const AT_ONCE = 'data-framework="now"';

const isChunk = ({ attributes: { src, async } }: Script) =>
  async !== undefined && src?.startsWith('/_next/static/chunks/') === true;
const isFlight = ({ text }: Script) => /^\(?self\.__next_f(=|\.push\()/.test(text);
const isBootstrap = ({ attributes }: Script) => attributes.id === '_R_';

/**
 * Moves the framework of a prerendered page behind the loader: its scripts are taken out, the
 * flight data goes to a file of its own, and the loader stands at the end of the body.
 *
 * @returns the page, and the file that has to be served from {@link LATE_FOLDER}.
 * @throws when the page is not what Next is known to write.
 */
export function late(html: string): { html: string; file: { name: string; text: string } } {
  const scripts = scriptsOf(html);
  const chunks = scripts.filter(isChunk);
  const flight = scripts.filter(isFlight);
  const bootstrap = scripts.filter(isBootstrap);
  if (chunks.length === 0 || flight.length === 0 || bootstrap.length !== 1) {
    throw new Error(
      `expected chunks, flight data and one bootstrap, found ${chunks.length}, ${flight.length} and ${bootstrap.length}`,
    );
  }

  const text = [...bootstrap, ...flight].map((script) => script.text).join('\n');
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 16)}.js`;
  const addresses = [...new Set(chunks.map(({ attributes }) => attributes.src))].join(' ');
  const now = html.includes(AT_ONCE) ? ' data-now=""' : '';
  const element = `<script data-page="${LATE_FOLDER}${name}" data-chunks="${addresses}"${now}>${loader}</script>`;

  const bare = without(html, [...chunks, ...flight, ...bootstrap]).replaceAll(
    /<link rel="preload"[^>]*as="script"[^>]*>/g,
    '',
  );
  const at = bare.lastIndexOf('</body>');
  if (at < 0) throw new Error('the page has no end of the body');
  return { html: bare.slice(0, at) + element + bare.slice(at), file: { name, text } };
}
