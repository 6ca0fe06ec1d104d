import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Build, type BuildContext } from '@/build/build';
import { Page } from '@/build/page';
import { headerRules } from '@/lib/csp/header-rules';
import { earlyScript } from '@/lib/head/early-script';

/** A page as Next 16.4.6 prerenders it, with everything the stages of the build look at. */
export const sampleHtml = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/boot.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/b.js" async=""></script>',
  `<script>${earlyScript}</script>`,
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head>',
  '<body><main><h1>Sutra &amp; more</h1>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script></main>',
  '<script id="_R_">requestAnimationFrame(function(){$RT=performance.now()});</script>',
  '<script src="/_next/static/chunks/boot.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  '<script>self.__next_f.push([1,"0:data"])</script></body></html>',
].join('');

export const samplePage = (html = sampleHtml, route = '/') => new Page(route, [], html);

const SCRIPTS = ['a', 'b', 'boot', 'old'].map((name) => `chunks/${name}.js`);

interface Sample {
  /** HTML by route. */
  pages?: Record<string, string>;
  /** What `next.config.ts` lists. */
  routes?: string[];
  /** Written in place of Next's table of routes. */
  manifest?: object;
}

/** A build folder as Next leaves it to an adapter, small, below the folder for temporary files. */
export function sampleContext({
  pages = { '/': sampleHtml },
  routes = ['/'],
  manifest,
}: Sample = {}): BuildContext {
  const distDir = mkdtempSync(join(tmpdir(), 'build-'));
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(distDir, name)), { recursive: true });
    writeFileSync(join(distDir, name), text);
    return join(distDir, name);
  };
  mkdirSync(join(distDir, 'server'));
  const headers = headerRules(routes, { https: false });
  const table = { version: 3, headers, rewrites: { beforeFiles: [] }, other: 'kept' };
  write('routes-manifest.json', JSON.stringify(manifest ?? table));
  const files = Object.fromEntries([
    ...SCRIPTS.map((name) => [name, 'alert(1)']),
    ['chunks/a.css', 'h1{color:red}'],
  ]) as Record<string, string>;
  return {
    distDir,
    nextVersion: '16.4.6',
    routing: {
      beforeMiddleware: headers.map(({ source, headers: sent }) => ({
        source,
        headers: Object.fromEntries(sent.map(({ key, value }) => [key, value])),
      })),
    },
    outputs: {
      prerenders: Object.entries(pages).map(([pathname, html], index) => ({
        pathname,
        fallback: {
          filePath: write(
            `server/route-cache/APP_PAGE/${index}/$${pathname.replace(/\/$/, '/index')}.html`,
            html,
          ),
        },
      })),
      staticFiles: Object.entries(files).map(([name, text]) => ({
        pathname: `/_next/static/${name}`,
        filePath: write(`static/${name}`, text),
      })),
    },
  } as unknown as BuildContext;
}

export const sampleBuild = (sample?: Sample) => new Build(sampleContext(sample));

/** The header rules and rewrites that the build has written. */
export function writtenRules({ distDir }: BuildContext) {
  const text = readFileSync(join(distDir, 'routes-manifest.json'), 'utf8');
  return JSON.parse(text) as {
    headers: ReturnType<typeof headerRules>;
    rewrites: { beforeFiles: { source: string; destination: string; has: { value: string }[] }[] };
    other: string;
  };
}
