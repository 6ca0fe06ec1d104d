import { expect, test } from 'vitest';
import { put } from '@/build/manifest';
import { sampleBuild, writtenRules } from './sample';

test('a table that Next writes in another form stops the build and says where', () => {
  expect(() => sampleBuild({ manifest: { version: 4, headers: [{ src: '/' }] } })).toThrow(
    /Next 16\.4\.6 .*routes-manifest\.json[\s\S]*build\/manifest\.ts[\s\S]*version[\s\S]*source/,
  );
});

test('a rule is known by the requests it is for, and everything else is kept', () => {
  const build = sampleBuild();
  const { headers } = build.manifest;
  const before = headers.length;
  const sent = (value: string) => [{ key: 'X-Test', value }];
  const has = [{ type: 'header', key: 'accept', value: 'x' }];
  put(headers, { source: '/', headers: sent('1') });
  put(headers, { source: '/', has, headers: sent('2') });
  put(headers, { source: '/', has, headers: sent('3') });
  build.write();
  const written = writtenRules(build.context);
  expect(written.headers).toHaveLength(before + 1);
  expect(written.headers.find(({ source }) => source === '/')!.headers).toEqual(sent('1'));
  expect(written.headers.at(-1)).toEqual({ source: '/', has, headers: sent('3') });
  expect(written.other).toBe('kept');
});

test('a build without a page is refused', () => {
  expect(() => sampleBuild({ pages: {} })).toThrow('no prerendered page');
});
