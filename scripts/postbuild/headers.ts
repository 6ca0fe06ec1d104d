import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, headerRules, type Page } from '@/lib/security-headers';
import { surroundings } from '@/lib/surroundings';
import { scriptHashes, styleHashes } from './hashes';

const OUT = '.next';
export const PAGES = join(OUT, 'server/app');
const MANIFEST = join(OUT, 'routes-manifest.json');

/** The HTML files of the prerendered pages. */
export function pageFiles(): string[] {
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(PAGES, name))
    .sort();
  if (files.length === 0) throw new Error('The build left no prerendered page.');
  return files;
}

/** `.next/server/app/about.html` → `/about`; Next's own two keep their underscore. */
function routeOf(file: string): string {
  const name = file.slice(PAGES.length + 1, -'.html'.length).replaceAll('\\', '/');
  return name === 'index' ? '/' : `/${name}`;
}

/** The pages as they finally stand, with the hashes of what is in them. */
export function readPages(): Page[] {
  return pageFiles().map((file) => {
    const html = readFileSync(file, 'utf8');
    return {
      route: routeOf(file),
      scriptHashes: scriptHashes(html),
      styleHashes: styleHashes(html),
    };
  });
}

/**
 * Writes each page's policy into the routes manifest that `next start`, the standalone server and
 * Vercel's builder read. The rules are there since the build, without hashes.
 *
 * @throws when the manifest lacks a rule: `next.config.ts` and the pages then disagree.
 */
export function writeHeaders(): number {
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { headers: HeaderRule[] };
  const pages = readPages();
  for (const { source, headers } of headerRules(pages, surroundings())) {
    const rule = manifest.headers.find((candidate) => candidate.source === source);
    if (!rule) throw new Error(`next.config.ts has no header rule for ${source}`);
    rule.headers = headers;
  }
  writeFileSync(MANIFEST, JSON.stringify(manifest));
  return pages.length;
}
