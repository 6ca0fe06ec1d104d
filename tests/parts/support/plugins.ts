import { readFileSync } from 'node:fs';
import tailwind from '@tailwindcss/postcss';
import postcss from 'postcss';
import { type Plugin, runnerImport } from 'vite';
import { root } from '../../../scripts/lib/root.mjs';

/** Keeps the server out of the browser: a test replaces the actions that its part calls. */
const actions: Plugin = {
  name: 'server-actions',
  enforce: 'pre',
  transform(code) {
    if (!/^['"]use server['"]/.test(code)) return;
    const names = [...code.matchAll(/export async function (\w+)/g)].map(([, name]) => name);
    const refuse = (name = '') =>
      `export const ${name} = () => Promise.reject(new Error('Mock ${name}.'));`;
    return names.map(refuse).join('\n');
  },
};

/** The words as a page gets them: filled with the facts by the server. */
const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  async load(id) {
    if (id !== `${root}/lib/locale.ts`) return;
    const alias = { '@': root };
    const { module } = await runnerImport<{ locales: object }>(id, { root, resolve: { alias } });
    return `export const locales = ${JSON.stringify(module.locales)};`;
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
