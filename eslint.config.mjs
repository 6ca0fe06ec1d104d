import next from 'eslint-config-next';
import nextTypescript from 'eslint-config-next/typescript';

/** One arrow: app → components → lib → content. Nothing imports app; tests may import all. */
const forbid = (...groups) => [
  'error',
  { patterns: groups.map(({ group, message }) => ({ group, message })) },
];
const app = { group: ['@/app/*', '**/app/**'], message: 'Nothing imports from app.' };
const components = {
  group: ['@/components/*', '**/components/**'],
  message: 'lib and content do not know components.',
};
const lib = { group: ['@/lib/*', '**/lib/**'], message: 'content is data; it does not import lib.' };
const areas = ['layout', 'home', 'about', 'books', 'contact', 'account', 'payment', 'assistant'];
const otherAreas = (own) => ({
  group: areas.filter((area) => area !== own).map((area) => `@/components/${area}/*`),
  message: 'Areas of components do not import one another; share through components/ui or forms.',
});

const config = [
  ...next,
  ...nextTypescript,
  { ignores: ['.next/**', 'node_modules/**', 'test-results/**', 'playwright-report/**', 'next-env.d.ts'] },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      // Pages are separate documents here (docs/decisions/004): plain links, no client router.
      '@next/next/no-html-link-for-pages': 'off',
    },
  },
  { files: ['components/**'], rules: { 'no-restricted-imports': forbid(app) } },
  ...areas.map((area) => ({
    files: [`components/${area}/**`],
    rules: { 'no-restricted-imports': forbid(app, otherAreas(area)) },
  })),
  {
    files: ['components/ui/**', 'components/forms/**'],
    rules: {
      'no-restricted-imports': forbid(app, otherAreas(''), {
        group: ['@/content/*'],
        message: 'Primitives know nothing of the site; hand values in.',
        allowTypeImports: true,
      }),
    },
  },
  { files: ['lib/**'], rules: { 'no-restricted-imports': forbid(app, components) } },
  { files: ['content/**'], rules: { 'no-restricted-imports': forbid(app, components, lib) } },
  {
    files: ['app/**', 'components/**', 'lib/**', 'content/**'],
    ignores: ['lib/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in lib/env.ts alone.' },
      ],
      'no-console': 'error',
    },
  },
];

export default config;
