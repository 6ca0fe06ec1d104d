import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { type Plugin, runnerImport } from 'vite';
import { root } from '../../../scripts/lib/root.mjs';

/**
 * Keeps the server out of the browser: a test replaces the actions that its part calls, and an example
 * says what they answer.
 */
const actions: Plugin = {
  name: 'server-actions',
  enforce: 'pre',
  transform(code) {
    if (!/^['"]use server['"]/.test(code)) return;
    const names = [...code.matchAll(/export async function (\w+)/g)].map(([, name]) => name);
    const answer = (name = '') =>
      `export const ${name} = async () => {
        const answers = globalThis.exampleAnswers ?? {};
        if (!('${name}' in answers)) throw new Error('Mock ${name}.');
        const { ${name}: given } = answers;
        if (!given) throw new TypeError('Failed to fetch');
        return given;
      };`;
    return names.map(answer).join('\n');
  },
};

type Texts = Record<string, { words: Record<string, object> }>;

let loaded: Promise<Texts> | undefined;
const loadLocales = () =>
  (loaded ??= runnerImport<{ locales: Texts }>(`${root}/lib/words/locale.ts`, {
    root,
    resolve: { alias: { '@': root } },
  }).then(({ module }) => module.locales));

/** The words as a page gets them, filled with the facts, and those that a late part fetches. */
const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  async load(id) {
    if (id !== `${root}/lib/words/locale.ts`) return;
    return `export const locales = ${JSON.stringify(await loadLocales())};`;
  },
  configureServer({ middlewares }) {
    middlewares.use('/words', (request, response) => {
      const [name = '', language = ''] = request.url!.slice(1).split('.');
      void loadLocales().then((locales) =>
        response
          .setHeader('Content-Type', 'application/json')
          .end(JSON.stringify(locales[language]!.words[name])),
      );
    });
  },
};

const STYLES = `${root}/app/globals.css`;

/** The styles of the site. Vite's own imports in CSS do not know those of Tailwind. */
const styles: Plugin = {
  name: 'styles',
  enforce: 'pre',
  resolveId: (id) => (id === STYLES ? '\0styles.js' : undefined),
  async load(id) {
    if (id !== '\0styles.js') return;
    const { css } = await postcss([tailwind({ base: root })]).process(readFileSync(STYLES), {
      from: STYLES,
    });
    const element = `document.head.append(Object.assign(document.createElement('style'),`;
    return `${element} { textContent: ${JSON.stringify(css)} }));`;
  },
};

export const plugins = [actions, words, styles];
