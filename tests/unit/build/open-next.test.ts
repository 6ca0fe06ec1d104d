import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changePages } from '@/build';
import { sampleContext, sampleHtml } from './sample';

const pages = { '/': sampleHtml, '/about': sampleHtml.replace('Sutra', 'About') };

describe('a build by OpenNext', () => {
  const built = sampleContext({ pages, routes: Object.keys(pages) });
  const read = (name: string) => readFileSync(join(built.distDir, name), 'utf8');

  beforeAll(() => {
    vi.stubEnv('NEXT_PRIVATE_STANDALONE', 'true');
    changePages(built, { hasAdapter: false });
  });
  afterAll(() => void vi.unstubAllEnvs());

  test.each(['index', 'about'])(
    'has the deferred page %s where OpenNext collects pages',
    (name) => {
      expect(read(`server/app/${name}.html`)).toContain('data-chunks');
    },
  );

  test('is not precompressed', () => {
    expect(JSON.parse(read('routes-manifest.json'))).toMatchObject({
      rewrites: { beforeFiles: [] },
    });
    expect(existsSync(join(built.distDir, 'static/packed'))).toBe(false);
  });
});
