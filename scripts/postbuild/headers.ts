import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, headerRules, type Page, type Surroundings } from '@/lib/security-headers';
import { scriptHashes } from './hashes';
import { sonnerStyleHashes } from './sonner-style';

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

/** The pages as they finally stand, with the hashes of the scripts in them. */
export function readPages(): Page[] {
  return pageFiles().map((file) => ({
    route: routeOf(file),
    scriptHashes: scriptHashes(readFileSync(file, 'utf8')),
  }));
}

const readManifest = () => JSON.parse(readFileSync(MANIFEST, 'utf8')) as { headers: HeaderRule[] };

/** The rules as they have to be for the pages that stand in the build folder now. */
function wantedRules(around: Surroundings): HeaderRule[] {
  return headerRules(readPages(), { ...around, styleHashes: sonnerStyleHashes() });
}

/**
 * Writes each page's policy into the routes manifest that `next start`, the standalone server and
 * Vercel's builder read. The rules are there since the build, without hashes.
 *
 * @throws when the manifest lacks a rule: `next.config.ts` and the pages then disagree.
 */
export function writeHeaders(around: Surroundings): void {
  const manifest = readManifest();
  for (const { source, headers } of wantedRules(around)) {
    const rule = manifest.headers.find((candidate) => candidate.source === source);
    if (!rule) throw new Error(`next.config.ts has no header rule for ${source}`);
    rule.headers = headers;
  }
  writeFileSync(MANIFEST, JSON.stringify(manifest));
}
