import type { NextConfig } from 'next';
import { headerRules } from './lib/security-headers';
import { surroundings } from './lib/surroundings';

/** The pages that are prerendered; the build fails when one of them has no header rule. */
const pages = ['/', '/about', '/books', '/contact'].map((route) => ({ route }));

const config: NextConfig = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  typedRoutes: true,
  reactStrictMode: true,
  // Covers are SVG and photographs are encoded ahead of time, so the optimizer has no work here.
  images: { unoptimized: true },
  agentRules: false,
  headers: async () => headerRules(pages, surroundings()),
  turbopack: { resolveAlias: { 'react-style-singleton': './lib/styles/style-singleton.ts' } },
  experimental: {
    serverActions: { bodySizeLimit: '64kb' },
    agentUpgrade: false,
  },
};

export default config;
