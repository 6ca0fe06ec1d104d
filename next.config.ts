import { existsSync, readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { actionKey } from './build/action-key';
import { definedColors } from './build/look';
import { definedCovers } from './build/covers';
import { handlerPattern } from './build/handlers';
import { requireMade } from './build/made';
import { definedPortrait } from './build/portrait';
import { definedRecording } from './build/recording/provide';
import { languagesInAddresses } from './content/languages';
import { listPaths } from './content/pages';
import { developmentRules, headerRules } from './lib/csp/header-rules';
import { cspSources } from './lib/csp/csp-sources';
import { env } from './lib/env';
import { builtSettings } from './lib/server/start/built-with';

/** Of the actions of a build, without telling their key. */
const formBuild = () =>
  createHash('sha256')
    .update(process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '')
    .digest('hex')
    .slice(0, 8);

const settings: NextConfig = {
  // Finishes the pages and their policies when they are built (docs/decisions/025).
  adapterPath: resolve('build/adapter.mjs'),
  // A folder that runs with nothing beside it, for images and hosts without npm.
  output: process.env.OUTPUT === 'standalone' ? 'standalone' : undefined,
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  typedRoutes: true,
  reactStrictMode: true,
  // Pictures are encoded ahead of time, so the optimizer has no work here.
  images: { unoptimized: true },
  // The adapter checks the types.
  typescript: { tsconfigPath: 'tsconfig.build.json', ignoreBuildErrors: true },
  // A page takes as long as it takes: on a busy machine some need more than Next's 60 s, and the build failed.
  staticPageGenerationTimeout: 24 * 60 * 60,
  agentRules: false,
  headers: async () =>
    process.env.NODE_ENV === 'production'
      ? headerRules(listPaths(), cspSources())
      : developmentRules(cspSources()),
  // Not `env`, which reaches the browser's scripts too.
  compiler: {
    defineServer: {
      'process.env.EPHEMERAL_DISK': process.env.NEXT_ADAPTER_PATH ? '1' : '',
      'process.env.BUILT_WITH': JSON.stringify(builtSettings(env)),
    },
  },
  // Draw the share pictures at build; they find their WebAssembly beside themselves.
  serverExternalPackages: ['harfbuzzjs', 'wawoff2'],
  outputFileTracingExcludes: {
    '/pictures/**': [
      '**/*.png',
      '**/node_modules/harfbuzzjs*',
      '**/node_modules/wawoff2*',
      '.fonts/**',
    ],
  },
  experimental: {
    globalNotFound: true,
    // Pages are named in lower case; a header rule must not match an address that is none.
    caseSensitiveRoutes: true,
    serverActions: { bodySizeLimit: '64kb' },
    // As much of a form as is held for proxy.ts; Next would hold ten megabytes of each.
    proxyClientMaxBodySize: '64kb',
    agentUpgrade: false,
  },
};

/** What the owner has found true (`content/unconfirmed.ts`); a site without an owner has no such file. */
const CONFIRMED = 'content/confirmed.json';

/** Types are made of the names of routes alone. */
const isTypegen = process.argv.includes('typegen');

/** Only reads: `build/make.ts` has made the fonts, pictures and colors before. */
export default function config(phase: string): NextConfig {
  const isDev = phase === PHASE_DEVELOPMENT_SERVER;
  const isCompiled = isDev || phase === PHASE_PRODUCTION_BUILD;
  if (isCompiled && !isTypegen) requireMade({ isDev });
  if (phase === PHASE_PRODUCTION_BUILD) {
    process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ||= actionKey(resolve('lib'));
  }
  const define = {
    'process.env.THEME_COLORS': isCompiled ? definedColors() : '',
    'process.env.LANGUAGES_IN_ADDRESSES': languagesInAddresses,
  };
  const defineServer = {
    ...settings.compiler?.defineServer,
    'process.env.API_HANDLERS': isCompiled ? handlerPattern() : '',
    'process.env.CONFIRMED': existsSync(CONFIRMED) ? readFileSync(CONFIRMED, 'utf8') : '',
    'process.env.FORM_BUILD': formBuild(),
    'process.env.COVERS': isCompiled ? definedCovers() : '',
    ...(isCompiled && { ...definedPortrait(), ...definedRecording() }),
  };
  return { ...settings, compiler: { ...settings.compiler, define, defineServer } };
}
