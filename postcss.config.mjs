import lookTokens from './build/look-tokens.mjs';

const config = { plugins: [lookTokens(), '@tailwindcss/postcss'] };
export default config;
