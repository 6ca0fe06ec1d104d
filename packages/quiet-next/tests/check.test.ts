import { expect, test } from 'vitest';
import { scriptHashes } from '../src/policies.ts';
import { Page } from '../src/page.ts';

test.each([
  ['<p onclick="x()">', 'move this inline handler into a client component'],
  ['<a href=" javascript:x()">', 'replace this javascript: address'],
  ['<script>tracker()</script>', 'add this kind of script to script-kind.ts'],
  ['<script src="https://cdn.example/x.js"></script>', 'add this kind of script'],
  ['<script type="module">x()</script>', 'add this kind of script'],
])('policies: %s stops the build', (bad, advice) => {
  const page = new Page('/about', [], `<main>\n${bad}</main>`);
  expect(() => scriptHashes(page)).toThrow(`/about, line 2: ${advice}`);
});
