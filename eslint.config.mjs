import next from 'eslint-config-next';
import nextTypescript from 'eslint-config-next/typescript';
import { dangerousCode } from './scripts/lint/dangerous-code.mjs';
import { durations } from './scripts/lint/durations.mjs';
import { floors } from './scripts/lint/floors.mjs';
import { lateImports } from './scripts/lint/late-imports.mjs';
import { standsAlone } from './scripts/lint/stands-alone.mjs';
import {
  actionsOnly,
  needlessSpread,
  noInlineAction,
  textOfLocale,
  waitsForTime,
} from './scripts/lint/syntax.mjs';

const fastCheck = {
  name: 'fast-check',
  message: 'Use the fast-check.ts of these tests, which fixes the seed.',
};

const ofReact = next
  .flatMap(({ rules = {} }) => Object.keys(rules))
  .filter((rule) => /^(react|react-hooks|jsx-a11y)\//.test(rule));

const config = [
  ...next,
  ...nextTypescript,
  // Without JSX and hooks there is nothing to find, and the compiler's rules take a fifth of all time.
  {
    files: ['{content,packages,scripts,tests}/**/*.{ts,mjs}'],
    rules: Object.fromEntries(ofReact.map((rule) => [rule, 'off'])),
  },
  {
    ignores: [
      '!build/**',
      '.next/**',
      'packages/*/dist/**',
      'coverage/**',
      '.mutations/**',
      'test-results/**',
      'playwright-report/**',
      'next-env.d.ts',
    ],
  },
  {
    plugins: {
      site: { rules: { durations, 'late-imports': lateImports, 'stands-alone': standsAlone } },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  ...floors,
  {
    files: [
      '{app,build,components,lib,scripts,tests}/**',
      'packages/*/{src,tests}/**',
      '*.config.ts',
    ],
    rules: { 'site/durations': 'error' },
  },
  {
    files: ['packages/**'],
    rules: { 'site/stands-alone': 'error' },
  },
  {
    files: ['tests/**', 'packages/*/tests/**'],
    ignores: ['tests/support/fast-check.ts', 'packages/*/tests/fast-check.ts'],
    rules: { 'no-restricted-imports': ['error', fastCheck] },
  },
  { rules: { 'no-restricted-syntax': ['error', needlessSpread] } },
  {
    files: ['tests/e2e/**', 'tests/support/**'],
    rules: { 'no-restricted-syntax': ['error', needlessSpread, waitsForTime] },
  },
  {
    files: ['app/**', 'components/**', 'lib/**', 'content/**', 'packages/*/src/**'],
    rules: {
      'no-console': 'error',
      'no-restricted-syntax': ['error', needlessSpread, actionsOnly, noInlineAction, textOfLocale],
      'max-lines': ['error', 300],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in lib/env.ts alone.' },
      ],
    },
  },
  // What runs at a visitor's request.
  {
    files: [
      '{app,components,lib}/**/*.{ts,tsx}',
      // All but a tool of the build.
      'packages/!(quiet-next)/src/**/*.ts',
      'packages/quiet-next/src/loader.js',
      'proxy.ts',
      'instrumentation.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        needlessSpread,
        actionsOnly,
        noInlineAction,
        textOfLocale,
        ...dangerousCode,
      ],
    },
  },
  {
    files: ['{app,build,components,content,lib,scripts}/**/*.{ts,tsx,mjs}', '*.ts'],
    rules: {
      'import/no-extraneous-dependencies': ['error', { packageDir: [import.meta.dirname] }],
    },
  },
  // The build replaces the settings in theme-colors.ts and page-language.ts by their values. A host tells
  // its adapter, and a server that is tried gets the environment of the build.
  {
    files: [
      'lib/env.ts',
      'content/unconfirmed.ts',
      'lib/contact/refused-form.ts',
      'lib/covers.ts',
      'lib/portrait.ts',
      'lib/recording.ts',
      'lib/server/requests.ts',
      'lib/words/page-language.ts',
      'lib/styles/theme-colors.ts',
      'packages/quiet-next/src/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
];

export default config;
