import type { NextConfig } from 'next';
import { commonHeaders, pageCaching, previewHeaders } from './lib/security-headers';

const https = process.env.SITE_URL?.startsWith('https:') ?? false;

const config: NextConfig = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  typedRoutes: true,
  reactStrictMode: true,
  // Covers are SVG and photographs are encoded ahead of time, so the optimizer has no work here.
  images: { unoptimized: true },
  agentRules: false,
  headers: async () => [
    { source: '/:path*', headers: commonHeaders({ https }) },
    // The sample pages are shown in a frame of ours.
    { source: '/preview/:path*', headers: previewHeaders },
    ...['/', '/about', '/books', '/contact'].map((source) => ({ source, headers: [pageCaching] })),
  ],
  turbopack: { resolveAlias: { 'react-style-singleton': './lib/styles/style-singleton.ts' } },
  experimental: {
    serverActions: { bodySizeLimit: '64kb' },
    agentUpgrade: false,
  },
};

export default config;
