import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  skipTrailingSlashRedirect: true,
  typedRoutes: true,
  reactStrictMode: true,
  // Covers are SVG and photographs are encoded ahead of time, so the optimizer has no work here.
  images: { unoptimized: true },
  agentRules: false,
  experimental: {
    serverActions: { bodySizeLimit: '64kb' },
    agentUpgrade: false,
  },
};

export default config;
