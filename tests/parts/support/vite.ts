import { type UserConfig } from 'vite';
import { languagesInAddresses } from '../../../content/languages.ts';
import { root } from '../../../scripts/lib/root.mjs';
import { plugins } from './plugins.ts';

/** How the parts are served, to their tests and to the page of parts. */
export const partsConfig = {
  root,
  plugins,
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: {
      'node:crypto': `${root}/tests/parts/support/crypto.ts`,
      'next/navigation': `${root}/tests/parts/support/navigation.ts`,
      '@': root,
    },
  },
  // As `next.config.ts` where a site has no color and no recording of its own.
  define: {
    'process.env.THEME_COLORS': '""',
    'process.env.CONFIRMED': '""',
    'process.env.RECORDING': '""',
    'process.env.RECORDING_END': '""',
    'process.env.RECORDING_POSTER': '""',
    'process.env.LANGUAGES_IN_ADDRESSES': JSON.stringify(languagesInAddresses),
  },
  cacheDir: 'node_modules/.cache/parts',
  // All that the parts import: one found during the run would reload the tests.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      '@radix-ui/react-checkbox',
      '@radix-ui/react-dialog',
      '@radix-ui/react-label',
      '@radix-ui/react-slot',
      'class-variance-authority',
      'clsx',
      'lucide-react',
      'sonner',
      'tailwind-merge',
      'uqr',
      'vitest-browser-react',
      'zod',
      'zod/mini',
    ],
  },
} satisfies UserConfig;
