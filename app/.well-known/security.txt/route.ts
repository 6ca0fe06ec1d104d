import { securityText } from '@/lib/seo/security-text';

/** Rendered for each request: a file made by the build would expire on a site that is not rebuilt. */
export const dynamic = 'force-dynamic';

export const GET = () =>
  new Response(securityText(new Date()), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
