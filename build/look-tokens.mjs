/** Gives the tokens of app/globals.css the colors of the site's hue (`build/look.ts`). */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** @returns {import('postcss').Plugin} */
export default function lookTokens() {
  return {
    postcssPlugin: 'look-tokens',
    Once(root, { result }) {
      const file = resolve('.fonts/look.json');
      if (!result.opts.from?.endsWith('globals.css') || !existsSync(file)) return;
      result.messages.push({
        type: 'dependency',
        plugin: 'look-tokens',
        file,
        parent: result.opts.from,
      });
      const tokens = JSON.parse(readFileSync(file, 'utf8'));
      for (const rule of root.nodes) {
        if (rule.type !== 'rule' || rule.selector !== ':root') continue;
        rule.walkDecls((token) => {
          token.value = tokens[token.prop] ?? token.value;
        });
      }
    },
  };
}
lookTokens.postcss = true;
