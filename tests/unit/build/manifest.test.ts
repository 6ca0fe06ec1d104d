import { expect, test } from 'vitest';
import { sampleBuild, sampleContext, writtenRules } from './sample';
import { Build } from '@/build/build';

test('a table that Next writes in another form stops the build and says where', () => {
  expect(() => sampleBuild({ manifest: { version: 4, headers: [{ src: '/' }] } })).toThrow(
    /Next 16\.4\.6 .*routes-manifest\.json[\s\S]*build\/manifest\.ts[\s\S]*version[\s\S]*source/,
  );
});

test('a rule is known by the requests it is for, and everything else is kept', () => {
  const build = sampleBuild();
  const before = writtenRules(build.context).headers.length;
  const header = (value: string) => [{ key: 'X-Test', value }];
  const has = [{ type: 'header' as const, key: 'accept', value: 'x' }];
  build.manifest.putHeaders({ source: '/', headers: header('1') });
  build.manifest.putHeaders({ source: '/', has, headers: header('2') });
  build.manifest.putHeaders({ source: '/', has, headers: header('3') });
  build.write();
  const { headers, other } = writtenRules(build.context);
  expect(headers).toHaveLength(before + 1);
  expect(headers.find(({ source }) => source === '/')!.headers).toEqual(header('1'));
  expect(headers.at(-1)).toEqual({ source: '/', has, headers: header('3') });
  expect(other).toBe('kept');
});

test('a build without a page is refused', () => {
  expect(() => new Build(sampleContext({ pages: {} }))).toThrow('no prerendered page');
});
